import dailyLife from '../../data/lexicon/daily-life.json' with { type: 'json' };
import drawn from '../../data/lexicon/drawn.json' with { type: 'json' };
import everyday from '../../data/lexicon/everyday.json' with { type: 'json' };
import fieldsAndLarder from '../../data/lexicon/fields-and-larder.json' with { type: 'json' };
import filmThings from '../../data/lexicon/film-things.json' with { type: 'json' };
import homeAndTable from '../../data/lexicon/home-and-table.json' with { type: 'json' };
import homeAndWork from '../../data/lexicon/home-and-work.json' with { type: 'json' };
import household from '../../data/lexicon/household.json' with { type: 'json' };
import kinds from '../../data/lexicon/kinds.json' with { type: 'json' };
import ideas from '../../data/lexicon/ideas.json' with { type: 'json' };
import nearKinds from '../../data/lexicon/near-kinds.json' with { type: 'json' };
import nature from '../../data/lexicon/nature.json' with { type: 'json' };
import outdoors from '../../data/lexicon/outdoors.json' with { type: 'json' };
import outAndAbout from '../../data/lexicon/out-and-about.json' with { type: 'json' };
import papersAndSigns from '../../data/lexicon/papers-and-signs.json' with { type: 'json' };
import people from '../../data/lexicon/people.json' with { type: 'json' };
import statesAndPlaces from '../../data/lexicon/states-and-places.json' with { type: 'json' };
import things from '../../data/lexicon/things.json' with { type: 'json' };
import workaday from '../../data/lexicon/workaday.json' with { type: 'json' };
import { templateNames, type TemplateName } from '../drawing.ts';

/** What a word stands for. */
export interface Entry {
  /** The word as listed, with `_` between its parts. */
  word: string;
  /** An illustration's name; null for a word that is only a setting. A `*` stands for man, woman or person. */
  emoji: string | null;
  template: TemplateName | null;
}

/** As an entry is written down: the words that mean it, its illustration, where it is at home. */
interface Written {
  readonly words: readonly string[];
  readonly emoji?: string | undefined;
  readonly template?: string | undefined;
}

const read = (written: readonly Written[]): Entry[] =>
  written.flatMap(({ words, emoji = null, template: at }) => {
    const template = templateNames.find((name) => name === at) ?? null;
    return words.map((word) => ({ word, emoji, template }));
  });

const ideaEntries = read(ideas);
/** What is listed by hand comes before what is only a kind of something (`scripts/make-kinds.ts`). */
export const entries: readonly Entry[] = [
  kinds,
  nearKinds,
  filmThings,
  fieldsAndLarder,
  dailyLife,
  outAndAbout,
  homeAndTable,
  homeAndWork,
  drawn,
  everyday,
  household,
  nature,
  outdoors,
  papersAndSigns,
  people,
  statesAndPlaces,
  things,
  workaday,
]
  .flatMap(read)
  .concat(ideaEntries);
const ideaWords = new Set(ideaEntries.map(({ word }) => word));
const byWord: ReadonlyMap<string, Entry> = new Map(entries.map((entry) => [entry.word, entry]));

/** Whether the map knows a word only as an idea, without a shape of its own. */
export const isIdea = (word: string): boolean => ideaWords.has(word);

/** What the hand-made map says of a lemma, or of several joined by `_`. */
export const findEntry = (word: string): Entry | null => byWord.get(word) ?? null;
