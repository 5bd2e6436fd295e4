import { isEmail } from '@scenewright/contract/rules/email.ts';
import { languages } from '@scenewright/contract/rules/voices.ts';
import { wizardSteps, type WizardStepId } from '@scenewright/contract/rules/wizard.ts';
import { shownPrompt, type WizardDraft } from './draft.ts';

interface StepContext {
  readonly isEmailRequired: boolean;
  /** By their ids, with why they are not offered; none where they are not known. */
  readonly refusedModels?: ReadonlyMap<string, string>;
}

/** What a step waits for, in a few words; null where it lets the user go on. */
const missing: Record<WizardStepId, (draft: WizardDraft, context: StepContext) => string | null> = {
  platform: ({ orientation, platform }) =>
    platform !== null ? null : orientation === null ? 'Choose an orientation' : 'Choose a platform',
  topic: (draft) => (shownPrompt(draft).trim() === '' ? 'Write down your idea' : null),
  // The form starts with a model, so there is always one.
  model: ({ visualModel }, { refusedModels }) =>
    refusedModels?.has(visualModel) === true ? 'Choose another model' : null,
  voice: ({ voice, language }) => {
    if (voice === null) return 'Choose a voice';
    return languages.some(({ id, available }) => id === language && available)
      ? null
      : 'Choose another language';
  },
  style: () => null,
  settings: ({ email }, { isEmailRequired }) => {
    if (isDeliveryEmailValid(email, isEmailRequired)) return null;
    return email.trim() === '' ? 'Enter an email' : 'Check the email';
  },
  preview: () => null,
};

/** What the step still waits for before it lets the user go on (WIZ-19), or null. */
export function missingIn(
  step: WizardStepId,
  draft: WizardDraft,
  context: StepContext,
): string | null {
  return missing[step](draft, context);
}

/** Whether the step lets the user go on (WIZ-1). */
export function isStepValid(step: WizardStepId, draft: WizardDraft, context: StepContext): boolean {
  return missingIn(step, draft, context) === null;
}

/** A delivery address may be left out where it is optional, but what is entered must be one. */
export function isDeliveryEmailValid(email: string, isRequired: boolean): boolean {
  return email.trim() === '' ? !isRequired : isEmail(email.trim());
}

/** The furthest step that can be shown: the first that is not finished, else the last. */
export function furthestStep(draft: WizardDraft, context: StepContext): WizardStepId {
  return wizardSteps.find(({ id }) => !isStepValid(id, draft, context))?.id ?? 'preview';
}

/** The step to show for the one asked for: itself if everything before it is finished, else the furthest. */
export function reachableStep(
  wanted: string | null,
  draft: WizardDraft,
  context: StepContext,
): WizardStepId {
  const furthest = furthestStep(draft, context);
  const step = wizardSteps.find(({ id }) => id === wanted)?.id;
  return step === undefined || indexOf(step) > indexOf(furthest) ? furthest : step;
}

/** 0-based. */
export function indexOf(step: WizardStepId): number {
  return wizardSteps.findIndex(({ id }) => id === step);
}

/** The step after or before; undefined past either end. */
export function neighbour(step: WizardStepId, offset: 1 | -1): WizardStepId | undefined {
  return wizardSteps[indexOf(step) + offset]?.id;
}
