import { expect, test } from 'vitest';
import { afterEvent, type Strip, type StripEvent, stillStrip } from './strip.ts';

const seen: StripEvent = { kind: 'seen', mayMove: true };
const ended: StripEvent = { kind: 'ended', sceneCount: 3 };
const after = (...events: StripEvent[]): Strip => events.reduce(afterEvent, stillStrip);

test('it plays when it comes into view, scene after scene, and rests at its start', () => {
  expect(after(seen)).toEqual({ scene: 0, playing: true, held: false });
  expect(after(seen, ended, ended)).toEqual({ scene: 2, playing: true, held: false });
  expect(after(seen, ended, ended, ended)).toEqual({ scene: 0, playing: false, held: true });
});

test('out of view it waits, and goes on where it was', () => {
  expect(after(seen, ended, { kind: 'hidden' })).toEqual({ scene: 1, playing: false, held: false });
  expect(after(seen, ended, { kind: 'hidden' }, seen)).toEqual({
    scene: 1,
    playing: true,
    held: false,
  });
});

test('who paused it is not played to again until they press', () => {
  const paused = after(seen, { kind: 'toggle' }, { kind: 'hidden' }, seen);
  expect(paused.playing).toBe(false);
  expect(afterEvent(paused, { kind: 'toggle' })).toEqual({ scene: 0, playing: true, held: false });
});

test('once seen to its end it does not start by itself', () => {
  expect(after(seen, ended, ended, ended, { kind: 'hidden' }, seen).playing).toBe(false);
});

test('who wants no motion gets none, until they press', () => {
  const still = after({ kind: 'seen', mayMove: false });
  expect(still).toEqual(stillStrip);
  expect(afterEvent(still, { kind: 'choose', scene: 2 })).toEqual({
    scene: 2,
    playing: true,
    held: false,
  });
});
