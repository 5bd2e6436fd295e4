import { CalendarClock, Film, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { ContentItem } from '#contract/api/content.ts';
import { platforms } from '#contract/rules/platforms.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { longDate } from '../../ui/long-date.ts';
import { PlatformIcon } from '../../ui/platform-icon.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { IconLink } from './icon-link.tsx';
import { StatusBadge } from './status-badge.tsx';

interface ContentCardProps {
  content: ContentItem;
  onDelete: () => void;
}

/** One content of the list; the whole card opens its storyboard. */
export function ContentCard({ content, onDelete }: ContentCardProps) {
  const platformName = platforms.find(({ id }) => id === content.platform)?.name ?? content.platform;
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-control">
      <Thumbnail content={content} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h3 className="line-clamp-2 font-medium wrap-anywhere">
          <Link to={`/storyboard/${content.id}`} className="after:absolute after:inset-0 after:rounded-card">{content.title}</Link>
        </h3>
        {content.failure !== null && <p className="line-clamp-2 text-13 text-danger">{content.failure}</p>}
        <div className="mt-auto flex items-center justify-between gap-2">
          <div className="flex min-w-0 items-center gap-2 text-13 text-subtle">
            <Tooltip text={platformName}>
              <span tabIndex={0} role="img" aria-label={platformName} className="relative grid size-7 place-items-center rounded-control"><PlatformIcon platform={content.platform} className="size-4" /></span>
            </Tooltip>
            <span className="flex items-center gap-1.5 truncate">
              <CalendarClock aria-hidden className="size-4 shrink-0" />
              {content.scheduled_at === null ? 'No scheduled date' : longDate(content.scheduled_at)}
            </span>
          </div>
          <div className="relative flex">
            <IconLink label={`Edit ${content.title}`} to={`/edit/${content.id}`}><Pencil /></IconLink>
            <IconButton label={`Delete ${content.title}`} onClick={onDelete}><Trash2 /></IconButton>
          </div>
        </div>
      </div>
    </article>
  );
}

function Thumbnail({ content: { thumbnail_url: url, status, quality, orientation } }: { content: ContentItem }) {
  return (
    <div className="relative grid aspect-video place-items-center overflow-hidden border-b border-line bg-bg">
      {url === null
        ? <Film aria-hidden className="size-8 text-subtle" />
        : <img src={url} alt="" loading="lazy" decoding="async" className={`absolute inset-0 size-full ${orientation === 'vertical' ? 'object-contain' : 'object-cover'}`} />}
      <span className="absolute left-3 top-3 flex flex-wrap gap-1.5">
        <StatusBadge status={status} />
        {quality === 'draft' && status !== 'draft' && <Badge>Draft quality</Badge>}
      </span>
    </div>
  );
}
