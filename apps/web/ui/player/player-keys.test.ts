import { expect, test } from 'vitest';
import { playerCommand } from './player-keys.ts';

const press = (
  key: string,
  held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {},
) => playerCommand({ key, altKey: false, ctrlKey: false, metaKey: false, ...held });

test.each([
  [' ', { kind: 'toggle' }],
  ['k', { kind: 'toggle' }],
  ['K', { kind: 'toggle' }],
  ['j', { kind: 'seek', byS: -10 }],
  ['l', { kind: 'seek', byS: 10 }],
  ['ArrowLeft', { kind: 'seek', byS: -5 }],
  ['ArrowRight', { kind: 'seek', byS: 5 }],
  ['m', { kind: 'mute' }],
  ['f', { kind: 'fullscreen' }],
  ['c', { kind: 'captions' }],
  ['Home', { kind: 'to-start' }],
  ['End', { kind: 'to-end' }],
])('%j', (key, command) => {
  expect(press(key)).toEqual(command);
});

test('other keys, and keys with modifiers, are left to the browser', () => {
  expect(press('a')).toBeUndefined();
  expect(press('Enter')).toBeUndefined();
  expect(press('l', { ctrlKey: true })).toBeUndefined();
  expect(press('f', { metaKey: true })).toBeUndefined();
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
});
