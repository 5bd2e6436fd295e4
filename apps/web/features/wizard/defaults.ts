import { orientationOf, platforms } from '@scenewright/contract/rules/platforms.ts';
import { voices } from '@scenewright/contract/rules/voices.ts';
import type { WizardDraft } from './draft.ts';
import { modelToPreselect } from './recommended-model.ts';

/** The form with everything that was not chosen as the wizard offers it; what was chosen stays. @param availableCredits undefined until they are known */
export function withDefaults(
  draft: WizardDraft,
  availableCredits: number | undefined,
): WizardDraft {
  const fitting =
    platforms.find(
      ({ orientation }) => draft.orientation === null || orientation === draft.orientation,
    ) ?? platforms[0];
  const platform = draft.platform ?? fitting.id;
  const model =
    availableCredits === undefined ? undefined : modelToPreselect(draft, availableCredits);
  return {
    ...draft,
    platform,
    orientation: orientationOf(platform),
    voice: draft.voice ?? voices[0].id,
    visualModel: model ?? draft.visualModel,
    isModelChosen: true,
  };
}
