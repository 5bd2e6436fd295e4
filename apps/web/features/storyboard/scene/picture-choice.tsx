import { useId } from 'react';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { classNames } from '../../../ui/class-names.ts';

/** What of a stale scene is looked at: what was made, or what will be. */
export type Shown = 'made' | 'sketch';

interface PictureChoiceProps {
  scene: Scene;
  value: Shown;
  onChange: (shown: Shown) => void;
}

/** The picture that a scene has, or the sketch of the one it is going to have. */
export function PictureChoice({ scene, value, onChange }: PictureChoiceProps) {
  const name = useId();
  const names: Readonly<Record<Shown, string>> = {
    made: scene.visual_kind === 'clip' ? 'Clip' : 'Picture',
    sketch: 'New sketch',
  };
  return (
    <fieldset
      aria-label={`What is shown of scene ${scene.number}`}
      className="flex h-8 shrink-0 touch:h-12.5 self-center rounded-control border border-line bg-bg p-0.5"
    >
      {(['made', 'sketch'] as const).map((shown) => (
        <label
          key={shown}
          className={classNames(
            'grid cursor-pointer items-center whitespace-nowrap rounded-[4px] px-2.5 text-13 font-medium text-muted transition-colors hover:text-fg has-checked:bg-hover has-checked:text-fg',
            'has-focus-visible:outline-2 has-focus-visible:outline-accent',
          )}
        >
          <input
            type="radio"
            name={name}
            value={shown}
            checked={value === shown}
            onChange={() => onChange(shown)}
            className="col-start-1 row-start-1 size-full cursor-[inherit] appearance-none outline-none"
          />
          <span className="pointer-events-none col-start-1 row-start-1">{names[shown]}</span>
        </label>
      ))}
    </fieldset>
  );
}
