import { type ReactNode, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { classNames } from '../../../ui/class-names.ts';
import { scenesText } from './figures.ts';
import { hasUnsaved } from '../scene/unsaved-texts.ts';

interface ScenesFoldProps {
  scenes: readonly Scene[];
  /** Whether they can be folded away; they are, then, at first. */
  foldable: boolean;
  children: ReactNode;
}

/** The scenes, unfolded while they are worked on. Folding keeps the content mounted, so that an unsaved text is neither lost nor hidden. */
export function ScenesFold({ scenes, foldable, children }: ScenesFoldProps) {
  const [wasFoldable, setWasFoldable] = useState(false);
  const [chosenOpen, setChosenOpen] = useState(true);
  if (foldable !== wasFoldable) {
    setWasFoldable(foldable);
    setChosenOpen(!foldable || scenes.some(({ id }) => hasUnsaved(id)));
  }
  const isOpen = !foldable || chosenOpen;
  return (
    <section
      className={classNames('flex min-w-0 grow flex-col', foldable && 'border-t border-line')}
    >
      {foldable && (
        <h2>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="scenes"
            onClick={() => setChosenOpen(!isOpen)}
            className="flex min-h-12 w-full items-center gap-2 text-left text-16 font-semibold hover:text-accent"
          >
            Scenes
            <span className="tabular text-13 font-normal text-subtle">
              {scenesText(scenes.length)}
            </span>
            <ChevronDown
              aria-hidden
              className={classNames(
                'ml-auto size-4 shrink-0 text-subtle transition-transform',
                isOpen && 'rotate-180',
              )}
            />
          </button>
        </h2>
      )}
      <div id="scenes" hidden={!isOpen} className="flex flex-col gap-3 [&[hidden]]:hidden">
        {children}
      </div>
    </section>
  );
}
