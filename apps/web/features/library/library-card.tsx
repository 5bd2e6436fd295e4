import { AudioLines, FileQuestion, Film, Play, Trash2, TriangleAlert, Type } from 'lucide-react';
import { sizeInWords } from '@scenewright/contract/rules/library.ts';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Waveform } from '../../ui/waveform.tsx';
import { lengthInWords } from './length-in-words.ts';

interface LibraryCardProps {
  item: LibraryItem;
  onOpen: () => void;
  onDelete: () => void;
}

/** One picture, clip, sound or font; or what has become of an upload. */
export function LibraryCard({ item, onOpen, onDelete }: LibraryCardProps) {
  const { name, status } = item;
  return (
    <article className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-control">
      <div className="relative grid aspect-square place-items-center overflow-hidden border-b border-line bg-bg">
        <Sight item={item} />
      </div>
      <div className="flex grow flex-col gap-1 p-3">
        <div className="flex items-center justify-between gap-1">
          <h2 dir="auto" className="min-w-0 truncate text-13 font-medium">
            {status === 'ready' ? (
              <button
                type="button"
                onClick={onOpen}
                className="max-w-full truncate outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
              >
                {name}
              </button>
            ) : (
              name
            )}
          </h2>
          <span className="relative">
            <IconButton size="small" label={`Delete ${name}`} onClick={onDelete}>
              <Trash2 />
            </IconButton>
          </span>
        </div>
        <Facts item={item} />
      </div>
    </article>
  );
}

function Sight({
  item: { status, thumbnail_url: url, kind, duration_ms: durationMs, waveform },
}: {
  item: LibraryItem;
}) {
  if (status === 'refused') return <TriangleAlert aria-hidden className="size-8 text-danger" />;
  if (status === 'checking') return <Spinner />;
  if (kind === 'sound')
    return (
      <>
        <Waveform bars={waveform ?? []} className="h-1/2 w-full px-4 text-accent" />
        <Length durationMs={durationMs} />
      </>
    );
  if (url === null) return <FileQuestion aria-hidden className="size-8 text-subtle" />;
  return (
    <>
      <img
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-contain"
      />
      {kind === 'clip' && <Length durationMs={durationMs} />}
    </>
  );
}

function Length({ durationMs }: { durationMs: number | null }) {
  return (
    <span className="tabular absolute bottom-2 left-2 flex items-center gap-1 rounded-full bg-bg/85 px-2 py-0.5 text-12">
      <Play aria-hidden className="size-3" />
      {lengthInWords(durationMs ?? 0)}
    </span>
  );
}

function Facts({ item }: { item: LibraryItem }) {
  const { status, failure, width, height, bytes, received_bytes: received } = item;
  switch (status) {
    case 'refused':
      return <p className="text-13 text-danger">{failure}</p>;
    case 'checking':
      return (
        <p role="status" className="text-13 text-muted">
          Being read
        </p>
      );
    case 'uploading':
      return (
        <p className="text-13 text-muted">
          {sizeInWords(received)} of {sizeInWords(bytes)} are here. Choose the same file again to go
          on.
        </p>
      );
    case 'ready':
      return (
        <p className="tabular flex items-center gap-1.5 text-13 text-subtle">
          {item.kind === 'clip' && <Film aria-hidden className="size-3.5" />}
          {item.kind === 'sound' && <AudioLines aria-hidden className="size-3.5" />}
          {item.kind === 'font' && <Type aria-hidden className="size-3.5" />}
          {item.kind === 'sound' && 'Sound'}
          {item.kind === 'font' && 'Font'}
          {(item.kind === 'picture' || item.kind === 'clip') && `${width} × ${height}`}
        </p>
      );
  }
}
