import { afterEach, expect, test } from 'vitest';
import { isShortcutAllowed, useSingleKeys } from './single-keys.ts';

afterEach(() => useSingleKeys.setState({ on: true }));

test('letters, digits and signs can be turned off; keys with a name stay', () => {
  expect(['p', '?', '1', ' ', 'Enter', 'ArrowUp'].map(isShortcutAllowed)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
  ]);
  useSingleKeys.setState({ on: false });
  expect(['p', '?', '1', ' ', 'Enter', 'ArrowUp'].map(isShortcutAllowed)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});
