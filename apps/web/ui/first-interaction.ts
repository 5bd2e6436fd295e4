/** What somebody does who is at the page; a click alone is what assistive technology makes. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'click'] as const;

let wasSeen = false;
/** Where the pointer was when the page first heard of it. */
let restingPlace: string | null = null;

/**
 * A browser tells a new document where the pointer rests, as if it had moved, and tells it again when the page changes under
 * it; on a busy machine that comes when the page has long been listening. Only a pointer that is elsewhere has been moved.
 */
function hasMoved({ clientX, clientY }: PointerEvent): boolean {
  const place = `${clientX} ${clientY}`;
  restingPlace ??= place;
  return place !== restingPlace;
}

/** Calls back at the first interaction with the page, at once where there was one before. @returns what stops waiting */
export function onFirstInteraction(callback: () => void): () => void {
  const stop = () =>
    interactions.forEach((type) =>
      document.removeEventListener(type, onInteraction, { capture: true }),
    );
  function onInteraction(event: Event): void {
    if (event instanceof PointerEvent && event.type === 'pointermove' && !hasMoved(event)) return;
    wasSeen = true;
    stop();
    callback();
  }
  if (wasSeen) callback();
  else
    interactions.forEach((type) =>
      document.addEventListener(type, onInteraction, { capture: true, passive: true }),
    );
  return stop;
}
