import { Link } from 'react-router';
import type { UsageEntry } from '@scenewright/contract/schemas/subscription.ts';
import { classNames } from '../../ui/class-names.ts';
import { signed } from './usage-days.ts';
import { UsageIcon, usageKindWords } from './usage-kind.tsx';

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

export function UsageRow({ entry }: { entry: UsageEntry }) {
  const { kind, description, date, credits, content_id: contentId } = entry;
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <UsageIcon kind={kind} />
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">{description}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-13 text-subtle">
          <span>{usageKindWords[kind]}</span>
          <span aria-hidden>·</span>
          <time dateTime={date}>{time.format(new Date(date))}</time>
          {contentId !== null && (
            <Link
              to={`/storyboard/${contentId}`}
              className="rounded-[3px] text-accent underline underline-offset-4"
            >
              Open video
            </Link>
          )}
        </p>
      </div>
      <p className={classNames('tabular shrink-0 font-medium', credits > 0 && 'text-success')}>
        {signed(credits)}
        <span className="sr-only"> credits</span>
      </p>
    </li>
  );
}
