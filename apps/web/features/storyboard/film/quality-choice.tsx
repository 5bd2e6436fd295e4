import { useId } from 'react';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { qualities, type Quality } from '@scenewright/contract/rules/quality.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useBoard } from '../board/board-context.ts';
import { isQualityOpen } from './quality-rules.ts';

const names: Readonly<Record<Quality, string>> = { draft: 'Draft', final: 'Final' };
const meanings: Readonly<Record<Quality, string>> = {
  draft: 'Video scenes are shown by their stills. Choosing it is free.',
  final: 'Video scenes want their clips, which you make when you choose to. Choosing it is free.',
};

/** Draft or final quality of an approved content whose model makes video; nothing elsewhere. */
export function QualityChoice({ storyboard }: { storyboard: Storyboard }) {
  const { actions, locked } = useBoard();
  const name = useId();
  if (!isQualityOpen(storyboard)) return null;
  return (
    <fieldset
      disabled={locked !== null}
      title={locked ?? undefined}
      className="flex h-8 touch:h-12.5 items-center rounded-control border border-line bg-bg p-0.5 pl-2.5"
    >
      <legend className="sr-only">Quality of the video</legend>
      <span aria-hidden className="mr-2 text-13 text-subtle">
        Quality
      </span>
      {qualities.map((quality) => (
        <label
          key={quality}
          title={locked ?? meanings[quality]}
          className={classNames(
            'relative flex h-full items-center rounded-[4px] px-2.5 text-13 font-medium text-muted transition-colors has-checked:bg-hover has-checked:text-fg',
            'has-focus-visible:outline-2 has-focus-visible:outline-accent',
            locked === null ? 'cursor-pointer hover:text-fg' : 'cursor-not-allowed',
          )}
        >
          <input
            type="radio"
            name={name}
            value={quality}
            checked={storyboard.quality === quality}
            onChange={() => void actions.setQuality(quality)}
            className="absolute inset-0 size-full cursor-[inherit] opacity-0"
          />
          {names[quality]}
        </label>
      ))}
    </fieldset>
  );
}
