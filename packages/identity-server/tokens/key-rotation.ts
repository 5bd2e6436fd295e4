import { accessTokenLifetimeS } from '../settings.ts';
import { createKey, type KeySet, publicMembers, type StoredKey } from './key-file.ts';

/** How long others may keep a copy of the published keys: the `max-age` of the JWKS. */
export const publishedForS = 600;

export class RotationRefused extends Error {}

/** Puts a key into reserve if there is none. */
export async function addStandby(keys: KeySet, now: Date): Promise<KeySet> {
  return keys.some(({ status }) => status === 'standby')
    ? keys
    : inOrder([...keys, await createKey('standby', now)]);
}

/**
 * Lets the key in reserve sign from now on, and makes a new reserve. What the last key has signed stays good until it
 * expires; keys whose last token has expired are revoked.
 *
 * @param options.hurry also when the key in reserve is so new that copies of the published keys may not have it
 * @throws RotationRefused with a sentence
 */
export async function rotate(keys: KeySet, now: Date, { hurry = false } = {}): Promise<KeySet> {
  const next = keys.find(({ status }) => status === 'standby');
  if (next === undefined) throw new RotationRefused('There is no key in reserve.');
  const waitS = secondsUntilKnown(next, now);
  if (waitS > 0 && !hurry) {
    throw new RotationRefused(
      `The key in reserve is new: copies of the published keys have it in ${Math.ceil(waitS / 60)} min. Rotate then; or now with --now, if the current key is in wrong hands.`,
    );
  }
  const rotated = keys.map((key): StoredKey => {
    if (key === next) return { ...key, status: 'current', since: now };
    if (key.status === 'current') return retired(key, 'previous', now);
    return key.status === 'previous' && hasOutlivedItsTokens(key, now)
      ? retired(key, 'revoked', now)
      : key;
  });
  return await addStandby(rotated, now);
}

/**
 * Refuses from now on what a key has signed; whoever holds such a token gets a new one by refreshing their session.
 *
 * @throws RotationRefused with a sentence
 */
export function revoke(keys: KeySet, kid: string, now: Date): KeySet {
  const key = keys.find((candidate) => candidate.kid === kid);
  if (key === undefined) throw new RotationRefused(`There is no key ${kid}.`);
  if (key.status === 'current')
    throw new RotationRefused(`The key ${kid} is the one that signs. Rotate first.`);
  return inOrder(
    keys.map((candidate) =>
      candidate === key && key.status !== 'revoked' ? retired(key, 'revoked', now) : candidate,
    ),
  );
}

function secondsUntilKnown({ since }: StoredKey, now: Date): number {
  return since === null ? 0 : publishedForS - (now.getTime() - since.getTime()) / 1_000;
}

function hasOutlivedItsTokens({ since }: StoredKey, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() > accessTokenLifetimeS * 1_000;
}

/** A key that will never sign again needs no private half. */
function retired(key: StoredKey, status: 'previous' | 'revoked', now: Date): StoredKey {
  return { ...publicMembers(key), kid: key.kid, status, since: now };
}

const order = ['current', 'standby', 'previous', 'revoked'] as const;

function inOrder(keys: KeySet): KeySet {
  return keys.toSorted((left, right) => order.indexOf(left.status) - order.indexOf(right.status));
}
