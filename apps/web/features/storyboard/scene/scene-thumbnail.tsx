import type { ReactNode } from 'react';
import { Image, Play, Video } from 'lucide-react';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useTabIndex } from '../../../ui/tab-reach.ts';
import { sketchName } from '../../../animatic/animatic.ts';
import { aspectRatioOf } from '../../../animatic/player-settings.ts';
import { SceneSketch, SceneStill } from '../../../animatic/scene-still.tsx';

interface SceneThumbnailProps {
  scene: Scene;
  shape: Shape;
  onOpen: (shows?: 'sketch') => void;
}

/** The scene's still, or its sketch; beside a still that its text has left behind, both. Pressing one opens the scene. */
export function SceneThumbnail({ scene, shape, onOpen }: SceneThumbnailProps) {
  const { number, sketch_url: sketchUrl } = scene;
  const look = { scene, shape };
  if (sketchUrl === null)
    return <Thumbnail {...look} name={`View scene ${number}`} onOpen={() => onOpen()} />;
  const tag = sketchName(scene);
  const sketch = (
    <Thumbnail
      {...look}
      name={`View scene ${number}, ${tag}`}
      sketch={<SceneSketch url={sketchUrl} tag={tag} />}
      onOpen={() => onOpen('sketch')}
    />
  );
  if (tag === 'Sketch') return sketch;
  return (
    <div className={classNames('flex flex-col gap-2', shape !== 'landscape' && 'sm:flex-row')}>
      <Thumbnail {...look} name={`View scene ${number}`} onOpen={() => onOpen()} />
      {sketch}
    </div>
  );
}

/** About as much of the card for each shape. */
const widths: Readonly<Record<Shape, string>> = {
  vertical: 'w-18 sm:w-24',
  landscape: 'w-28 sm:w-40',
  square: 'w-24 sm:w-32',
  portrait: 'w-20 sm:w-28',
};

interface ThumbnailProps {
  scene: Scene;
  shape: Shape;
  name: string;
  /** Shown in place of what was made. */
  sketch?: ReactNode;
  onOpen: () => void;
}

function Thumbnail({ scene, shape, name, sketch, onOpen }: ThumbnailProps) {
  const { status, poster_url: posterUrl, visual_url: url } = scene;
  const isEmpty =
    sketch === undefined && posterUrl === null && url === null && status !== 'pending';
  const Icon = scene.media_type === 'video' ? Video : Image;
  return (
    <button
      type="button"
      tabIndex={useTabIndex()}
      onClick={onOpen}
      aria-label={name}
      className={classNames(
        'group/thumb grid shrink-0 place-items-center rounded-control border border-line bg-hover text-subtle',
        !isEmpty && 'relative overflow-hidden',
        widths[shape],
      )}
      style={{ aspectRatio: aspectRatioOf(shape) }}
    >
      <Icon aria-hidden className="size-5" />
      {sketch ?? (posterUrl !== null && <SceneStill key={posterUrl} url={posterUrl} />)}
      {status === 'pending' && (
        <span className="absolute inset-0 grid place-items-center bg-black/50 text-white">
          <Spinner />
        </span>
      )}
      {url !== null && status !== 'pending' && sketch === undefined && (
        <span
          aria-hidden
          className="absolute inset-0 grid place-items-center bg-black/40 text-white opacity-0 transition-opacity group-hover/thumb:opacity-100 group-focus-visible/thumb:opacity-100"
        >
          <Play className="size-6" />
        </span>
      )}
    </button>
  );
}
