import { useCredits } from '../../api/queries/credits.ts';
import { creditsText } from './figures.ts';

/** What a press leaves on the account; nothing while that is not known. */
export function BalanceAfter({ price }: { price: number }) {
  const { data: credits } = useCredits();
  if (credits === undefined) return null;
  const left = credits.available_credits - price;
  return <span className="tabular text-12 text-subtle">{left < 0 ? `${creditsText(-left)} short` : `${creditsText(left)} left after`}</span>;
}
