import { speakersOf } from '../speakers.ts';
import { withCorrections } from './corrections.ts';
import { withCountsPutRight } from './counted-anew.ts';
import { withDictatedMarks } from './dictation.ts';
import { withEdits } from './edits.ts';
import { withoutExcuses } from './excuses.ts';
import { withLabelledCorrections } from './labelled-corrections.ts';
import { withLikelyRepairs } from './likely-repairs.ts';
import { withNamesPutRight } from './renamed.ts';
import { withoutWithdrawn } from './withdrawn.ts';

const nameBefore = /^[-–—•*]?\s*([^:：]{1,40}?)\s*(?:\([^)]{0,40}\))?\s*[:：]/u;

/**
 * A text as its author meant it while they wrote or spoke it: without what they took back, and as they said it anew. What people in a
 * dialogue say stays as they say it.
 */
export const asPutRight = (text: string): string => withLabelledCorrections(text, withoutSlips);

function withoutSlips(text: string): string {
  const speakers = speakersOf(text.split('\n').map((line) => line.trim()));
  const isTurn = (line: string): boolean =>
    speakers.size > 1 &&
    speakers.has(nameBefore.exec(line.trim().slice(0, 90))?.[1]?.toLowerCase() ?? '');
  const left = withNamesPutRight(
    withCountsPutRight(
      withEdits(withoutWithdrawn(withoutExcuses(withDictatedMarks(text)), isTurn)),
    ),
  );
  const lines = left.split('\n');
  const likely = lines.some(isTurn)
    ? lines.map((line) => (isTurn(line) ? line : withLikelyRepairs(line))).join('\n')
    : withLikelyRepairs(left);
  // What no model found may have the form of a repair that is put right in one line.
  return likely
    .split('\n')
    .map((line) => (isTurn(line) ? line : withCorrections(line)))
    .join('\n');
}
