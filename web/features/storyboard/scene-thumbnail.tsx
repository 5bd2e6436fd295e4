import { Image, Play, Video } from 'lucide-react';
import type { Scene } from '#contract/api/storyboard.ts';
import type { Orientation } from '#contract/rules/platforms.ts';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useTabIndex } from '../../ui/tab-reach.ts';
import { aspectRatioOf } from '../../animatic/player-settings.ts';
import { SceneSketch, SceneStill } from '../../animatic/scene-still.tsx';

interface SceneThumbnailProps {
  scene: Scene;
  orientation: Orientation;
  onOpen: () => void;
}

/** The scene's still; pressing it opens the scene. */
export function SceneThumbnail({ scene, orientation, onOpen }: SceneThumbnailProps) {
  const isEmpty =
    scene.poster_url === null &&
    scene.sketch_url === null &&
    scene.visual_url === null &&
    scene.status !== 'pending';
  const sketchUrl = scene.poster_url === null ? scene.sketch_url : null;
  const Icon = scene.media_type === 'video' ? Video : Image;
  return (
    <button
      type="button"
      tabIndex={useTabIndex()}
      onClick={onOpen}
      aria-label={`View scene ${scene.number}${sketchUrl === null ? '' : ', Sketch'}`}
      className={classNames(
        'group/thumb grid shrink-0 place-items-center rounded-control border border-line bg-hover text-subtle',
        !isEmpty && 'relative overflow-hidden',
        orientation === 'vertical' ? 'w-18 sm:w-24' : 'w-28 sm:w-40',
      )}
      style={{ aspectRatio: aspectRatioOf(orientation) }}
    >
      <Icon aria-hidden className="size-5" />
      {scene.poster_url !== null && <SceneStill key={scene.poster_url} url={scene.poster_url} />}
      {sketchUrl !== null && <SceneSketch url={sketchUrl} />}
      {scene.status === 'pending' && (
        <span className="absolute inset-0 grid place-items-center bg-black/50 text-white">
          <Spinner />
        </span>
      )}
      {scene.visual_url !== null && scene.status !== 'pending' && (
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
