import { type ComponentType, lazy, useDeferredValue, useEffect } from 'react';
import type { WizardStepId } from '@scenewright/contract/rules/wizard.ts';
import { pageWithRetry } from '../../ui/import-with-retry.ts';
import { neighbour } from './step-rules.ts';
import { PlatformStep } from './steps/platform-step.tsx';
import type { Wizard } from './use-wizard.ts';

type StepContent = ComponentType<{ wizard: Wizard }>;

interface StepWords {
  readonly heading: string;
  readonly hint: string;
}

export const stepWords: Record<WizardStepId, StepWords> = {
  platform: {
    heading: 'Where will it be watched?',
    hint: 'The shape of the picture and the pace of the story follow from it.',
  },
  topic: {
    heading: 'What is your video about?',
    hint: 'What you write is what is spoken: a story, a list, a script, or just a topic.',
  },
  model: {
    heading: 'Choose the visual style',
    hint: 'Nothing is paid before you have approved the storyboard.',
  },
  voice: {
    heading: 'Who tells the story?',
    hint: 'Listen first: every voice reads you a sentence.',
  },
  style: {
    heading: 'Set the direction',
    hint: 'How the story is told. Pick a style and make it yours.',
  },
  settings: {
    heading: 'Structure and delivery',
    hint: 'A starting point: everything can be changed in the storyboard.',
  },
  preview: { heading: 'Ready to create', hint: 'Look it over once. You can go back to any step.' },
};

interface Step {
  readonly Content: StepContent;
  /** Fetches it before it is shown; one that cannot be had then is no matter yet. */
  readonly fetchAhead: () => Promise<unknown>;
}

function stepOnDemand(load: () => Promise<StepContent>): Step {
  const fetchStep = pageWithRetry(async () => ({ default: await load() }));
  return { Content: lazy(fetchStep), fetchAhead: fetchStep.ahead };
}

/** Each step but the first is fetched while the user is at the one beside it. */
const steps: Record<WizardStepId, Step> = {
  platform: { Content: PlatformStep, fetchAhead: async () => {} },
  topic: stepOnDemand(async () => (await import('./steps/topic-step.tsx')).TopicStep),
  model: stepOnDemand(async () => (await import('./steps/model-step.tsx')).ModelStep),
  voice: stepOnDemand(async () => (await import('./steps/voice-step.tsx')).VoiceStep),
  style: stepOnDemand(async () => (await import('./steps/direction-step.tsx')).DirectionStep),
  settings: stepOnDemand(async () => (await import('./steps/settings-step.tsx')).SettingsStep),
  preview: stepOnDemand(async () => (await import('./steps/preview-step.tsx')).PreviewStep),
};

interface ShownStep {
  readonly step: WizardStepId;
  readonly Content: StepContent;
  /** The wanted step is being fetched; the one before stays meanwhile. */
  readonly isChanging: boolean;
}

/** The step to draw for the wanted one: the step before, until what it consists of has been fetched. */
export function useShownStep(wanted: WizardStepId): ShownStep {
  const step = useDeferredValue(wanted);
  return { step, Content: steps[step].Content, isChanging: step !== wanted };
}

/** Fetches the steps before and after the one that is shown. */
export function useNeighboursFetched(step: WizardStepId): void {
  useEffect(() => {
    for (const beside of [neighbour(step, 1), neighbour(step, -1)])
      if (beside !== undefined) void steps[beside].fetchAhead();
  }, [step]);
}
