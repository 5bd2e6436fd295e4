import type { PlacedLine } from './pieces.ts';

/** So much more a sentence of a story counts that begins its paragraph, and one that ends it. */
const ofFirst = 1.5;
const ofLast = 1.3;
/** In fewer paragraphs nothing happens from one to the next. */
const leastParagraphs = 3;

/**
 * "Then the left drum came loose. … He stood up and said: your bath is ready.": a storyteller begins a paragraph with what happens next
 * and ends it with what it comes to. What stands in the middle tells more of it.
 * @returns by place, by how much more a line counts than others
 */
export function worthOfEnds(lines: readonly PlacedLine[]): ReadonlyMap<number, number> {
  const prose = lines.filter(({ line }) => line.unit?.kind === 'sentence' && line.source === 'own');
  const paragraphs = [...Map.groupBy(prose, ({ line }) => line.unit?.block).values()];
  if (paragraphs.length < leastParagraphs) return new Map();
  return new Map(
    paragraphs.flatMap((own) => [
      ...own.slice(-1).map(({ place }) => [place, ofLast] as const),
      ...own.slice(0, 1).map(({ place }) => [place, ofFirst] as const),
    ]),
  );
}
