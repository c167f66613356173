// A chance in percent: never "0 %" or "100 %" for what is only nearly so.

export function percent({ over, under }: { over: number; under: number }, lang: string): string {
  const part = over / under;
  const format = (value: number) => value.toLocaleString(lang, { style: "percent" });
  if (part > 0 && part < 0.01) return `< ${format(0.01)}`;
  if (part < 1 && part > 0.99) return `> ${format(0.99)}`;
  return format(part);
}
