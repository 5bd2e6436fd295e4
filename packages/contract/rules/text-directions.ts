/** Signs that turn the direction of what follows them, also beyond the text they stand in. */
const turns = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A text to be shown within a sentence of ours, which it cannot turn round. */
export const withoutDirections = (text: string): string => text.replaceAll(turns, '');
