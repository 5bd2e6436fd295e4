import type { PlanFigure } from '@scenewright/contract/rules/picture-plan.ts';

/** Signs that stand in front of an amount wherever it is written. */
const leading = /^[A-Z]{0,3}\p{Sc}$/u;
/** "318.000", "19,90", "2 100": written as where a sign stands behind. */
const continental = /^\d{1,3}(?:[.\s\u00a0\u202f]\d{3})+(?:,\d+)?$|^\d+,\d{1,2}$/u;

/** A space that keeps a sign at its amount: a unit that begins with it stands behind wherever else its sign stands. */
export const behind = '\u00a0';

/** An amount with its sign where it belongs. */
export function moneyText({ value, unit }: PlanFigure): string {
  if (unit === '') return value;
  // Whoever wrote it puts the sign behind.
  if (unit.startsWith(behind)) return `${value}${unit}`;
  if (!leading.test(unit)) return `${value} ${unit}`;
  return unit === '€' && continental.test(value) ? `${value} ${unit}` : `${unit}${value}`;
}

/** A figure with its scale, and what its words go on with: "6.8 million | vessel", "2 | a head", "18 | por quilo". */
const amountForm = /^(\D*\d[\d.,'’]*(?:\s\d{3})*)\s*(.*)$/su;
const scaleForm =
  /^(?:thousand|[mb]illions?|trillions?|mio\.?|mrd\.?|bn|m|k|tausend|millionen|milliarden?|millones|mil|milhões|milioni|万|億)(?![\p{L}])/iu;

/** What an amount is paid for each of: it is a price then. */
const perPiece =
  /^(?:an?|per|each|every|pro|je|par|al|alla|a la|por|cada|za|ono|p\.?\s?p\.?)\b|^\//iu;

/** The amount alone, and what else stood in its value. */
export function splitAmount(shown: PlanFigure): PlanFigure & { readonly isThing: boolean } {
  const [, number = '', words = ''] = amountForm.exec(shown.value.trim()) ?? [];
  const [scale = ''] = scaleForm.exec(words) ?? [];
  const value = [number, scale].filter((text) => text !== '').join(' ');
  const rest = words.slice(scale.length).trim();
  if (number === '' || !/^[\p{L}/]/u.test(rest)) return { ...shown, isThing: false };
  const label = [rest, shown.label].filter((text) => text !== '').join(' ');
  return { ...shown, value, label, isThing: !perPiece.test(rest) };
}
