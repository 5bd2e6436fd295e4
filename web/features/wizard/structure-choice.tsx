import type { IdeaReading } from '#contract/api/ai.ts';
import {
  initialSceneCount,
  initialSceneLengthS,
  maxFilmDurationS,
  maxScenes,
} from '#contract/rules/limits.ts';
import { estimateCredits } from '#contract/rules/pricing.ts';
import { Button } from '../../ui/button.tsx';
import type { Wizard } from './use-wizard.ts';

/** Where the idea holds more than the film: what all of it would need, and the way there and back. */
export function StructureChoice({
  wizard: { draft, change },
  reading,
}: {
  wizard: Wizard;
  reading: IdeaReading | undefined;
}) {
  const { sceneCount, sceneLengthS, visualModel } = draft;
  const isUsual = sceneCount === initialSceneCount && sceneLengthS === initialSceneLengthS;
  const needs = reading?.needs;
  const isShort = needs !== undefined && needs.scenes > sceneCount;
  if (!isShort && isUsual) return null;
  const fits =
    needs !== undefined && needs.scenes <= maxScenes && needs.seconds <= maxFilmDurationS;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {isShort && (
        <p className="tabular text-13 text-muted">
          Needs {needs.scenes} scenes, {needs.seconds} seconds,{' '}
          {estimateCredits(visualModel, needs.scenes).toLocaleString('en-US')} credits to say all of
          it.
          {!fits && ' That is longer than a film can be.'}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isShort && fits && (
          <Button size="small" onClick={() => change({ sceneCount: needs.scenes })}>
            Use all
          </Button>
        )}
        {!isUsual && (
          <Button
            size="small"
            variant="ghost"
            onClick={() =>
              change({ sceneCount: initialSceneCount, sceneLengthS: initialSceneLengthS })
            }
          >
            Back to {initialSceneCount} scenes of {initialSceneLengthS} seconds
          </Button>
        )}
      </div>
    </div>
  );
}
