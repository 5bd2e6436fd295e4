import { CalendarClock, Film, Pencil, Proportions, Trash2 } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { ContentItem } from '@scenewright/contract/schemas/content.ts';
import { platforms } from '@scenewright/contract/rules/platforms.ts';
import { shapes } from '@scenewright/contract/rules/shapes.ts';
import { useNewContents } from '../../api/new-contents.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { longDate } from '../../ui/long-date.ts';
import { PlatformIcon } from '../../ui/platform-icon.tsx';
import { IconLink } from './icon-link.tsx';
import { StatusBadge } from './status-badge.tsx';

interface ContentCardProps {
  content: ContentItem;
  onDelete: () => void;
  /** Asks for the same film in another shape. */
  onFormat: () => void;
}

/** One content of the list; the whole card opens its storyboard. */
export function ContentCard({ content, onDelete, onFormat }: ContentCardProps) {
  const isNew = useNewContents(({ items }) => items.some(({ id }) => id === content.id));
  const { search } = useLocation();
  return (
    <article
      className={classNames(
        'group relative flex flex-col overflow-hidden rounded-card border bg-surface transition-colors hover:border-control',
        isNew ? 'border-accent' : 'border-line',
      )}
    >
      <Thumbnail content={content} isNew={isNew} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h3 dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
          {/* Its ring is the card's: around the words it would be cut with them. */}
          <Link
            to={`/storyboard/${content.id}`}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {content.title}
          </Link>
        </h3>
        {content.failure !== null && (
          <p className="line-clamp-2 text-13 text-danger">{content.failure}</p>
        )}
        <Facts content={content} />
        <div className="flex items-center justify-between gap-2">
          <span className="flex min-w-0 items-center gap-1.5 truncate text-13 text-subtle">
            <CalendarClock aria-hidden className="size-4 shrink-0" />
            <span className="truncate">
              {content.scheduled_at === null ? 'No scheduled date' : longDate(content.scheduled_at)}
            </span>
          </span>
          <div className="relative flex shrink-0">
            <IconLink
              label="Edit title and schedule"
              of={content.title}
              to={`/edit/${content.id}`}
              state={{ list: search }}
            >
              <Pencil />
            </IconLink>
            {content.status !== 'generating' && content.scene_count > 0 && (
              <IconButton label={`Duplicate ${content.title} in another format`} onClick={onFormat}>
                <Proportions />
              </IconButton>
            )}
            <IconButton label={`Delete ${content.title}`} onClick={onDelete}>
              <Trash2 />
            </IconButton>
          </div>
        </div>
      </div>
    </article>
  );
}

/** Where it is for, and since when it is there. */
function Facts({ content }: { content: ContentItem }) {
  const platformName =
    platforms.find(({ id }) => id === content.platform)?.name ?? content.platform;
  return (
    <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-subtle">
      <span className="flex items-center gap-1.5">
        <PlatformIcon platform={content.platform} className="size-4 shrink-0" />
        {platformName}
        {content.shape !== content.orientation && ` · ${shapes[content.shape].ratio}`}
      </span>
      <span>
        Created <time dateTime={content.created_at}>{longDate(content.created_at)}</time>
      </span>
    </p>
  );
}

function Thumbnail({
  content: { thumbnail_url: url, status, pending_scenes: pendingScenes, quality, shape },
  isNew,
}: {
  content: ContentItem;
  isNew: boolean;
}) {
  return (
    <div className="relative grid aspect-video place-items-center overflow-hidden border-b border-line bg-bg">
      {url === null ? (
        <Film aria-hidden className="size-8 text-subtle" />
      ) : (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          className={`absolute inset-0 size-full ${shape === 'landscape' ? 'object-cover' : 'object-contain'}`}
        />
      )}
      <span className="absolute left-3 top-3 flex flex-wrap gap-1.5">
        {isNew && <Badge tone="accent">New</Badge>}
        <StatusBadge status={status} pendingScenes={pendingScenes} />
        {quality === 'draft' && status !== 'draft' && <Badge>Draft quality</Badge>}
      </span>
    </div>
  );
}
