/** As much of a storyboard as decides what its creator should know of its words. */
export interface NotedScript {
  /** The kind of film it is; null where its writer does not say. */
  readonly genre: string | null;
  /** The most that was asked for. */
  readonly asked: { readonly scenes: number; readonly seconds: number };
  readonly scenes: readonly { readonly durationS: number; readonly isSpoken: boolean }[];
  /** Why each sentence of the idea that no scene says was left out. */
  readonly leftOut: readonly { readonly why: string }[];
}

/** A film that fills so much of what was asked for is long enough, and half of it where all scenes are there. */
const [enough, half] = [0.75, 0.5];
/** Kinds of which a part alone is not what was meant. */
const wholeGenres: ReadonlySet<string> = new Set([
  'poem',
  'joke',
  'script',
  'dialogue',
  'recipe',
  'how-to',
]);

/** Remarks for the creator on the words of their storyboard as it stands, in sentences. */
export function scriptNotes(script: NotedScript): string[] {
  return [noteOnLength(script), noteOnSilence(script), noteOnRest(script)].filter(
    (note) => note !== null,
  );
}

function noteOnLength({ asked, scenes, leftOut }: NotedScript): string | null {
  if (scenes.length === 0) return null;
  const spokenS = scenes
    .filter(({ isSpoken }) => isSpoken)
    .reduce((sum, { durationS }) => sum + durationS, 0);
  if (spokenS === 0)
    return 'This film has no words yet. Write what its scenes should say, or add scenes.';
  const hasAllScenes = scenes.length >= asked.scenes && spokenS >= asked.seconds * half;
  if (spokenS >= asked.seconds * enough || hasAllScenes || countOfRest(leftOut) > 0) return null;
  return `This film has words for ${spokenS} of ${asked.seconds} seconds. To lengthen it, write more into its scenes or add scenes.`;
}

function noteOnSilence({ genre, scenes }: NotedScript): string | null {
  // A script says itself where nobody speaks.
  if (genre === 'script') return null;
  const silent = scenes.flatMap(({ isSpoken, durationS }, index) =>
    isSpoken || durationS === 0 ? [] : [index + 1],
  );
  // That no scene at all has words is said already.
  if (silent.length === 0 || scenes.every(({ isSpoken }) => !isSpoken)) return null;
  return silent.length === 1
    ? `Scene ${silent[0]} has no words yet.`
    : `Scenes ${silent.slice(0, -1).join(', ')} and ${silent.at(-1)} have no words yet.`;
}

function noteOnRest({ genre, leftOut }: NotedScript): string | null {
  const count = countOfRest(leftOut);
  if (count === 0) return null;
  const [one, many] = genre === 'poem' ? ['line', 'lines'] : ['sentence', 'sentences'];
  const rest =
    count === 1
      ? `1 ${one} did not fit and is listed below the scenes.`
      : `${count} ${many} did not fit and are listed below the scenes.`;
  return genre !== null && wholeGenres.has(genre) ? `This ${genre} is not whole: ${rest}` : rest;
}

const countOfRest = (leftOut: NotedScript['leftOut']) =>
  leftOut.filter(({ why }) => why === 'no-room').length;
