import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { SceneStatus } from '@scenewright/contract/rules/statuses.ts';
import { classNames } from '../../../ui/class-names.ts';
import { focusCard } from '../scene/scene-list.tsx';

const tints: Readonly<Record<SceneStatus, string>> = {
  draft: 'bg-hover text-muted',
  pending: 'bg-accent-soft text-accent',
  completed: 'bg-success-soft text-success',
  failed: 'bg-danger-soft text-danger',
};

const lines: Readonly<Record<SceneStatus, string>> = {
  draft: 'bg-control',
  pending: 'bg-accent',
  completed: 'bg-success',
  failed: 'bg-danger',
};

/** With more scenes than this a number would not fit its place. */
const mostNumbered = 40;
/** The strip asks for all its pictures at once, and sketches are painted one after another. */
const mostSketched = 12;

/**
 * The film at a glance: each scene as wide as it is long, with its picture, whole and as often as it fits, and a line in its
 * status' colour as far as it is made. A shortcut for the pointer; the list below says the same to everyone.
 */
export function FilmStrip({
  scenes,
  cards,
}: {
  scenes: readonly Scene[];
  cards: Storyboard['cards'];
}) {
  const shown = scenes.filter((scene) => scene.duration > 0);
  if (shown.length === 0) return null;
  return (
    <div aria-hidden className="flex h-12 gap-0.5 overflow-hidden rounded-control">
      <CardSegment card={cards.intro} name="Opening card" />
      {shown.map((scene) => (
        <Segment
          key={scene.id}
          scene={scene}
          numbered={shown.length <= mostNumbered}
          sketched={shown.length <= mostSketched}
        />
      ))}
      <CardSegment card={cards.outro} name="Closing card" />
    </div>
  );
}

function CardSegment({ card, name }: { card: Storyboard['cards']['intro']; name: string }) {
  if (card === null) return null;
  return (
    <span
      title={`${name}, ${card.seconds} s`}
      className="min-w-0 basis-0 bg-hover bg-contain bg-center bg-repeat-space opacity-70"
      style={{ flexGrow: card.seconds, backgroundImage: `url(${JSON.stringify(card.url)})` }}
    />
  );
}

function Segment({
  scene,
  numbered,
  sketched,
}: {
  scene: Scene;
  numbered: boolean;
  sketched: boolean;
}) {
  const { status, progress } = scene;
  const posterUrl = scene.poster_url ?? (sketched ? scene.sketch_url : null);
  const madePercent = status === 'pending' ? (progress?.percent ?? 0) : 100;
  return (
    <button
      type="button"
      tabIndex={-1}
      title={`Scene ${scene.number}, ${scene.duration} s`}
      onClick={() => focusCard(scene)}
      className={classNames(
        'group/segment relative min-w-0 basis-0 overflow-hidden',
        tints[status],
      )}
      style={{ flexGrow: scene.duration }}
    >
      {posterUrl !== null && (
        <span
          data-frames
          className="absolute inset-0 bg-contain bg-center bg-repeat-space opacity-70 transition-opacity group-hover/segment:opacity-100"
          style={{ backgroundImage: `url(${JSON.stringify(posterUrl)})` }}
        />
      )}
      {numbered && (
        <span
          className={classNames(
            'tabular absolute left-1.5 top-1.5 rounded-[3px] text-12 font-medium',
            posterUrl !== null && 'bg-black/60 px-1 text-white',
          )}
        >
          {scene.number}
        </span>
      )}
      <span
        className={classNames(
          'absolute bottom-0 left-0 h-1 transition-[width] duration-300',
          lines[status],
        )}
        style={{ width: `${madePercent}%` }}
      />
    </button>
  );
}
