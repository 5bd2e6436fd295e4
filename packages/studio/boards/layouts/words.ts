import { progress } from '../../painting/actors/motion.ts';
import { fillRounded } from '../../painting/brushes/surface.ts';
import { noiseAt } from '../../painting/random.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBuilder } from '../board.ts';
import { wordTimes } from '../cues.ts';
import { drawWords, setType, type SetType, type SetWord } from '../type.ts';

const entryMs = 300;
const staggerMs = 70;
const leastWeighed = 4;
/** Words that carry no picture of their own; the longest of the others is set in colour. */
const light = new Set(
  'about after again because before being could every first having might other should since still their there these thing things those though through under until where which while would your with from that this they were what when will have been into just like more than then them some only over very also'.split(
    ' ',
  ),
);

/** The words of a line that are set in colour: figures, and the heaviest word of each line. */
function heavyWords(type: SetType): ReadonlySet<number> {
  const heavy = new Set<number>();
  let index = 0;
  for (const { words } of type.lines) {
    let [best, most] = [-1, leastWeighed];
    for (const [at, { text }] of words.entries()) {
      const bare = text.replace(/[^\p{L}\p{N}]/gu, '');
      if (/\p{N}/u.test(bare)) heavy.add(index + at);
      if (bare.length > most && !light.has(bare.toLowerCase()))
        [best, most] = [index + at, bare.length];
    }
    if (best >= 0 && heavy.size < 3) heavy.add(best);
    index += words.length;
  }
  return heavy;
}

/** Behind the one heaviest word: as with a broad pen. */
function placeOf(type: SetType, wanted: number): { word: SetWord; baseline: number } | null {
  let index = 0;
  for (const { words, baseline } of type.lines)
    for (const word of words) {
      if (index === wanted) return { word, baseline };
      index += 1;
    }
  return null;
}

/** The line itself as large type: each word comes in as it is said, the heaviest in colour. */
export const words: BoardBuilder = ({ plan, area, unit, colours, isPortrait, random }) => {
  const text = plan.quote.trim() || plan.items.join(' ').trim();
  if (text === '') return null;
  const isMiddle = random.chance(0.4);
  const type = setType(text, area, {
    maxPx: (isPortrait ? 132 : 124) * unit,
    minPx: 40 * unit,
    weight: 800,
    leading: 1.14,
    align: isMiddle ? 'middle' : 'start',
  });
  const heavy = heavyWords(type);
  const marked = [...heavy].at(-1) ?? -1;
  const isMarked = noiseAt(text.length, 3) > 0.35;
  const at = { x: area.x, y: area.y + (area.height - type.height) / 2 };
  const accents = new Map(
    [...heavy].map((index) => [
      index,
      isMarked && index === marked ? colours.onAccent : colours.strong,
    ]),
  );
  const place = isMarked ? placeOf(type, marked) : null;
  return {
    draw(context, { timeMs, words: spoken }: Moment) {
      const times = wordTimes(text, spoken);
      let last = 120 - staggerMs;
      const entries = times.map((time) => (last = Math.max(last, time ?? last + staggerMs)));
      const shareOf = (index: number): number =>
        progress(timeMs, entries[index] ?? index * staggerMs + 120, entryMs);
      if (place !== null) {
        const share = shareOf(marked);
        const [padX, padY] = [type.px * 0.16, type.px * 0.1];
        fillRounded(
          context,
          {
            x: at.x + place.word.x - padX,
            y: at.y + place.baseline - type.px * 0.8 - padY,
            width: (place.word.width + padX * 2) * share,
            height: type.px * 1.06 + padY * 2,
          },
          type.px * 0.16,
          colours.accent,
        );
      }
      drawWords(context, type, at, { colour: colours.text, accents }, shareOf);
    },
  };
};
