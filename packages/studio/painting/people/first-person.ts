/** Words by which a line is told by whom it is of, in the languages of creators. */
const firstPerson =
  /(?:^|[^\p{L}'])(?:I|I'm|I've|I'd|I'll|my|me|myself|we|we're|we've|our|us|yo|mi|mis|nosotros|nosotras|je|moi|nous|notre|mon|ma|mes|ich|mein|meine|meinen|wir|unser|unsere|io|mio|noi|eu|meu|minha|nós|ik|mijn|wij|ons)(?![\p{L}'])|(?:^|[^\p{L}])[jJ]'\p{L}/u;

/** Whether a narration is told in the first person, outside of what it quotes. */
export function speaksOfItself(dialogue: string): boolean {
  const own = dialogue
    .slice(0, 2_000)
    .replaceAll('’', "'")
    .replaceAll(/[“"«][^”"»]*[”"»]/gu, ' ')
    // At the beginning of a sentence.
    .replaceAll(/(^|[.!?…]\s+)(\p{Lu})(?=\p{Ll})/gu, (all: string) => all.toLowerCase());
  return firstPerson.test(own);
}
