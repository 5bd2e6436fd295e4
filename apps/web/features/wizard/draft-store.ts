import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { createStore } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import type { NewContent } from '@scenewright/contract/schemas/content.ts';
import { maxSceneDurationS, maxScenes } from '@scenewright/contract/rules/limits.ts';
import { visualModelIds } from '@scenewright/contract/rules/models.ts';
import { orientations, platformIds } from '@scenewright/contract/rules/platforms.ts';
import { shapeIds } from '@scenewright/contract/rules/shapes.ts';
import { directorStyles, narrativeStyles } from '@scenewright/contract/rules/styles.ts';
import { languages, voiceIds } from '@scenewright/contract/rules/voices.ts';
import { wizardSteps, type WizardStepId } from '@scenewright/contract/rules/wizard.ts';
import { readStored } from '../../api/stored.ts';
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
        merge: (stored, state) => ({ ...state, ...(readStored(storedState, stored) ?? nothing) }),
      },
    ),
  );
  const idea = takeIdea(storage());
  if (idea !== null) store.getState().change(editPrompt(emptyDraft, idea));
  return store;
}

const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => orElse(z.nullable(schema), null);
const textOr = (otherwise: string) => orElse(z.string(), otherwise);
const countOr = (otherwise: number, most: number) =>
  orElse(z.int().check(z.minimum(1), z.maximum(most)), otherwise);

const storedAnswers = z.pipe(
  orElse(z.record(z.string(), orElse(z.nullable(z.string()), null)), {}),
  z.transform((answers): Record<string, string> =>
    Object.fromEntries(
      Object.entries(answers)
        .filter((entry): entry is [string, string] => entry[1] !== null)
        .slice(0, keptAnswers),
    ),
  ),
);

/** Lists change between releases: field by field, what is not known counts as not chosen. */
const storedDraft = z.object({
  orientation: orNull(z.enum(orientations)),
  platform: orNull(z.enum(platformIds)),
  shape: orNull(z.enum(shapeIds)),
  topic: textOr(emptyDraft.topic),
  customPrompt: textOr(''),
  enhancedPrompt: orNull(z.string()),
  topicName: orNull(z.string()),
  visualModel: orElse(z.enum(visualModelIds), emptyDraft.visualModel),
  isModelChosen: orElse(z.boolean(), false),
  voice: orNull(z.enum(voiceIds)),
  language: orElse(z.literal(languages.map(({ id }) => id)), emptyDraft.language),
  narrativeStyle: orNull(z.literal(narrativeStyles.map(({ id }) => id))),
  directorStyle: orNull(z.literal(directorStyles.map(({ id }) => id))),
  style: textOr(emptyDraft.style),
  styleNotes: textOr(''),
  sceneCount: countOr(emptyDraft.sceneCount, maxScenes),
  sceneLengthS: countOr(emptyDraft.sceneLengthS, maxSceneDurationS.image),
  answers: storedAnswers,
  email: textOr(''),
  socialHandle: textOr(''),
});

const storedState = z.object({
  draft: orElse(storedDraft, emptyDraft),
  step: orNull(z.literal(wizardSteps.map(({ id }) => id))),
  submitted: orNull(z.object({ key: z.string().check(z.regex(uuid)), sent: z.string() })),
});

const nothing = { draft: emptyDraft, step: null, submitted: null };
