/** A figure on its way from nothing: `share` 1 gives it as written, with its unit and thousand marks throughout. */
export function countUp(figure: string, share: number): string {
  if (share >= 1) return figure;
  const digits = /\d[\d.,]*/.exec(figure)?.[0];
  if (digits === undefined) return figure;
  const decimals = /\.(\d{1,2})$/.exec(digits)?.[1]?.length ?? 0;
  const whole = Number(digits.replaceAll(',', ''));
  if (!Number.isFinite(whole)) return figure;
  const isYear = /^(?:1[5-9]|20)\d\d$/.test(digits);
  const value = isYear ? whole - (1 - share) * 60 : whole * share;
  const fixed = decimals === 0 ? String(Math.round(value)) : value.toFixed(decimals);
  const shown = digits.includes(',') ? fixed.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',') : fixed;
  return figure.replace(digits, shown);
}
