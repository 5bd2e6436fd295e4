import { expect, it } from 'vitest';
import { onFirstSign } from './first-sign.ts';

const move = (clientX: number, clientY: number) =>
  document.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true }));

it('a pointer that rests where the page appeared is no sign of somebody, however often the browser tells; one that moves is', () => {
  let signs = 0;
  onFirstSign(() => (signs += 1));
  move(10, 20);
  move(10, 20);
  expect(signs).toBe(0);
  move(11, 20);
  expect(signs).toBe(1);
  move(12, 20);
  expect(signs).toBe(1);
  onFirstSign(() => (signs += 1));
  expect(signs).toBe(2);
});
