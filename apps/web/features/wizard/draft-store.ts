import { createStore } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import type { NewContent } from '@scenewright/contract/schemas/content.ts';
import { maxSceneDurationS, maxScenes } from '@scenewright/contract/rules/limits.ts';
import { visualModelIds } from '@scenewright/contract/rules/models.ts';
import { orientations, platformIds } from '@scenewright/contract/rules/platforms.ts';
import { directorStyles, narrativeStyles } from '@scenewright/contract/rules/styles.ts';
import { languages, voiceIds } from '@scenewright/contract/rules/voices.ts';
import { wizardSteps, type WizardStepId } from '@scenewright/contract/rules/wizard.ts';
import { takeIdea } from '../../api/typed-idea.ts';
import { wizardDraftKey } from '../../api/wizard-draft-key.ts';
import { editPrompt, emptyDraft, type WizardDraft } from './draft.ts';
import { randomId } from '../../api/random-id.ts';

/** Changes fields of the form: to these values, or to what is made of the form as it is then. */
export type ChangeDraft = (
  changes: Partial<WizardDraft> | ((draft: WizardDraft) => Partial<WizardDraft>),
) => void;

/** What was asked for last, as it was sent, and the key by which the server knows it again should its answer be lost. */
interface SubmittedRequest {
  readonly key: string;
  readonly sent: string;
}

export interface DraftState {
  readonly draft: WizardDraft;
  /** The step that was shown last: where a user who comes back goes on. */
  readonly step: WizardStepId | null;
  readonly submitted: SubmittedRequest | null;
  readonly change: ChangeDraft;
  /** The key under which this content is asked for: the same again until the form is another or is cleared. */
  readonly keyOf: (content: NewContent) => string;
  readonly reach: (step: WizardStepId) => void;
  readonly clear: () => void;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** Raised when a stored form can no longer be read field by field. */
const version = 1;

/** Answers to the questions of other ideas stay for a while: whoever comes back to one finds them. */
const keptAnswers = 40;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The form of one user in this browser; it outlives reloads until it is cleared. An idea typed on the landing page becomes its prompt. */
export function createDraftStore(userId: string, storage: () => StateStorage = () => localStorage) {
  const store = createStore<DraftState>()(
    persist(
      (set, get) => ({
        draft: emptyDraft,
        step: null,
        submitted: null,
        change: (changes) =>
          set(({ draft }) => ({
            draft: { ...draft, ...(typeof changes === 'function' ? changes(draft) : changes) },
          })),
        keyOf: (content) => {
          const sent = JSON.stringify(content);
          const { submitted } = get();
          if (submitted?.sent === sent) return submitted.key;
          const key = randomId();
          set({ submitted: { key, sent } });
          return key;
        },
        reach: (step) => set({ step }),
        clear: () => set({ draft: emptyDraft, step: null, submitted: null }),
      }),
      {
        name: wizardDraftKey(userId),
        version,
        storage: createJSONStorage(storage),
        partialize: ({ draft, step, submitted }) => ({ draft, step, submitted }),
        migrate: () => ({ draft: emptyDraft, step: null }),
        merge: (stored, state) => ({
          ...state,
          draft: readDraft(stored),
          step: readStep(stored),
          submitted: readSubmitted(stored),
        }),
      },
    ),
  );
  const idea = takeIdea(storage());
  if (idea !== null) store.getState().change(editPrompt(emptyDraft, idea));
  return store;
}

function readStep(stored: unknown): WizardStepId | null {
  const step: unknown =
    typeof stored === 'object' && stored !== null && 'step' in stored ? stored.step : null;
  return wizardSteps.find(({ id }) => id === step)?.id ?? null;
}

function readSubmitted(stored: unknown): SubmittedRequest | null {
  const submitted: unknown =
    typeof stored === 'object' && stored !== null && 'submitted' in stored
      ? stored.submitted
      : null;
  if (
    typeof submitted !== 'object' ||
    submitted === null ||
    !('key' in submitted) ||
    !('sent' in submitted)
  )
    return null;
  const { key, sent } = submitted;
  return typeof key === 'string' && uuid.test(key) && typeof sent === 'string'
    ? { key, sent }
    : null;
}

/** From 1 to `max`; null for anything else. */
function wholeNumber(value: unknown, max: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max
    ? value
    : null;
}

function readAnswers(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries.slice(0, keptAnswers));
}

/** Storage is the user's to edit, and lists change between releases: what is not known counts as not chosen. */
function readDraft(stored: unknown): WizardDraft {
  const draft: unknown =
    typeof stored === 'object' && stored !== null && 'draft' in stored ? stored.draft : undefined;
  if (typeof draft !== 'object' || draft === null) return emptyDraft;
  const field = (name: keyof WizardDraft): unknown => Reflect.get(draft, name);
  const text = (name: keyof WizardDraft, otherwise: string) => {
    const value = field(name);
    return typeof value === 'string' ? value : otherwise;
  };
  const textOrNull = (name: keyof WizardDraft) => {
    const value = field(name);
    return typeof value === 'string' ? value : null;
  };
  const oneOf = <T extends string>(name: keyof WizardDraft, ids: readonly T[]) =>
    ids.find((id) => id === field(name)) ?? null;
  return {
    orientation: oneOf('orientation', orientations),
    platform: oneOf('platform', platformIds),
    topic: text('topic', emptyDraft.topic),
    customPrompt: text('customPrompt', ''),
    enhancedPrompt: textOrNull('enhancedPrompt'),
    topicName: textOrNull('topicName'),
    visualModel: oneOf('visualModel', visualModelIds) ?? emptyDraft.visualModel,
    isModelChosen: field('isModelChosen') === true,
    voice: oneOf('voice', voiceIds),
    language:
      oneOf(
        'language',
        languages.map(({ id }) => id),
      ) ?? emptyDraft.language,
    narrativeStyle: oneOf(
      'narrativeStyle',
      narrativeStyles.map(({ id }) => id),
    ),
    directorStyle: oneOf(
      'directorStyle',
      directorStyles.map(({ id }) => id),
    ),
    style: text('style', emptyDraft.style),
    styleNotes: text('styleNotes', ''),
    sceneCount: wholeNumber(field('sceneCount'), maxScenes) ?? emptyDraft.sceneCount,
    sceneLengthS:
      wholeNumber(field('sceneLengthS'), maxSceneDurationS.image) ?? emptyDraft.sceneLengthS,
    answers: readAnswers(field('answers')),
    email: text('email', ''),
    socialHandle: text('socialHandle', ''),
  };
}
