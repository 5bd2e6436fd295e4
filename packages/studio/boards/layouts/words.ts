import { progress } from '../../painting/actors/motion.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { coloursNamed, drawColours } from './named-colours.ts';
import { drawRows, piecesOf, spokenEntries } from './spoken-type.ts';
import { halves, hero, medal, readNumbered, slab } from './words-fields.ts';
import type { Composition, Spoken } from './words-kit.ts';
import { bubble, note, panel } from './words-papers.ts';
import { block, stairs, tape } from './words-posters.ts';
import { pen, side, underline } from './words-sentences.ts';

/*
 * Two sets of compositions that have none in common: a scene takes one of the first, the next one of the second, so that no
 * two that follow each other are composed alike.
 */
const compositions = [
  { slab, block, hero, halves, note, side },
  { medal, bubble, tape, stairs, underline, panel, pen },
] as const;
type NameOf<T> = T extends unknown ? keyof T : never;
type CompositionName = NameOf<(typeof compositions)[number]>;

const entryMs = 300;

/** Which compositions suit a text, the first set's and the second's; long texts need a plain one. */
function suiting(text: string, pieces: number): readonly CompositionName[] {
  const letters = [...text].length;
  if (pieces >= 2 && letters <= 26)
    return ['block', 'hero', 'note', 'stairs', 'tape', 'underline', 'panel'];
  if (letters <= 64)
    return ['halves', 'hero', 'block', 'note', 'side', 'tape', 'pen', 'underline', 'panel'];
  if (letters <= 110) return ['halves', 'hero', 'side', 'note', 'panel', 'underline', 'pen'];
  return ['side', 'note', 'pen', 'panel'];
}

/** Those of a set in the order in which they are tried: what only a few texts are goes first, then by turns. */
function inOrder(names: readonly CompositionName[], turn: number): readonly CompositionName[] {
  const from = Math.floor(turn / 2) % Math.max(1, names.length);
  return [...names.slice(from), ...names.slice(0, from)];
}

const isWhole = ({ rows }: Composition, text: string): boolean =>
  text.endsWith('…') ||
  rows.every(({ type }) => type.lines.every((line) => !line.text.endsWith('…')));

/** The composition of a line in its turn; the plain one of its set where no other bears it. */
function compose(brief: BoardBrief, text: string): Composition | null {
  const own: Partial<Record<CompositionName, typeof pen>> =
    compositions[brief.turn % 2] ?? compositions[0];
  const suits = suiting(text, text.split(/\s+/u).length).filter((name) => name in own);
  const isNumbered = readNumbered(text) !== null;
  // Beside a picture there is no edge for a slab; which side the picture is on tells neighbours apart.
  const byNumber = !isNumbered ? null : brief.hasPicture ? medal : (own.slab ?? own.medal);
  const found = [
    ...(byNumber ? [byNumber] : []),
    ...(own.bubble === undefined ? [] : [own.bubble]),
    ...inOrder(suits, brief.turn).map((name) => own[name]),
  ]
    .values()
    .map((composed) => composed?.(brief, text) ?? null)
    .find((composition) => composition !== null && isWhole(composition, text));
  return found ?? (brief.turn % 2 === 0 ? side : pen)(brief, text);
}

/** The line itself as large type: each word comes in as it is said, the heaviest in colour, composed in one of several ways. */
export const words: BoardBuilder = (brief) => {
  const { plan } = brief;
  const text = plan.quote.trim() || plan.items.join(' ').trim();
  const found = text === '' ? null : compose(brief, text);
  if (found === null) return null;
  const { rows, look, under } = found;
  const pieces = piecesOf(rows);
  const named = coloursNamed(pieces);
  return {
    draw(context, { timeMs, durationMs, words: said }: Moment) {
      const entries = spokenEntries(pieces, said);
      const shareOf = (index: number): number => progress(timeMs, entries[index] ?? 0, entryMs);
      const spoken: Spoken = { timeMs, durationMs, entries, shareOf };
      under(context, spoken);
      drawColours(context, rows, named, { ink: look.colour, unit: brief.unit, shareOf });
      drawRows(context, rows, look, shareOf);
    },
  };
};
