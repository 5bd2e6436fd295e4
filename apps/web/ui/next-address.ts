let next: string | null = null;

/** Remembers which address is on its way, while the page before it is still seen and the browser shows that one's address. */
export function setNextAddress(address: string | null): void {
  next = address;
}

/** Loads the document anew: the one that is on its way, or the one that is seen. */
export function loadDocument(): void {
  if (next === null) location.reload();
  else location.assign(next);
}
