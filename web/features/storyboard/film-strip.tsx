import type { Scene } from '#contract/api/storyboard.ts';
import type { SceneStatus } from '#contract/rules/statuses.ts';
import { classNames } from '../../ui/class-names.ts';
import { focusCard } from './scene-list.tsx';

const colours: Readonly<Record<SceneStatus, string>> = {
  draft: 'bg-hover text-muted',
  pending: 'bg-accent-soft text-accent',
  completed: 'bg-success-soft text-success',
  failed: 'bg-danger-soft text-danger',
};

/**
 * The film at a glance: each scene as wide as it is long, in its status' colour, filled as far as it is made.
 * A shortcut for the pointer; the list below says the same to everyone.
 */
export function FilmStrip({ scenes }: { scenes: readonly Scene[] }) {
  const shown = scenes.filter((scene) => scene.duration > 0);
  return (
    <div aria-hidden className="flex h-9 gap-0.5 overflow-hidden rounded-control">
      {shown.map((scene) => (
        <button
          key={scene.id}
          type="button"
          tabIndex={-1}
          title={`Scene ${scene.number}, ${scene.duration} s`}
          onClick={() => focusCard(scene)}
          className={classNames('tabular relative min-w-0 basis-0 overflow-hidden text-12 font-medium transition-[filter] hover:brightness-110', colours[scene.status])}
          style={{ flexGrow: scene.duration }}
        >
          {scene.status === 'pending' && (
            <span className="absolute inset-y-0 left-0 bg-accent/25 transition-[width] duration-300" style={{ width: `${scene.progress?.percent ?? 0}%` }} />
          )}
          <span className="relative">{shown.length <= 40 ? scene.number : ''}</span>
        </button>
      ))}
    </div>
  );
}
