/** As many characters of a prompt as the gallery's list shows. */
export const listedPromptCharacters = 100;

/** A text cut at a number of characters, as readers count them, with an ellipsis in the place of the rest. */
export function shortened(text: string, maxCharacters: number): string {
  const characters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
  return characters.length <= maxCharacters
    ? text
    : `${characters.slice(0, maxCharacters).join('').trimEnd()}…`;
}
