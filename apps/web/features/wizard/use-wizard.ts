import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import type { NewContent } from '@scenewright/contract/schemas/content.ts';
import type { WizardStepId } from '@scenewright/contract/rules/wizard.ts';
import { type RefusedModels, useRefusedModels } from '../../api/queries/models.ts';
import { useSession } from '../../api/use-session.ts';
import { type ChangeDraft, createDraftStore, type DraftStore } from './draft-store.ts';
import type { WizardDraft } from './draft.ts';
import { isStepValid, neighbour, reachableStep } from './step-rules.ts';
import { useSystemConfig } from './system-config.ts';

export interface Wizard {
  readonly draft: WizardDraft;
  readonly change: ChangeDraft;
  /** The key under which this content is asked for, however often. */
  readonly keyOf: (content: NewContent) => string;
  readonly clear: () => void;
  /** Forgets what this browser kept; the form that is shown stays. */
  readonly forget: () => void;
  readonly step: WizardStepId;
  readonly isStepValid: boolean;
  readonly isEmailRequired: boolean;
  readonly refusedModels: RefusedModels;
  /** @param asksFor the address of the step shown: its field takes the focus, and says why */
  readonly goTo: (step: WizardStepId, asksFor?: 'email') => void;
  /** To the step after, if this one is valid; does nothing on the last. */
  readonly next: () => void;
  readonly back: () => void;
}

/** The wizard of the signed-in user: its form is kept in this browser, its step in the address. */
export function useWizard(): Wizard {
  const session = useSession();
  const store = useDraftStore(session?.profile.userId ?? 'visitor');
  const { draft, step: kept, change, keyOf, reach, clear } = useStore(store);
  const isConfigured = useSystemConfig((config) => config.emailDeliveryRequired);
  const isEmailRequired = isConfigured && (session?.profile.is_guest ?? true);
  const refusedModels = useRefusedModels();
  const context = { isEmailRequired, refusedModels };

  const [search, setSearch] = useSearchParams();
  const wanted = search.get('step');
  const step = reachableStep(wanted ?? kept, draft, context);
  // The page begins anew once the step is there (wizard-page.tsx), which may be later.
  const goTo: Wizard['goTo'] = (target, state) =>
    setSearch({ step: target }, { state, preventScrollReset: true });
  useEffect(() => {
    // The address names the step that is shown: after a reload without one, and after one that was out of reach.
    if (wanted !== step) setSearch({ step }, { replace: true, preventScrollReset: true });
    else if (kept !== step) reach(step);
  }, [wanted, step, kept, setSearch, reach]);

  const valid = isStepValid(step, draft, context);
  const next = () => {
    const following = neighbour(step, 1);
    if (!valid || following === undefined) return;
    // Going on with the model that was preselected is a choice too.
    if (step === 'model') change({ isModelChosen: true });
    goTo(following);
  };
  const back = () => {
    const before = neighbour(step, -1);
    if (before !== undefined) goTo(before);
  };
  return {
    draft,
    change,
    keyOf,
    clear,
    forget: store.persist.clearStorage,
    step,
    isStepValid: valid,
    isEmailRequired,
    refusedModels,
    goTo,
    next,
    back,
  };
}

function useDraftStore(userId: string): DraftStore {
  const [kept, setKept] = useState(() => ({ userId, store: createDraftStore(userId) }));
  if (kept.userId === userId) return kept.store;
  const fresh = { userId, store: createDraftStore(userId) };
  setKept(fresh);
  return fresh.store;
}
