import { visualModels } from '@scenewright/contract/rules/models.ts';
import { creditsPerScene } from '@scenewright/contract/rules/pricing.ts';
import { plans, type Plan } from '@scenewright/contract/rules/plans.ts';

/** A plan's price a month: `$29.99`, `$0`, or null where it is agreed by talking. */
export function monthlyPrice({ priceCents }: Pick<Plan, 'priceCents'>): string | null {
  if (priceCents === null) return null;
  return priceCents === 0 ? '$0' : dollars(priceCents / 100);
}

/** US dollars as people write them: `$29.99`. */
export function dollars(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** What one credit comes to, bonus included: `$0.040/credit`; null where nothing is paid or nothing is counted. */
export function pricePerCredit(plan: Plan): string | null {
  const price = centsPerCredit(plan);
  return price === null ? null : `$${(price / 100).toFixed(3)}/credit`;
}

/** How much less a credit costs than in the smallest paid plan: `20% savings`; null where it is no less. */
export function savings(plan: Plan): string | null {
  const price = centsPerCredit(plan);
  const dearest = Math.max(...plans.map((each) => centsPerCredit(each) ?? 0));
  const percent = price === null ? 0 : Math.round((1 - price / dearest) * 100);
  return percent === 0 ? null : `${percent}% savings`;
}

/** All credits of a month, bonus included; null is unlimited. */
export function creditsOf({ monthlyCredits, bonusCredits }: Plan): number | null {
  return monthlyCredits === null ? null : monthlyCredits + bonusCredits;
}

/** What a month's credits make with one model or another: `Makes 150 Recraft, 18 Kling, or 3 Veo scenes`; null where nothing is counted. */
export function scenesOf(plan: Plan): string | null {
  const credits = creditsOf(plan);
  if (credits === null) return null;
  const counts = visualModels
    .map(({ id, name }) => ({ name, count: Math.floor(credits / creditsPerScene(id)) }))
    .filter(({ count }) => count > 0);
  return `Makes ${list.format(counts.map(({ name, count }) => `${count.toLocaleString('en-US')} ${name}`))} ${counts.at(-1)?.count === 1 ? 'scene' : 'scenes'}`;
}

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });

function centsPerCredit(plan: Plan): number | null {
  const credits = creditsOf(plan);
  return plan.priceCents === null || plan.priceCents === 0 || credits === null
    ? null
    : plan.priceCents / credits;
}
