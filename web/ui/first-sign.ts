/** What somebody does who is at the page; a click alone is what assistive technology makes. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'click'] as const;

let wasSeen = false;

/** Calls back at the first sign of somebody at the page, at once where there was one before. @returns what stops waiting */
export function onFirstSign(callback: () => void): () => void {
  const stop = () => signs.forEach((sign) => document.removeEventListener(sign, onSign, { capture: true }));
  function onSign(): void {
    wasSeen = true;
    stop();
    callback();
  }
  if (wasSeen) callback();
  else signs.forEach((sign) => document.addEventListener(sign, onSign, { capture: true, passive: true }));
  return stop;
}
