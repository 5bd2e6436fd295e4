import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { rememberNewContent } from '../../api/new-contents.ts';
import { useCreateContent } from '../../api/queries/content.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import { forgetDraftPath } from '../../api/draft-path.ts';
import { endFailureToast, toast } from '../../ui/toast.ts';
import { reportCreditShortage } from '../frame/credit-shortage.ts';
import { toNewContent } from './draft.ts';
import type { Wizard } from './use-wizard.ts';

const failureTitle = 'Failed to create content. Please try again.';

/** Sends the finished form, once however often it is pressed, and as the same request after an answer that was lost; on success the form is cleared and the dashboard opens. */
export function useCreate({ draft, keyOf, clear, forget }: Wizard): {
  readonly create: () => void;
  readonly isCreating: boolean;
} {
  const navigate = useNavigate();
  const { mutateAsync } = useCreateContent();
  const { running, run } = useOneAtATime<'create'>();
  const isCreated = useRef(false);
  const isShown = useRef(true);
  // Not before the wizard is left: an empty form would lead it back to its first step.
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (isCreated.current) clear();
    };
  }, [clear]);

  const explain = (error: unknown) => {
    // The session is over: the sign-in page says so.
    if (error instanceof ApiError && error.status === 401) return;
    if (reportCreditShortage(error, failureTitle)) return;
    const sentence = error instanceof TypeError ? error.message : sentenceOf(error, '');
    toast({
      title: failureTitle,
      description: sentence === '' ? undefined : sentence,
      tone: 'destructive',
    });
  };
  const send = async () => {
    try {
      const content = toNewContent(draft);
      rememberNewContent(await mutateAsync({ ...content, idempotency_key: keyOf(content) }));
    } catch (error) {
      return explain(error);
    }
    isCreated.current = true;
    endFailureToast(failureTitle);
    // At once: the next page may be long in coming, and a reload until then must not offer to create it again.
    forget();
    forgetDraftPath();
    // Who went elsewhere meanwhile stays there; the form was sent all the same.
    if (!isShown.current) return clear();
    void navigate('/dashboard');
    return 'leaving';
  };
  return { create: () => void run('create', send), isCreating: running !== null };
}
