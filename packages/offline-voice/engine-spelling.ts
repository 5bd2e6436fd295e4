import spellings from './data/spellings.json' with { type: 'json' };

/**
 * The engine's lexicon is of the year 2000 and its rules for other words guess. These are spelled the way it says them right;
 * each was checked by its phones. Two words where the parts are in the lexicon.
 */
const respellings: ReadonlyMap<string, string> = new Map(Object.entries(spellings.respellings));

/** Words written alike and said apart. The engine has one sound for them, or guesses wrong; its neighbours decide. */
const homographs: readonly {
  readonly word: string;
  /** The words beside it of which one must stand there; the empty one is an end of the sentence. */
  readonly before?: readonly string[] | undefined;
  readonly after?: readonly string[] | undefined;
  readonly spelling: string;
}[] = spellings.homographs;

/** How to spell a word for the engine, between its neighbours (empty at a sentence's ends). One or more engine words. */
export function engineSpelling(word: string, before: string, after: string): string[] {
  const found = homographs.find(
    (each) =>
      each.word === word &&
      (each.before?.includes(before) ?? true) &&
      (each.after?.includes(after) ?? true),
  );
  return (found?.spelling ?? respellings.get(word) ?? word).split(' ');
}
