import { lazy, useEffect, type ComponentType } from 'react';
import type { WizardStepId } from '#contract/rules/wizard.ts';
import { onFirstSign } from '../../ui/first-sign.ts';
import { patientImport } from '../../ui/patient-import.ts';
import { neighbour } from './step-rules.ts';
import { PlatformStep } from './steps/platform-step.tsx';
import type { Wizard } from './use-wizard.ts';

type StepContent = ComponentType<{ wizard: Wizard }>;
type Load = () => Promise<{ default: StepContent }>;

interface Step {
  readonly heading: string;
  readonly hint: string;
  readonly Content: StepContent;
}

/** Each step but the first is fetched while the user is at the one beside it. */
const loads: Record<Exclude<WizardStepId, 'platform'>, Load> = {
  topic: patientImport(async () => ({ default: (await import('./steps/topic-step.tsx')).TopicStep })),
  model: patientImport(async () => ({ default: (await import('./steps/model-step.tsx')).ModelStep })),
  voice: patientImport(async () => ({ default: (await import('./steps/voice-step.tsx')).VoiceStep })),
  style: patientImport(async () => ({ default: (await import('./steps/direction-step.tsx')).DirectionStep })),
  settings: patientImport(async () => ({ default: (await import('./steps/settings-step.tsx')).SettingsStep })),
  preview: patientImport(async () => ({ default: (await import('./steps/preview-step.tsx')).PreviewStep })),
};

export const steps: Record<WizardStepId, Step> = {
  platform: { heading: 'Where will it be watched?', hint: 'The shape of the picture and the pace of the story follow from it.', Content: PlatformStep },
  topic: { heading: 'What is your video about?', hint: 'A sentence is enough. The more you say, the closer it gets.', Content: lazy(loads.topic) },
  model: { heading: 'Choose the visual style', hint: 'Nothing is paid before you have approved the storyboard.', Content: lazy(loads.model) },
  voice: { heading: 'Who tells the story?', hint: 'Listen first: every voice reads you a sentence.', Content: lazy(loads.voice) },
  style: { heading: 'Set the direction', hint: 'How the story is told. Pick a style and make it yours.', Content: lazy(loads.style) },
  settings: { heading: 'Structure and delivery', hint: 'A starting point: everything can be changed in the storyboard.', Content: lazy(loads.settings) },
  preview: { heading: 'Ready to create', hint: 'Look it over once. You can go back to any step.', Content: lazy(loads.preview) },
};

/** Fetches the steps before and after the one that is shown, once somebody is at the page. */
export function useNeighboursFetched(step: WizardStepId): void {
  useEffect(
    () =>
      onFirstSign(() => {
        for (const beside of [neighbour(step, 1), neighbour(step, -1)]) if (beside !== undefined && beside !== 'platform') void loads[beside]();
      }),
    [step],
  );
}
