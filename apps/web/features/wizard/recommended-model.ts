import { visualModels, type VisualModelId } from '@scenewright/contract/rules/models.ts';
import { estimateCredits } from '@scenewright/contract/rules/pricing.ts';
import type { WizardDraft } from './draft.ts';

/**
 * The model that the model step selects by itself: the recommended one where nothing was chosen yet and the balance
 * covers it, and it is offered; undefined where the draft should stay as it is.
 */
export function modelToPreselect(
  draft: Pick<WizardDraft, 'isModelChosen' | 'visualModel' | 'sceneCount'>,
  availableCredits: number,
  refusedModels: ReadonlyMap<string, string> = new Map(),
): VisualModelId | undefined {
  const recommended = visualModels.find((model) => model.recommended);
  if (
    recommended === undefined ||
    draft.isModelChosen ||
    draft.visualModel === recommended.id ||
    refusedModels.has(recommended.id)
  )
    return undefined;
  return estimateCredits(recommended.id, draft.sceneCount) <= availableCredits
    ? recommended.id
    : undefined;
}
