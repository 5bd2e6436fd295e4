import { maxSceneDurationS } from '@scenewright/contract/rules/limits.ts';
import { type VisualModelId, visualModelIds } from '@scenewright/contract/rules/models.ts';
import { plans } from '@scenewright/contract/rules/plans.ts';
import { creditsPerScene } from '@scenewright/contract/rules/pricing.ts';
import { type Catalogue, entryFor } from './catalogue.ts';
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
const highestCostUsd = (entry: CatalogueEntry, withSound = false) =>
  costUsd(entry, maxSceneDurationS.video, withSound);

/** What sound adds to it. */
const highestSoundCostUsd = (entry: CatalogueEntry) =>
  Math.max(0, highestCostUsd(entry, true) - highestCostUsd(entry));

/** Credits that leave the wanted margin above a cost. */
const creditsAbove = (usd: number) => Math.ceil(usd / (1 - wantedMargin) / creditValueUsd);

/** Credits for a scene: the product's own price, or for a model without a product what its cost asks for. */
export function creditsFor(entry: CatalogueEntry): number {
  if (entry.product !== null) return creditsPerScene(entry.product);
  return Math.max(1, creditsAbove(highestCostUsd(entry)));
}

/** Credits that a clip's own sound adds to a scene's; null of a model that makes none. */
export function soundCreditsFor(entry: CatalogueEntry): number | null {
  if (entry.kind === 'image' || entry.sound === 'none') return null;
  return entry.soundCredits ?? creditsAbove(highestSoundCostUsd(entry));
}

/** The product's models that make sound here, each with the credits that it adds. */
export const soundCreditsOf = (catalogue: Catalogue): ReadonlyMap<VisualModelId, number> =>
  new Map(
    visualModelIds.flatMap((id) => {
      const entry = entryFor(catalogue, id);
      const credits = entry === null ? null : soundCreditsFor(entry);
      return credits === null ? [] : [[id, credits] as const];
    }),
  );

export interface Margin {
  readonly model: string;
  readonly product: string | null;
  readonly enabled: boolean;
  readonly credits: number;
  /** What sound adds to them; null of a model that makes none. */
  readonly soundCredits: number | null;
  /** US dollars: what a scene's credits bring in, and what its dearest picture or clip costs. */
  readonly worthUsd: number;
  readonly costUsd: number;
  /** The share of the worth that is left; below zero where the cost is higher. */
  readonly margin: number;
  /** The first day on which it does not answer any more; null: not announced. */
  readonly ends: string | null;
  /** Sentences where something is lost with every scene, or nobody knows whether it is; null otherwise. */
  readonly warning: string | null;
}

const dollars = (usd: number) => `$${usd.toFixed(2)}`;

/** Sentences for an operator who loses something with every scene of an enabled model, or may do so. */
function warningsOf(entry: CatalogueEntry): string[] {
  const { id, enabled, priceFrom } = entry;
  if (!enabled) return [];
  const [credits, cost] = [creditsFor(entry), highestCostUsd(entry)];
  const [soundCredits, soundCost] = [soundCreditsFor(entry) ?? 0, highestSoundCostUsd(entry)];
  const worth = (of: number) => of * creditValueUsd;
  return [
    priceFrom === undefined
      ? null
      : `Nobody has said what the model ${id} costs: the price of ${priceFrom} is taken. Set its price in REPLICATE_CATALOGUE_FILE.`,
    cost > worth(credits)
      ? `The model ${id} costs up to ${dollars(cost)} a scene, more than its ${credits} credits bring in (${dollars(worth(credits))}): name a cheaper one for it.`
      : null,
    soundCost > worth(soundCredits)
      ? `The sound of the model ${id} costs up to ${dollars(soundCost)} more a scene, and its ${soundCredits} credits bring in ${dollars(worth(soundCredits))}: raise its soundCredits.`
      : null,
  ].filter((sentence) => sentence !== null);
}

function marginOf(entry: CatalogueEntry): Margin {
  const credits = creditsFor(entry);
  const [worthUsd, cost] = [credits * creditValueUsd, highestCostUsd(entry)];
  const warnings = warningsOf(entry);
  const { id: model, product, enabled, ends } = entry;
  return {
    model,
    product,
    enabled,
    credits,
    soundCredits: soundCreditsFor(entry),
    worthUsd,
    costUsd: cost,
    margin: 1 - cost / worthUsd,
    ends,
    warning: warnings.length === 0 ? null : warnings.join(' '),
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
    each.soundCredits === null ? '–' : `+${each.soundCredits}`,
    dollars(each.worthUsd),
    dollars(each.costUsd),
    `${Math.round(each.margin * 100)}%`,
  ]);
  const all = [
    ['Model', 'Product', 'State', 'Credits', 'Sound', 'Worth', 'Cost', 'Margin'],
    ...rows,
  ];
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
