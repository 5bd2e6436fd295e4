/** Our own words in the names of others' variables would be a coincidence: what begins so is meant for us. */
const ownBeginning = /^SCENEWRIGHT_/;

/** How many letters must be added, left out, changed or swapped with their neighbour to make one word of another (Damerau–Levenshtein). */
function distance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, index) => index),
  ];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const swapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? (before[j - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (isSame ? 0 : 1),
          swapped,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}

/** Short names meet others by chance: PORT and HOST are one letter away from many a word. */
const mostMistakes = (name: string) => (name.length < 8 ? 1 : 2);

/** The setting that a name is most likely meant for; undefined where none is near. */
function nearestSetting(name: string, known: readonly string[]): string | undefined {
  const written = name.toUpperCase().replaceAll('-', '_');
  const [nearest] = known
    .map((setting) => ({ setting, mistakes: distance(written, setting) }))
    .filter(({ setting, mistakes }) => mistakes <= mostMistakes(setting))
    .toSorted((left, right) => left.mistakes - right.mistakes);
  return nearest?.setting;
}

const meant = (name: string, known: readonly string[]) => {
  const nearest = nearestSetting(name, known);
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`;
};

/**
 * A `.env` file is for Scenewright alone: a name in it that is no setting is a mistake.
 * @throws Error with one sentence that names it
 */
export function requireKnownNames(names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Error(
    `The file .env sets ${unknown}, which is no setting of Scenewright.${meant(unknown, known)}`,
  );
}

/** The environment is shared with everybody: what in it looks like a misspelt setting of ours is only told. @returns a sentence for each */
export function describeSuspectNames(names: readonly string[], known: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (known.includes(name)) return [];
    if (ownBeginning.test(name))
      return [`${name} has no effect: it is no setting of Scenewright.${meant(name, known)}`];
    const nearest = nearestSetting(name, known);
    return nearest === undefined ? [] : [`${name} has no effect: did you mean ${nearest}?`];
  });
}
