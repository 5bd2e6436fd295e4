import { insufficientCreditsToastMs } from '#contract/rules/limits.ts';
import { ApiError } from '../../api/api-error.ts';
import { describeCreditShortage } from '../../api/credit-shortage.ts';
import { toast } from '../../ui/toast.ts';

/** Says in a toast that something failed: the product's sentence, and below it the server's own where it sent one; too few credits get the way out (SPEC 8). Where the session is over, the sign-in page says so. */
export function reportFailure(title: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return;
  const shortage = describeCreditShortage(error);
  if (shortage === null) return void toast({ title, description: serverSentence(error), tone: 'destructive' });
  toast({
    ...shortage,
    tone: 'destructive',
    durationMs: insufficientCreditsToastMs,
    action: { label: 'Upgrade Plan', altText: 'Open the pricing page to upgrade your plan', onPress: () => location.assign('/pricing') },
  });
}

/** The server's sentence about an error that is ours to explain; undefined where it has none. */
export function serverSentence(error: unknown): string | undefined {
  return error instanceof ApiError && typeof error.detail === 'string' ? error.detail : undefined;
}
