import { Link } from 'react-router';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { recentUsageCount } from '@scenewright/contract/rules/limits.ts';
import { longDate } from '../../ui/long-date.ts';

/** The last uses; the page of all of them is one press away. */
export function RecentUsage({ entries }: { entries: CreditInfo['usage_history'] }) {
  return (
    <section aria-labelledby="usage-title" className="border-t border-line pt-5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id="usage-title" className="font-semibold">
          Recent usage
        </h3>
        <Link
          to="/profile/usage"
          className="touch-target -my-0.5 inline-flex min-h-6 items-center rounded-[3px] text-13 text-accent underline-offset-4 hover:underline"
        >
          View all
        </Link>
      </div>
      {entries.length === 0 && <p className="mt-2 text-muted">Nothing used yet.</p>}
      <ul className="mt-2 divide-y divide-line">
        {entries.slice(0, recentUsageCount).map(({ id, description, date, credits }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <span className="block truncate">{description}</span>
              <span className="text-13 text-subtle">{longDate(date)}</span>
            </span>
            <span className="tabular shrink-0 font-medium">
              {credits.toLocaleString('en-US')} {credits === 1 ? 'credit' : 'credits'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
