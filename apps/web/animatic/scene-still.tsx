import { useState } from 'react';
import { classNames } from '../ui/class-names.ts';

interface SceneStillProps {
  url: string;
  className?: string;
}

/** A scene's still, filling its place; leaves what lies behind it in view where it cannot be loaded. */
export function SceneStill({ url, className }: SceneStillProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (failedUrl === url) return null;
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailedUrl(url)}
      className={classNames('absolute inset-0 size-full object-cover', className)}
    />
  );
}

/** What a scene will show, until its picture is made; the one before stays in view while the next is painted. `tag` is what it is called, if it says so itself. */
export function SceneSketch({
  url,
  tag = 'Sketch',
}: {
  url: string;
  tag?: 'Sketch' | 'New sketch' | null;
}) {
  return (
    <>
      <SceneStill key="sketch" url={url} />
      {tag !== null && (
        <span
          aria-hidden
          className="absolute left-1 top-1 max-w-[calc(100%-0.5rem)] rounded-[3px] bg-black/70 px-1 text-left text-12 font-medium text-white"
        >
          {tag}
        </span>
      )}
    </>
  );
}
