import type { KeyboardEvent } from 'react';

/** Enter sends the idea, Shift+Enter breaks the line; an Enter that ends a word of an input method does neither. */
export function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
