import { useCredits } from '../../../api/queries/credits.ts';
import { MoreCreditsLink, shortageText } from '../../frame/more-credits.tsx';
import { creditsText } from '../board/figures.ts';

/** What a press leaves on the account, or the way to what is missing; nothing while that is not known. */
export function BalanceAfter({ price }: { price: number }) {
  const { data: credits } = useCredits();
  if (credits === undefined) return null;
  const left = credits.available_credits - price;
  return (
    <span className="tabular text-12 text-subtle">
      {left < 0 ? (
        <MoreCreditsLink className="text-warn">{shortageText(-left)}</MoreCreditsLink>
      ) : (
        `${creditsText(left)} left after`
      )}
    </span>
  );
}
