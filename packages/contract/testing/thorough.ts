/**
 * How much of a matrix, of a corpus and of a repetition is run (docs/decisions/0086). `npm test` proves every rule at least once,
 * with a part that stands for the whole; `npm run test:all` runs the whole, and sets `TEST_ALL`. This is the one place that reads it.
 */
type Env = Readonly<Record<string, string | undefined>>;

const scope: { readonly document?: unknown; readonly process?: { readonly env: Env } } = globalThis;
/** Pages of a browser have no process: Vitest hands them its environment here. */
const env: Env =
  (scope.document === undefined ? scope.process?.env : (import.meta as { env?: Env }).env) ?? {};

/** Whether everything is run. */
export const isThorough = env['TEST_ALL'] !== undefined;

/** Another seed than usual draws other examples here, too. Without one the part is the same in every run. */
const seed = env['PROPERTY_SEED'] ?? '20260724';

/** A number that says nothing about the text: FNV-1a, mixed as MurmurHash3 ends, since texts that differ at their end alone stay neighbours. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Of each class as many cases as are wanted, drawn by lot and in their order; of classes that have no more, all.
 * @param classOf what a case stands for; without it all are of one class
 */
export function representative<T>(
  cases: readonly T[],
  classOf: (each: T, index: number) => string = () => '',
  ofEach = 1,
): readonly T[] {
  if (isThorough) return cases;
  const drawn = cases
    .map((each, index) => ({
      index,
      name: classOf(each, index),
      lot: hashOf(`${seed} ${classOf(each, index)} ${index}`),
    }))
    .toSorted((one, other) => one.lot - other.lot);
  const taken = new Map<string, number>();
  const chosen = new Set<number>();
  for (const { index, name } of drawn) {
    const before = taken.get(name) ?? 0;
    if (before >= ofEach) continue;
    taken.set(name, before + 1);
    chosen.add(index);
  }
  return cases.filter((_, index) => chosen.has(index));
}

/**
 * For a matrix of cases and ways: the cases that take this way, so that each case takes one of them and no way is left out where
 * there are as many cases.
 */
export const shareOf = <T>(cases: readonly T[], way: number, ways: number): readonly T[] =>
  isThorough ? cases : cases.filter((_, index) => index % ways === way);

/** How often something is repeated: the first number in `npm run test:all`, the second in `npm test`. */
export const asOften = (thorough: number, usual: number): number => (isThorough ? thorough : usual);

/**
 * Registers tests that prove once more, at a higher price, what others prove in `npm test`. Where no test of a group is left the
 * group goes along: a runner takes an empty one for a fault.
 */
export function thoroughly(register: () => void): void {
  if (isThorough) register();
}
