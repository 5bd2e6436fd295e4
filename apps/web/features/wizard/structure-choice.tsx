import { useEffect, useRef } from 'react';
import type { IdeaReading } from '@scenewright/contract/schemas/ai.ts';
import { initialSceneCount, initialSceneLengthS } from '@scenewright/contract/rules/limits.ts';
import { estimateCredits } from '@scenewright/contract/rules/pricing.ts';
import { Button } from '../../ui/button.tsx';
import { isUsualStructure, type WizardDraft } from './draft.ts';
import type { Wizard } from './use-wizard.ts';

/** Where the idea holds more than the film: what all of it would need, and the way there and back. */
export function StructureChoice({
  wizard: { draft, change },
  reading,
}: {
  wizard: Wizard;
  reading: IdeaReading | undefined;
}) {
  const isUsual = isUsualStructure(draft);
  const needs = reading?.needs;
  const isShort = needs !== undefined && needs.scenes > draft.sceneCount;
  const { buttons, keepFocus } = useFocusOnRest();
  if (!isShort && isUsual) return null;
  const most = reading?.fits.scenes ?? 0;
  const fits = needs !== undefined && needs.scenes <= most;
  const restructure = (structure: Partial<WizardDraft>) => {
    keepFocus();
    change(structure);
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {isShort && (
        <p className="tabular text-13 text-muted">
          Needs {needs.scenes} scenes, {needs.seconds} seconds,{' '}
          {estimateCredits(draft.visualModel, needs.scenes).toLocaleString('en-US')} credits to say
          all of it.
          {!fits && ` That is longer than a film can be: ${most} scenes fit.`}
        </p>
      )}
      <div ref={buttons} className="flex flex-wrap gap-2">
        {isShort && most > draft.sceneCount && (
          <Button size="small" onClick={() => restructure({ sceneCount: most })}>
            {fits ? 'Use all' : `Use ${most} scenes`}
          </Button>
        )}
        {!isUsual && (
          <Button
            size="small"
            onClick={() =>
              restructure({ sceneCount: initialSceneCount, sceneLengthS: initialSceneLengthS })
            }
          >
            Back to {initialSceneCount} scenes of {initialSceneLengthS} seconds
          </Button>
        )}
      </div>
    </div>
  );
}

/** A button that is gone once it was pressed leaves the focus to the one that took its place. */
function useFocusOnRest() {
  const buttons = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    buttons.current?.querySelector('button')?.focus();
  });
  const keepFocus = () => {
    isPressed.current = true;
  };
  return { buttons, keepFocus };
}
