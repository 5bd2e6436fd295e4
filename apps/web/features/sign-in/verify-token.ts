import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { getSession, keepProfile } from '../../api/session.ts';

/** Asks the server whom the stored token belongs to and keeps the answer. Does nothing where no token is stored. */
export async function verifyStoredToken(): Promise<void> {
  if (getSession() === null) return;
  try {
    keepProfile(await request('me'));
  } catch (error) {
    throw new Error(
      error instanceof ApiError && error.status === 401
        ? 'No valid token'
        : 'Failed to verify user',
      { cause: error },
    );
  }
}
