import { createStore } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { visualModelIds } from '#contract/rules/models.ts';
import { orientations, platformIds } from '#contract/rules/platforms.ts';
import { directorStyles, narrativeStyles } from '#contract/rules/styles.ts';
import { languages, voiceIds } from '#contract/rules/voices.ts';
import { wizardSteps, type WizardStepId } from '#contract/rules/wizard.ts';
import { takeIdea } from '../../api/typed-idea.ts';
import { editPrompt, emptyDraft, type WizardDraft } from './draft.ts';

/** Changes fields of the form: to these values, or to what is made of the form as it is then. */
export type ChangeDraft = (changes: Partial<WizardDraft> | ((draft: WizardDraft) => Partial<WizardDraft>)) => void;

export interface DraftState {
  readonly draft: WizardDraft;
  /** The step that was shown last: where a user who comes back goes on. */
  readonly step: WizardStepId | null;
  readonly change: ChangeDraft;
  readonly reach: (step: WizardStepId) => void;
  readonly clear: () => void;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** Raised when a stored form can no longer be read field by field. */
const version = 1;

/** The form of one user in this browser; it outlives reloads until it is cleared. An idea typed on the landing page becomes its prompt. */
export function createDraftStore(userId: string, storage: () => StateStorage = () => localStorage) {
  const store = createStore<DraftState>()(
    persist(
      (set) => ({
        draft: emptyDraft,
        step: null,
        change: (changes) => set(({ draft }) => ({ draft: { ...draft, ...(typeof changes === 'function' ? changes(draft) : changes) } })),
        reach: (step) => set({ step }),
        clear: () => set({ draft: emptyDraft, step: null }),
      }),
      {
        name: `wizard-draft:${userId}`,
        version,
        storage: createJSONStorage(storage),
        partialize: ({ draft, step }) => ({ draft, step }),
        migrate: () => ({ draft: emptyDraft, step: null }),
        merge: (stored, state) => ({ ...state, draft: readDraft(stored), step: readStep(stored) }),
      },
    ),
  );
  const idea = takeIdea(storage());
  if (idea !== null) store.getState().change(editPrompt(emptyDraft, idea));
  return store;
}

function readStep(stored: unknown): WizardStepId | null {
  const step: unknown = typeof stored === 'object' && stored !== null && 'step' in stored ? stored.step : null;
  return wizardSteps.find(({ id }) => id === step)?.id ?? null;
}

/** Storage is the user's to edit, and lists change between releases: what is not known counts as not chosen. */
function readDraft(stored: unknown): WizardDraft {
  const draft: unknown = typeof stored === 'object' && stored !== null && 'draft' in stored ? stored.draft : undefined;
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
  const oneOf = <T extends string>(name: keyof WizardDraft, ids: readonly T[]) => ids.find((id) => id === field(name)) ?? null;
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
    language: oneOf('language', languages.map(({ id }) => id)) ?? emptyDraft.language,
    narrativeStyle: oneOf('narrativeStyle', narrativeStyles.map(({ id }) => id)),
    directorStyle: oneOf('directorStyle', directorStyles.map(({ id }) => id)),
    style: text('style', emptyDraft.style),
    styleNotes: text('styleNotes', ''),
    email: text('email', ''),
    socialHandle: text('socialHandle', ''),
  };
}
