import colourWords from '../../data/colour-words.json' with { type: 'json' };
import colours from '../../data/colours.json' with { type: 'json' };
import { fillRounded, type Context } from '../../painting/brushes/surface.ts';
import { boxOfWord, type TypeRow } from './spoken-type.ts';

/* A line that is about colours shows them: under each colour that it names lies a bar of it. */

const shades: ReadonlyMap<string, string> = new Map(Object.entries(colours));
const shadeOf: ReadonlyMap<string, string> = new Map(
  Object.entries(colourWords.named).flatMap(([colour, words]) =>
    words.map((word) => [word, shades.get(colour) ?? ''] as const),
  ),
);
const saysColour = new Set(colourWords.saysColour);
const bare = (piece: string): string => piece.toLowerCase().replace(/[^\p{L}]/gu, '');
const leastColours = 2;

/** The colours that a line names, by the place of their words; none where it only mentions one: "the green bin". */
export function coloursNamed(pieces: readonly string[]): ReadonlyMap<number, string> {
  const named = new Map(
    pieces.flatMap((piece, index) => {
      const shade = shadeOf.get(bare(piece));
      return shade === undefined ? [] : [[index, shade] as const];
    }),
  );
  const isAbout =
    new Set(named.values()).size >= leastColours ||
    (named.size > 0 && pieces.some((piece) => saysColour.has(bare(piece))));
  return isAbout ? named : new Map();
}

/** The bars, each as far as its word has come in; with an edge in the colour of the type, so that they are seen on their own colour. */
export function drawColours(
  context: Context,
  rows: readonly TypeRow[],
  named: ReadonlyMap<number, string>,
  { ink, unit, shareOf }: { ink: string; unit: number; shareOf: (index: number) => number },
): void {
  for (const [index, shade] of named) {
    const place = boxOfWord(rows, index);
    const share = shareOf(index);
    if (place === null || share <= 0) continue;
    const height = Math.max(12 * unit, place.px * 0.19);
    const edge = 2 * unit;
    const bar = {
      x: place.box.x,
      y: place.baseline + place.px * 0.09,
      width: place.box.width * share,
      height,
    };
    const around = {
      x: bar.x - edge,
      y: bar.y - edge,
      width: bar.width + edge * 2,
      height: height + edge * 2,
    };
    fillRounded(context, around, height / 2 + edge, ink);
    fillRounded(context, bar, height / 2, shade);
  }
}
