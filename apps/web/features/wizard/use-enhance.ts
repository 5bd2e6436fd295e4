import { errorCodes } from '@scenewright/contract/errors.ts';
import { customTopicId } from '@scenewright/contract/rules/wizard.ts';
import { ApiError } from '../../api/api-error.ts';
import { useEnhancePrompt } from '../../api/queries/ai.ts';
import { getSession } from '../../api/session.ts';
import { endFailureToast, toast } from '../../ui/toast.ts';
import type { ChangeDraft } from './draft-store.ts';
import { shownPrompt, type WizardDraft } from './draft.ts';

/** The enhancement of the prompt: the richer text takes its place, the text before is kept. */
export function useEnhance(draft: WizardDraft, change: ChangeDraft) {
  const { mutateAsync, isPending } = useEnhancePrompt();
  const enhance = () => {
    const prompt = shownPrompt(draft).trim();
    if (prompt === '') return;
    if (getSession() === null) return void toast({ ...logInAgain, tone: 'destructive' });
    const sayEnhanced = (enhancedPrompt: string) => {
      endFailureToast('enhance');
      let isWanted = false;
      // The step may have been left meanwhile, and the form cleared or filled in anew.
      change((now) => {
        isWanted = shownPrompt(now).trim() === prompt;
        return isWanted ? { enhancedPrompt } : {};
      });
      if (isWanted)
        toast({
          title: 'Prompt Enhanced',
          description: 'Your content prompt has been enhanced!',
          tone: 'success',
        });
    };
    // After a session that ended has led to the sign-in page, whose own toast says less.
    const sayFailed = (error: unknown) =>
      void setTimeout(() =>
        toast({ ...describeEnhanceFailure(error), about: 'enhance', tone: 'destructive' }),
      );
    // Awaited here, not by the mutation's own callbacks: who is signed out by the answer leaves the step.
    void mutateAsync({
      topic: draft.topic === '' ? customTopicId : draft.topic,
      platform: draft.platform ?? '',
      prompt,
    }).then(sayEnhanced, sayFailed);
  };
  return { enhance, isEnhancing: isPending };
}

const logInAgain = {
  title: 'Authentication Error',
  description: 'Please log in again to continue.',
};

/** The toast for an enhancement that failed (WIZ-36). */
export function describeEnhanceFailure(error: unknown): { title: string; description: string } {
  if (error instanceof ApiError && error.status === 401) return logInAgain;
  if (error instanceof ApiError && error.status === 403) {
    return {
      title: 'Authentication Required',
      description: 'Please sign in to access this feature.',
    };
  }
  if (error instanceof ApiError && error.code === 'text_too_hard')
    return { title: 'Enhancement Failed', description: error.message };
  if (error instanceof ApiError && error.detail === errorCodes.unavailable.detail) {
    return {
      title: 'Enhancement Failed',
      description: 'Service is temporarily unavailable. Please try again in a few minutes.',
    };
  }
  return {
    title: 'Enhancement Failed',
    description: 'Failed to enhance prompt. Please try again.',
  };
}
