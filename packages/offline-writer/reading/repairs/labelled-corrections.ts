import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import { wordsOf } from '../../plain-words.ts';
import words from '../../data/correction-labels.json' with { type: 'json' };

/** How whoever writes by hand would say it: "no wait". */
const saidFor: ReadonlyMap<string, string> = new Map(Object.entries(words));

/** What holds a figure, and behind it a label that puts it right: "opens on 10 May. Correction: on 17 May". */
const labelled = new RegExp(
  String.raw`(?<=(?<before>[^\n]{0,80})\d[^!?\n]{0,40})[.!][ \t]+(?<label>${alternatives([...saidFor.keys()])})\s?:\s+(?=(?<first>[\p{L}\d]+)[^.!?\n]{0,40})`,
  'giu',
);

/** What puts a figure right begins with one, or as what it puts right: "on" Saturday. */
const isSaidAnew = (first: string, before: string): boolean =>
  /^\d/u.test(first) || wordsOf(before).includes(first.toLowerCase());

/**
 * A text that is put right where a label sets a correction apart: it stands in its sentence as one that is said, and what repairs that
 * repairs it. An update that takes nothing back stays as it was written.
 */
export function withLabelledCorrections(text: string, putRight: (text: string) => string): string {
  const said = new Set<string>();
  const joined = text.replaceAll(labelled, (found: string, ...rest: unknown[]) => {
    const { before = '', label = '', first = '' } = rest.at(-1) as Record<string, string>;
    if (!isSaidAnew(first, before)) return found;
    const cue = saidFor.get(label.toLowerCase()) ?? label;
    said.add(cue.toLowerCase());
    return `, ${cue}, `;
  });
  if (said.size === 0) return putRight(text);
  const done = putRight(joined);
  return [...said].some((cue) => done.toLowerCase().includes(cue)) ? putRight(text) : done;
}
