import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface SingleKeys {
  readonly on: boolean;
}

/**
 * Whether single letters, digits and signs are shortcuts on the storyboard, kept in this browser. People who speak to
 * their computer can turn them off: a word would press many (WCAG 2.1.4).
 */
export const useSingleKeys = create<SingleKeys>()(
  persist((): SingleKeys => ({ on: true }), { name: 'storyboard-keys', version: 1 }),
);

/** Whether a key that is pressed now may be taken as a shortcut: keys with a name, such as Enter, always may. */
export function isShortcutAllowed(key: string): boolean {
  return key.length > 1 || useSingleKeys.getState().on;
}
