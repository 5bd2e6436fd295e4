/**
 * A person's material as one message: JSON, whose strings nothing can end from within. `<` is escaped as well, because local
 * servers put messages between marks such as `<|im_start|>` and would take one in the text for their own.
 */
export const materialMessage = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');

/** Every text in a person's material. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.trim() === '' ? [] : [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}
