import { isChangedMeanwhile } from '../../../api/api-error.ts';
import { reportFailure, reportSuccess } from '../failure-toasts.ts';

/**
 * Waits for a call and tells in a toast where it fails, then rejects as it did.
 * @param title the toast's
 * @param isQuiet a second attempt, whose failure the first has told
 */
export async function told<T>(title: string, call: Promise<T>, isQuiet = false): Promise<T> {
  try {
    const reply = await call;
    reportSuccess(title);
    return reply;
  } catch (error) {
    // A text that was changed elsewhere says so itself, and asks.
    if (!isQuiet && !isChangedMeanwhile(error)) reportFailure(title, error);
    throw error;
  }
}
