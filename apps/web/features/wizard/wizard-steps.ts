import { useEffect, useState, type ComponentType } from 'react';
import type { WizardStepId } from '@scenewright/contract/rules/wizard.ts';
import { onFirstInteraction } from '../../ui/first-interaction.ts';
import { type PageLoader, pageWithRetry } from '../../ui/import-with-retry.ts';
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

/** Each step but the first is fetched while the user is at the one beside it. */
const loads: Record<Exclude<WizardStepId, 'platform'>, PageLoader<StepContent>> = {
  topic: pageWithRetry(async () => (await import('./steps/topic-step.tsx')).TopicStep),
  model: pageWithRetry(async () => (await import('./steps/model-step.tsx')).ModelStep),
  voice: pageWithRetry(async () => (await import('./steps/voice-step.tsx')).VoiceStep),
  style: pageWithRetry(async () => (await import('./steps/direction-step.tsx')).DirectionStep),
  settings: pageWithRetry(async () => (await import('./steps/settings-step.tsx')).SettingsStep),
  preview: pageWithRetry(async () => (await import('./steps/preview-step.tsx')).PreviewStep),
};

/** What has been fetched is drawn at once; a lazy component shows its fallback first, even then. */
const fetched = new Map<WizardStepId, StepContent>([['platform', PlatformStep]]);

async function fetchStep(step: WizardStepId): Promise<void> {
  if (step !== 'platform' && !fetched.has(step)) fetched.set(step, await loads[step]());
}

interface ShownStep {
  readonly step: WizardStepId;
  /** Undefined where the page begins at a step that is still on its way. */
  readonly Content: StepContent | undefined;
  /** The wanted step is being fetched; the one before stays meanwhile. */
  readonly isChanging: boolean;
}

/** The step to draw for the wanted one: the step before, until what it consists of has been fetched. */
export function useShownStep(wanted: WizardStepId): ShownStep {
  const [arrived, setArrived] = useState(wanted);
  if (arrived !== wanted && fetched.has(wanted)) setArrived(wanted);
  const [, drawAgain] = useState(0);
  useEffect(() => {
    if (fetched.has(wanted)) return;
    let isWanted = true;
    void fetchStep(wanted).then(() => isWanted && drawAgain((count) => count + 1));
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return { step: arrived, Content: fetched.get(arrived), isChanging: arrived !== wanted };
}

/** Fetched ahead, a step that cannot be had is no matter yet. */
async function fetchAhead(step: WizardStepId): Promise<void> {
  if (step === 'platform' || fetched.has(step)) return;
  const content = await loads[step].ahead();
  if (content !== null) fetched.set(step, content);
}

/** Fetches the steps before and after the one that is shown, once somebody is at the page. */
export function useNeighboursFetched(step: WizardStepId): void {
  useEffect(
    () =>
      onFirstInteraction(() => {
        for (const beside of [neighbour(step, 1), neighbour(step, -1)])
          if (beside !== undefined) void fetchAhead(beside);
      }),
    [step],
  );
}
