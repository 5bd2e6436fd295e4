import type { Profile } from '@scenewright/contract/schemas/auth.ts';
import type { Account } from './accounts.repository.ts';

/** An account as its owner sees it. */
export function toProfile({ id, email, name, is_guest }: Account): Profile {
  return { userId: id, email, name, is_guest };
}
