import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { insufficientCreditsToastMs } from '#contract/rules/limits.ts';
import { ApiError } from '../../api/api-error.ts';
import { describeCreditShortage } from '../../api/credit-shortage.ts';
import { toast } from '../../ui/toast.ts';

/** Says in a toast that something failed: the product's sentence, and below it the server's own where it sent one. */
export type ReportFailure = (title: string, error: unknown) => void;

/** Gives the function that reports failures; too few credits get their own toast with the way out (SPEC 8). */
export function useReportFailure(): ReportFailure {
  const navigate = useNavigate();
  return useCallback(
    (title, error) => {
      const shortage = describeCreditShortage(error);
      if (shortage === null) return void toast({ title, description: serverSentence(error), tone: 'destructive' });
      toast({
        ...shortage,
        tone: 'destructive',
        durationMs: insufficientCreditsToastMs,
        action: { label: 'Upgrade Plan', altText: 'Open the pricing page to upgrade your plan', onPress: () => void navigate('/pricing') },
      });
    },
    [navigate],
  );
}

/** The server's sentence about an error that is ours to explain; undefined where it has none. */
export function serverSentence(error: unknown): string | undefined {
  return error instanceof ApiError && typeof error.detail === 'string' ? error.detail : undefined;
}
