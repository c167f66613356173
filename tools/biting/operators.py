"""Small changes that are worth trying: each operator gives a node another reading, those that change values first.

`cost` ranks them: 0 for a condition turned round, a limit moved by one, a statement left out; higher for changes that
more often end in a crash than in another answer.
"""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass

from tools.biting.breaks import FUNCTIONS, Unit, slots, written

RULE = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+(?:-[A-Z]+)?-\d+\b")
COMPARE: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
BINARY: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitXor: ast.BitAnd,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
BARE = {"sorted", "reversed", "list"}  # of an argument that can stand by itself


@dataclass(frozen=True)
class Mutant:
    kind: str
    cost: int
    line: int
    last: int
    old: str
    new: str
    nth: int


def negated(node: ast.expr) -> ast.expr:
    return (
        node.operand if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not) else ast.UnaryOp(ast.Not(), node)
    )


def conditions(parent: ast.AST, field: str, node: ast.expr) -> Iterator[tuple[str, int, ast.AST | None]]:
    if isinstance(parent, ast.If | ast.IfExp) and field == "test":
        yield "condition turned round", 0, negated(node)
        yield "always", 1, ast.Constant(True)
        yield "never", 1, ast.Constant(False)
    elif isinstance(parent, ast.While) and field == "test":
        yield "never", 1, ast.Constant(False)
    elif isinstance(parent, ast.comprehension) and field == "ifs":
        yield "filter left out", 0, None
        yield "condition turned round", 1, negated(node)


def expressions(node: ast.expr, parent: ast.AST, field: str) -> Iterator[tuple[str, int, ast.AST | None]]:
    yield from conditions(parent, field, node)
    match node:
        case ast.Compare(ops=ops):
            for i, op in enumerate(ops):
                for rank, other in enumerate(COMPARE[type(op)]):
                    fresh = copy.deepcopy(node)
                    fresh.ops[i] = other()
                    yield "comparison", 2 * rank, fresh
        case ast.BoolOp(op=op, values=values):
            for i in range(len(values)):
                left = values[:i] + values[i + 1 :]
                yield "part left out", 0, left[0] if len(left) == 1 else ast.BoolOp(op, left)
            yield "and, or", 1, ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert(), operand=operand) if not isinstance(
            operand, ast.Constant
        ):
            yield "sign", 0, operand
        case ast.BinOp(left=left_, op=op, right=right) if type(op) in BINARY:
            if not (isinstance(op, ast.Mod) and isinstance(left_, ast.Constant)):
                yield "operator", 1, ast.BinOp(left_, BINARY[type(op)](), right)
                yield "left side alone", 1, left_
                yield "right side alone", 2, right
        case ast.Constant(value=bool(value)):
            yield "truth", 0, ast.Constant(not value)
        case ast.Constant(value=int(value)):
            index = 2 * isinstance(parent, ast.Subscript | ast.UnaryOp)
            yield "number", index, ast.Constant(value + 1)
            if value > 0:
                yield "number", 1 + index, ast.Constant(value - 1)
        case ast.Constant(value=str(value)) if value and not isinstance(parent, ast.JoinedStr | ast.FormattedValue):
            if isinstance(parent, ast.Return | ast.IfExp) or (RULE.search(value) and isinstance(parent, ast.Assign)):
                yield "no refusal" if RULE.search(value) else "no word", 0, ast.Constant("")
            elif not isinstance(parent, ast.Expr):
                yield "no word", 4, ast.Constant("")
        case ast.IfExp(body=body, orelse=orelse):
            yield "one way", 1, body
            yield "other way", 1, orelse
        case ast.Call(func=ast.Name(id=name), args=[*args]) if name in CALLS:
            yield "least, most", 0, ast.Call(ast.Name(CALLS[name], ast.Load()), args, node.keywords)
        case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in BARE:
            yield "order left out", 1, first
        case ast.Call(args=[one, other]) if not node.keywords:
            yield "arguments swapped", 4, ast.Call(node.func, [other, one], [])
        case ast.List(elts=elts) | ast.Tuple(elts=elts) | ast.Set(elts=elts) if elts and isinstance(
            getattr(node, "ctx", ast.Load()), ast.Load
        ):
            for i in range(len(elts)):
                fresh_list = copy.deepcopy(node)
                assert isinstance(fresh_list, ast.List | ast.Tuple | ast.Set)
                del fresh_list.elts[i]
                if fresh_list.elts or not isinstance(node, ast.Set):
                    yield "element left out", 1 if isinstance(node, ast.List) else 3, fresh_list
            for i in range(1, len(elts)):
                if written(elts[i]) != written(elts[i - 1]):
                    swapped = copy.deepcopy(node)
                    assert isinstance(swapped, ast.List | ast.Tuple | ast.Set)
                    swapped.elts[i] = copy.deepcopy(elts[i - 1])
                    yield "neighbour instead", 3, swapped
        case ast.Dict(keys=keys):
            for i in range(len(keys)):
                table = copy.deepcopy(node)
                del table.keys[i], table.values[i]
                yield "entry left out", 2, table
        case ast.Slice(lower=lower, upper=upper, step=step):
            if lower is not None:
                yield "slice", 1, ast.Slice(None, upper, step)
            if upper is not None:
                yield "slice", 1, ast.Slice(lower, None, step)
    if isinstance(parent, ast.Return) and field == "value" and not isinstance(node, ast.Constant):
        yield "returns nothing", 2, ast.Constant(None)
        yield "returns nothing", 3, ast.List([], ast.Load())
        yield "returns nothing", 3, ast.Constant("")
        yield "returns nothing", 3, ast.Constant(0)
        yield "returns nothing", 3, ast.Constant(True)


def statements(node: ast.stmt) -> Iterator[tuple[str, int, ast.AST | None]]:
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Pass() | ast.Import() | ast.ImportFrom() | ast.Assert():
            return
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr="note"))):
            yield "note left out", 4, None
        case ast.Expr() | ast.AugAssign() | ast.Delete() | ast.Raise() | ast.Continue() | ast.Break() | ast.For():
            yield "left out", 0, None
        case ast.Return():
            yield "left out", 1, None
        case ast.If():
            yield "left out", 1, None
        case ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self")), *_]):
            yield "left out", 2, None
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
            yield "left out", 0, None
        case ast.Assign(targets=[ast.Name()], value=value) if not isinstance(value, ast.Constant):
            yield "nothing found", 4, ast.Assign(node.targets, ast.List([], ast.Load()))
            yield "nothing found", 4, ast.Assign(node.targets, ast.Constant(0))
    if isinstance(node, ast.AugAssign) and type(node.op) in BINARY:
        yield "operator", 0, ast.AugAssign(node.target, BINARY[type(node.op)](), node.value)
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant | ast.Name):
        if isinstance(node.targets[0], ast.Attribute):
            yield "none", 3, ast.Assign(node.targets, ast.Constant(None))


def mutants(unit: Unit) -> Iterator[Mutant]:
    """Every change of one function or constant. What a function does when it is defined is left alone."""
    seen: dict[str, int] = {}
    for parent, field, _, node in slots(unit):
        if not isinstance(node, ast.stmt | ast.expr | ast.keyword | ast.comprehension):
            continue
        old = written(node)
        nth = seen.get(old, 0)
        seen[old] = nth + 1
        if isinstance(unit, FUNCTIONS) and outside(unit, parent, field):
            continue
        line = getattr(node, "lineno", 0)
        last = getattr(node, "end_lineno", line)
        found: Iterator[tuple[str, int, ast.AST | None]]
        if isinstance(node, ast.stmt):
            found = statements(node)
            last = line
        elif isinstance(node, ast.expr):
            if isinstance(getattr(node, "ctx", None), ast.Store | ast.Del):
                continue
            found = expressions(node, parent, field)
        elif isinstance(node, ast.keyword):
            found = iter([("argument left out", 3, None)] if node.arg else [])
        else:
            continue
        for kind, cost, fresh in found:
            new = "" if fresh is None else written(ast.fix_missing_locations(ast.copy_location(fresh, node)))
            if new != old:
                yield Mutant(kind, cost, line, last, old, new, nth)


def outside(unit: ast.FunctionDef | ast.AsyncFunctionDef, parent: ast.AST, field: str) -> bool:
    """Decorators and defaults are carried out when the module is imported."""
    return parent in outer(unit) or (parent is unit and field in ("decorator_list", "args"))


def outer(unit: ast.FunctionDef | ast.AsyncFunctionDef) -> list[ast.AST]:
    known: list[ast.AST] | None = getattr(unit, "_outer", None)
    if known is None:
        known = [x for top in (unit.args, *unit.decorator_list) for x in ast.walk(top)]
        unit._outer = known  # type: ignore[union-attr]
    return known
