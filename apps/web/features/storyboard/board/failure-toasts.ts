import { ApiError } from '../../../api/api-error.ts';
import { describeCreditShortage } from '../../../api/credit-shortage.ts';
import { endFailureToast, toast } from '../../../ui/toast.ts';
import { reportCreditShortage } from '../../frame/credit-shortage.ts';

/**
 * Says in a toast that something failed: the product's sentence, and below it the server's own where it sent one. A shortage of
 * credits gets a button to more of them (WIZ-34). After the end of a session the sign-in page says why instead.
 * @param besides a further sentence, where the failure has changed something
 */
export function reportFailure(title: string, error: unknown, besides?: string): void {
  if (error instanceof ApiError && error.status === 401) return;
  if (besides === undefined && reportCreditShortage(error, title)) return;
  const why = describeCreditShortage(error)?.amounts ?? serverSentence(error);
  const sentences = [why, besides].filter((sentence) => sentence !== undefined);
  toast({
    title,
    description: sentences.length === 0 ? undefined : sentences.join(' '),
    tone: 'destructive',
  });
}

/** Closes the toast that {@link reportFailure} showed for a call, now that the call has succeeded. */
export function reportSuccess(title: string): void {
  endFailureToast(title);
}

/** The server's sentence about an error that is ours to explain; undefined where it has none. */
export function serverSentence(error: unknown): string | undefined {
  return error instanceof ApiError && typeof error.detail === 'string' ? error.detail : undefined;
}
