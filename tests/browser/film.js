// Films a table: whatever changes on the page is kept with its time, as far as somebody who watches could tell.
(() => {
  const takes = [];
  let on = false;
  let last = "";
  let painted = 0;

  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";

  /** What can be seen now. */
  function seen() {
    const stage = document.querySelector("[data-stage]");
    return {
      beat: Number(stage?.dataset.beat ?? 0),
      ms: Number(stage?.dataset.ms ?? 0),
      factor: Number(stage?.dataset.factor ?? 0),
      form: stage?.dataset.form ?? "",
      title: text("[data-stage] .title"),
      dice: all("[data-stage] [data-die]").map((die) => die.dataset.die),
      held: document.querySelector("[data-stage] [data-held]")?.dataset.sheet ?? "",
      coming: document.querySelector("[data-stage] [data-coming]")?.dataset.coming ?? "",
      effects: all("[data-stage] [data-effect]").map((one) => `${one.dataset.effect} ${one.textContent.trim()}`),
      result: text("[data-stage] .result"),
      sentence: text("[data-stage-bar] .sentence"),
      lines: Number(all("[role=log] [data-line]").at(-1)?.dataset.line ?? 0),
      asked: document.querySelector("[data-decision].ours") !== null,
      over: document.querySelector("#after") !== null,
      // how everybody on the table fares, in words
      gauges: Object.fromEntries(
        all(".bands [data-piece][data-shape=figure]").map((one) => [one.dataset.piece, one.querySelector(".visually-hidden")?.textContent ?? ""]),
      ),
    };
  }

  function take() {
    if (!on) return;
    const now = seen();
    const said = JSON.stringify(now);
    if (said === last) return;
    last = said;
    takes.push({ at: performance.now(), painted, ...now });
  }
  function frame() {
    painted++;
    if (on) requestAnimationFrame(frame);
  }

  window.film = {
    start: () => {
      on = true;
      takes.length = 0;
      last = "";
      new MutationObserver(take).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["data-beat", "data-form", "class"] });
      frame();
      take();
    },
    stop: () => {
      on = false;
      return { at: performance.now(), painted, takes };
    },
  };
})();
