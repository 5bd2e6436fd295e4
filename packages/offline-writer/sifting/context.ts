import type { Segment } from './segments.ts';

/** What is thought of a segment and of what stands around it, as features: notes stand beside notes. */
export function contextOf(
  segments: readonly Segment[],
  chances: readonly (readonly number[])[],
  idea: string,
): readonly (readonly string[])[] {
  const lines = idea.split('\n');
  const paragraphs = paragraphsOf(lines);
  const groups = {
    sentence: meansBy(segments, chances, ({ sentence }) => sentence),
    line: meansBy(segments, chances, ({ line }) => line),
    paragraph: meansBy(segments, chances, ({ line }) => paragraphs[line] ?? 0),
    whole: meansBy(segments, chances, () => 0),
  };
  return segments.map((segment, at) => {
    const near = (index: number): string => {
      const other = segments[index];
      if (other === undefined) return 'nothing';
      const where =
        other.sentence === segment.sentence
          ? 'sentence'
          : other.line === segment.line
            ? 'line'
            : 'other';
      return `${where} ${describe(chances[index])}`;
    };
    const own = describe(chances[at]);
    const kinds = {
      sentence: segment.sentence,
      line: segment.line,
      paragraph: paragraphs[segment.line] ?? 0,
      whole: 0,
    };
    const means = Object.entries(kinds).map(
      ([kind, key]) => [kind, describe(groups[kind as keyof typeof groups].get(key))] as const,
    );
    return [
      'one',
      ...levels(chances[at]).map((level) => `own ${level}`),
      `own ${own}`,
      `before ${near(at - 1)}`,
      `behind ${near(at + 1)}`,
      `own ${own}, before ${near(at - 1)}`,
      `own ${own}, behind ${near(at + 1)}`,
      ...means.flatMap(([kind, mean]) => [`${kind} ${mean}`, `own ${own}, ${kind} ${mean}`]),
      `cut ${segment.cut}, own ${own}`,
      `two before ${near(at - 2)}`,
      `two behind ${near(at + 2)}`,
    ];
  });
}

function paragraphsOf(lines: readonly string[]): readonly number[] {
  let paragraph = 0;
  return lines.map((line) => (line.trim() === '' ? (paragraph += 1) : paragraph));
}

function meansBy(
  segments: readonly Segment[],
  chances: readonly (readonly number[])[],
  keyOf: (segment: Segment) => number,
): ReadonlyMap<number, readonly number[]> {
  const sums = new Map<number, { count: number; values: number[] }>();
  for (const [at, segment] of segments.entries()) {
    const key = keyOf(segment);
    const sum = sums.get(key) ?? { count: 0, values: [] };
    const size = Math.min(100, segment.text.length);
    sum.count += size;
    for (const [index, value] of (chances[at] ?? []).entries())
      sum.values[index] = (sum.values[index] ?? 0) + value * size;
    sums.set(key, sum);
  }
  return new Map(
    [...sums].map(([key, { count, values }]) => [key, values.map((value) => value / count)]),
  );
}

/** The likeliest class and how sure that is. */
function describe(chances: readonly number[] | undefined): string {
  if (chances === undefined) return 'nothing';
  const most = Math.max(...chances);
  const sure = most > 0.98 ? 3 : most > 0.85 ? 2 : most > 0.6 ? 1 : 0;
  return `${chances.indexOf(most)}/${sure}`;
}

const bounds = [0.003, 0.01, 0.03, 0.1, 0.25, 0.5, 0.75, 0.9, 0.97, 0.99] as const;

/** Between which bounds the likelihood of each class lies. */
const levels = (chances: readonly number[] | undefined): readonly string[] =>
  (chances ?? []).map((chance, at) => `${at} ${bounds.filter((bound) => chance > bound).length}`);
