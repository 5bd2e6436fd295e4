import { type RefObject, useRef, useState } from 'react';
import { Pause, Play } from 'lucide-react';
import type { Take } from '@scenewright/contract/schemas/takes.ts';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SceneStill } from '../../../animatic/scene-still.tsx';
import { aspectRatioOf } from '../../../animatic/player-settings.ts';
import { takeFacts, takeName } from './take-words.ts';

interface CompareTakesProps {
  /** The take in place. */
  left: Take;
  right: Take;
  shape: Shape;
  /** Why it cannot be put in place; null where it can. */
  refusal: string | null;
  onUse: () => void;
}

/** Two takes side by side, played together, with what each was made from. */
export function CompareTakes({ left, right, shape, refusal, onUse }: CompareTakesProps) {
  const videos = useRef<HTMLDivElement>(null);
  const { playing, toggle } = usePlayTogether(videos);
  const moves = [left, right].some(
    ({ media_type: type, media_url: url }) => type === 'video' && url !== null,
  );
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line p-3">
      <div className="flex flex-wrap justify-end gap-2">
        {moves && (
          <Button size="small" onClick={toggle}>
            {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
            {playing ? 'Pause both' : 'Play both'}
          </Button>
        )}
        <Button size="small" variant="primary" disabled={refusal !== null} onClick={onUse}>
          Use this take · free
        </Button>
      </div>
      <div ref={videos} className="grid grid-cols-2 gap-3">
        <TakeView title="In place" take={left} shape={shape} />
        <TakeView title="This take" take={right} shape={shape} />
      </div>
    </div>
  );
}

function TakeView({ title, take, shape }: { title: string; take: Take; shape: Shape }) {
  const { media_type: mediaType, media_url: url, thumbnail_url: thumbnailUrl } = take;
  return (
    <figure
      className={classNames('flex min-w-0 flex-col gap-2', shape !== 'landscape' && 'max-w-44')}
    >
      <div
        className="relative overflow-hidden rounded-control bg-black"
        style={{ aspectRatio: aspectRatioOf(shape) }}
      >
        {mediaType === 'video' && url !== null ? (
          <video
            src={url}
            poster={thumbnailUrl ?? undefined}
            muted
            loop
            playsInline
            preload="metadata"
            aria-label={`${title}: clip`}
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          (url ?? thumbnailUrl) !== null && <SceneStill url={url ?? thumbnailUrl ?? ''} />
        )}
      </div>
      <figcaption className="text-12 text-muted">
        <span className="font-medium text-fg">{title}</span> · {takeName(take)} · {takeFacts(take)}
        <span className="mt-1 line-clamp-4 block">{take.text}</span>
      </figcaption>
    </figure>
  );
}

/** Starts and stops all videos within an element at the same moment of each. */
function usePlayTogether(within: RefObject<HTMLElement | null>) {
  const [playing, setPlaying] = useState(false);
  const toggle = () => {
    for (const video of within.current?.querySelectorAll('video') ?? []) {
      if (playing) video.pause();
      else {
        video.currentTime = 0;
        // A refused play leaves it paused, as it is shown.
        void video.play().catch(() => undefined);
      }
    }
    setPlaying(!playing);
  };
  return { playing, toggle };
}
