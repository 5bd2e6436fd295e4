import { progress } from '../../painting/actors/motion.ts';
import type { Random } from '../../painting/random.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBuilder } from '../board.ts';
import { drawRows, piecesOf, spokenEntries } from './spoken-type.ts';
import type { Spoken } from './words-kit.ts';
import { block, stairs, tape } from './words-posters.ts';
import { panel, pen, side, underline } from './words-sentences.ts';

const compositions = { pen, underline, block, stairs, tape, panel, side } as const;
type CompositionName = keyof typeof compositions;

const entryMs = 300;
/** Which compositions suit a text; long texts need a plain one. */
function suiting(text: string, pieces: number): readonly CompositionName[] {
  const letters = [...text].length;
  if (pieces >= 2 && letters <= 26) return ['block', 'stairs', 'tape', 'panel'];
  if (letters <= 64) return ['block', 'pen', 'tape', 'underline', 'panel', 'side'];
  if (letters <= 110) return ['pen', 'panel', 'underline', 'side'];
  return ['pen', 'side', 'panel'];
}

/** In the order in which they are tried: any of the suiting first. */
function inOrder(names: readonly CompositionName[], random: Random): CompositionName[] {
  const from = random.index(names.length);
  return [...names.slice(from), ...names.slice(0, from), 'pen'];
}

/** The line itself as large type: each word comes in as it is said, the heaviest in colour, composed in one of several ways. */
export const words: BoardBuilder = (brief) => {
  const { plan, random } = brief;
  const text = plan.quote.trim() || plan.items.join(' ').trim();
  if (text === '') return null;
  const names = inOrder(suiting(text, text.split(/\s+/u).length), random);
  const found = names
    .values()
    .map((name) => compositions[name](brief, text))
    .find((composition) => composition !== null);
  if (found === undefined || found === null) return null;
  const { rows, look, under } = found;
  const pieces = piecesOf(rows);
  return {
    draw(context, { timeMs, durationMs, words: said }: Moment) {
      const entries = spokenEntries(pieces, said);
      const shareOf = (index: number): number => progress(timeMs, entries[index] ?? 0, entryMs);
      const spoken: Spoken = { timeMs, durationMs, entries, shareOf };
      under(context, spoken);
      drawRows(context, rows, look, shareOf);
    },
  };
};
