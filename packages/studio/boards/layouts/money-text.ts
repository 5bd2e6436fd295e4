import type { PlanFigure } from '@scenewright/contract/rules/picture-plan.ts';

/** Signs that stand in front of an amount wherever it is written. */
const leading = /^[A-Z]{0,3}[$£¥₹₽₩₺]$|^€$/u;
/** "318.000", "19,90", "2 100": written as where a sign stands behind. */
const continental = /^\d{1,3}(?:[.\s\u00a0\u202f]\d{3})+(?:,\d+)?$|^\d+,\d{1,2}$/u;

/** An amount with its sign where it belongs. */
export function moneyText({ value, unit }: PlanFigure): string {
  if (unit === '') return value;
  if (!leading.test(unit)) return `${value} ${unit}`;
  return unit === '€' && continental.test(value) ? `${value} ${unit}` : `${unit}${value}`;
}
