import { maxSceneDurationS } from '@scenewright/contract/rules/limits.ts';
import { plans } from '@scenewright/contract/rules/plans.ts';
import { creditsPerScene } from '@scenewright/contract/rules/pricing.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueEntry } from './catalogue-schema.ts';
import { lengthFor, partsFor } from './model-input.ts';

/** US dollars that a credit brings in where it is sold cheapest. */
export const creditValueUsd: number = Math.min(
  ...plans.flatMap(({ priceCents, monthlyCredits, bonusCredits }) =>
    priceCents === null || priceCents === 0 || monthlyCredits === null
      ? []
      : [priceCents / 100 / (monthlyCredits + bonusCredits)],
  ),
);

/** Of a model that no product's price is set for: so much of its credits' value is left after its cost. */
const wantedMargin = 0.4;

/** US dollars that one picture, or the clips for a scene of so many seconds, costs at Replicate. */
export function costUsd(entry: CatalogueEntry, seconds: number, withSound = false): number {
  const { usd, usdWithSound = usd, per } = entry.price;
  // Some cannot be asked for a silent clip.
  const each = withSound || entry.sound === 'always' ? usdWithSound : usd;
  if (per === 'image') return each;
  const asked = partsFor(entry, seconds).map((part) => lengthFor(entry, part).askedS ?? 0);
  return each * asked.reduce((sum, askedS) => sum + askedS, 0);
}

/** The dearest scene that a model can be asked for. */
const highestCostUsd = (entry: CatalogueEntry) => costUsd(entry, maxSceneDurationS.video);

/** Credits for a scene: the product's own price, or for a model without a product what its cost asks for. */
export function creditsFor(entry: CatalogueEntry): number {
  if (entry.product !== null) return creditsPerScene(entry.product);
  return Math.max(1, Math.ceil(highestCostUsd(entry) / (1 - wantedMargin) / creditValueUsd));
}

export interface Margin {
  readonly model: string;
  readonly product: string | null;
  readonly enabled: boolean;
  readonly credits: number;
  /** US dollars: what a scene's credits bring in, and what its dearest picture or clip costs. */
  readonly worthUsd: number;
  readonly costUsd: number;
  /** The share of the worth that is left; below zero where the cost is higher. */
  readonly margin: number;
  /** A sentence where something is lost with every scene; null otherwise. */
  readonly warning: string | null;
}

const dollars = (usd: number) => `$${usd.toFixed(2)}`;

function marginOf(entry: CatalogueEntry): Margin {
  const credits = creditsFor(entry);
  const [worthUsd, cost] = [credits * creditValueUsd, highestCostUsd(entry)];
  const warning =
    cost > worthUsd && entry.enabled
      ? `The model ${entry.id} costs up to ${dollars(cost)} a scene, more than its ${credits} credits bring in (${dollars(worthUsd)}): name a cheaper one for it.`
      : null;
  const { id: model, product, enabled } = entry;
  return {
    model,
    product,
    enabled,
    credits,
    worthUsd,
    costUsd: cost,
    margin: 1 - cost / worthUsd,
    warning,
  };
}

/** Each model's price in credits against its cost, for its dearest scene. */
export const marginsOf = ({ models }: Catalogue): Margin[] => models.map(marginOf);

/** The margins as a table that an operator reads, with the warnings below it. */
export function marginTable(margins: readonly Margin[]): string {
  const rows = margins.map((each) => [
    each.model,
    each.product ?? '(none)',
    each.enabled ? 'on' : 'off',
    String(each.credits),
    dollars(each.worthUsd),
    dollars(each.costUsd),
    `${Math.round(each.margin * 100)}%`,
  ]);
  const all = [['Model', 'Product', 'State', 'Credits', 'Worth', 'Cost', 'Margin'], ...rows];
  const widths = all[0]?.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0))) ?? [];
  const isNumber = (at: number) => at > 2;
  const lines = all.map((row) =>
    row
      .map((cell, at) =>
        isNumber(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  '),
  );
  return [
    ...lines,
    '',
    `A credit is worth ${creditValueUsd.toFixed(4)} US dollars, as in the plan that sells it cheapest. Cost: one picture, or a clip for a scene of ${maxSceneDurationS.video} seconds, without sound.`,
    ...margins.flatMap(({ warning }) => (warning === null ? [] : [warning])),
  ].join('\n');
}
