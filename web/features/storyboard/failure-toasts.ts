import { ApiError } from '../../api/api-error.ts';
import { endFailureToast, toast } from '../../ui/toast.ts';
import { reportCreditShortage } from '../frame/credit-shortage.ts';

/** Says in a toast that something failed: the product's sentence, and below it the server's own where it sent one; too few credits get the way out (SPEC 8). Where the session is over, the sign-in page says so. */
export function reportFailure(title: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return;
  if (reportCreditShortage(error, title)) return;
  toast({ title, description: serverSentence(error), tone: 'destructive' });
}

/** Ends what {@link reportFailure} said of a call, now that it has succeeded. */
export function reportSuccess(title: string): void {
  endFailureToast(title);
}

/** The server's sentence about an error that is ours to explain; undefined where it has none. */
export function serverSentence(error: unknown): string | undefined {
  return error instanceof ApiError && typeof error.detail === 'string' ? error.detail : undefined;
}
