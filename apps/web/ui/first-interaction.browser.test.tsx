import { expect, it } from 'vitest';
import { onFirstInteraction } from './first-interaction.ts';

const move = (clientX: number, clientY: number) =>
  document.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true }));

it('a pointer that rests where the page appeared is no sign of somebody, however often the browser tells; one that moves is', () => {
  let calls = 0;
  onFirstInteraction(() => (calls += 1));
  move(10, 20);
  move(10, 20);
  expect(calls).toBe(0);
  move(11, 20);
  expect(calls).toBe(1);
  move(12, 20);
  expect(calls).toBe(1);
  onFirstInteraction(() => (calls += 1));
  expect(calls).toBe(2);
});
