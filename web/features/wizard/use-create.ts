import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { insufficientCreditsToastMs } from '#contract/rules/limits.ts';
import { describeCreditShortage } from '../../api/credit-shortage.ts';
import { sentenceOf } from '../../api/api-error.ts';
import { useCreateContent } from '../../api/queries/content.ts';
import { toast } from '../../ui/toast.ts';
import { toNewContent } from './draft.ts';
import type { Wizard } from './use-wizard.ts';

/** Sends the finished form; on success the form is cleared and the dashboard opens. */
export function useCreate({ draft, clear }: Wizard): { readonly create: () => void; readonly isCreating: boolean } {
  const navigate = useNavigate();
  const { mutate, isPending } = useCreateContent();
  const isCreated = useRef(false);
  // Not before the wizard is left: an empty form would lead it back to its first step.
  useEffect(() => () => {
    if (isCreated.current) clear();
  }, [clear]);

  const explain = (error: unknown) => {
    const shortage = describeCreditShortage(error);
    if (shortage !== null) {
      const upgrade = { label: 'Upgrade Plan', altText: 'Open the pricing page to upgrade your plan', onPress: () => void navigate('/pricing') };
      toast({ ...shortage, tone: 'destructive', durationMs: insufficientCreditsToastMs, action: upgrade });
      return;
    }
    const sentence = error instanceof TypeError ? error.message : sentenceOf(error, '');
    toast({ title: 'Failed to create content. Please try again.', description: sentence === '' ? undefined : sentence, tone: 'destructive' });
  };
  const create = () => mutate(toNewContent(draft), {
    onError: explain,
    onSuccess: () => {
      isCreated.current = true;
      void navigate('/dashboard');
    },
  });
  return { create, isCreating: isPending };
}
