import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface SceneStillProps {
  url: string;
  className?: string;
}

/** A scene's still, filling its place; leaves what lies behind it in view where it cannot be loaded. */
export function SceneStill({ url, className }: SceneStillProps) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
      className={classNames('absolute inset-0 size-full object-cover', className)}
    />
  );
}
