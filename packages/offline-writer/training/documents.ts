import { cutSegments, type Segment } from '../sifting/segments.ts';

/** What a stretch of a training document is marked as; `label` and `wrap` order the text or wrap a topic. */
export type Mark = 'say' | 'note' | 'furniture' | 'label' | 'wrap';

/** A document that a person marked; the format is told in training/FORMAT.md. */
export interface TrainingDocument {
  readonly id: string;
  readonly language: string;
  /** As it was typed, without the marks. */
  readonly text: string;
  /** The mark of each character of the text. */
  readonly marks: readonly Mark[];
  /** Where what may be spoken begins, with how much it matters: 1 most, 3 least. */
  readonly weights: readonly { readonly at: number; readonly weight: 1 | 2 | 3 }[];
}

const letters: ReadonlyMap<string, Mark> = new Map([
  ['n', 'note'],
  ['f', 'furniture'],
  ['l', 'label'],
  ['w', 'wrap'],
]);
const languages: ReadonlyMap<string, string> = new Map([
  ['german', 'de'],
  ['french', 'fr'],
  ['spanish', 'es'],
  ['portuguese', 'pt'],
  ['italian', 'it'],
  ['japanese', 'ja'],
  ['arabic', 'ar'],
  ['hindi', 'hi'],
  ['dutch', 'nl'],
  ['polish', 'pl'],
  ['turkish', 'tr'],
  ['english', 'en'],
]);

/** The documents of a file. A malformed one throws with its id. */
export function readDocuments(file: string): readonly TrainingDocument[] {
  return file
    .split(/^=== /mu)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      const [id = '', language = ''] = part
        .slice(0, end)
        .split('|')
        .map((cell) => cell.trim());
      return readDocument(
        id,
        languages.get(language.toLowerCase()) ?? language,
        part.slice(end + 1),
      );
    });
}

function readDocument(id: string, language: string, body: string): TrainingDocument {
  const marks: Mark[] = [];
  const weights: { at: number; weight: 1 | 2 | 3 }[] = [];
  let text = '';
  let mark: Mark = 'say';
  let at = 0;
  const source = body.trim();
  while (at < source.length) {
    const rest = source.slice(at, at + 4);
    const opening = /^\[\[([nflw]) /u.exec(rest)?.[1];
    const weight = /^\{([123])\}/u.exec(rest)?.[1];
    if (opening !== undefined) {
      if (mark !== 'say') throw new Error(`Document ${id}: a mark within a mark`);
      mark = letters.get(opening) ?? 'say';
      at += 4;
    } else if (mark !== 'say' && rest.startsWith(']]') && !source.startsWith(']]]', at)) {
      mark = 'say';
      at += 2;
    } else if (weight !== undefined) {
      weights.push({ at: text.length, weight: Number(weight) as 1 | 2 | 3 });
      at += 3;
    } else {
      text += source[at];
      marks.push(mark);
      at += 1;
    }
  }
  if (mark !== 'say') throw new Error(`Document ${id}: a mark is left open`);
  return { id, language, text, marks, weights };
}

/** A segment of which so much may be spoken is one to be spoken. */
const leastSaid = 0.25;

export interface MarkedSegment {
  readonly segment: Segment;
  readonly mark: Mark;
  /** Whether all its letters have this mark. */
  readonly isPure: boolean;
}

/** The segments of a document, each with the mark of most of its letters. */
export function markedSegments(
  document: TrainingDocument,
  isFine = false,
): readonly MarkedSegment[] {
  return cutSegments(document.text, { isFine }).map((segment) => {
    const counts = new Map<Mark, number>();
    for (let at = segment.from; at < segment.to; at += 1) {
      const mark = document.marks[at];
      if (mark !== undefined && /[\p{L}\p{N}\p{M}]/u.test(document.text[at] ?? ''))
        counts.set(mark, (counts.get(mark) ?? 0) + 1);
    }
    const all = counts.values().reduce((sum, count) => sum + count, 0);
    const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
    const isSaid = (counts.get('say') ?? 0) >= all * leastSaid;
    return { segment, mark: isSaid ? 'say' : (first?.[0] ?? 'say'), isPure: counts.size <= 1 };
  });
}
