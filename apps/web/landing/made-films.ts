import { type ExampleFilm, exampleFilms, sampleFilm } from './films.ts';
import records from './made-films.json' with { type: 'json' };

/** A film of the landing page as it came out. */
export interface MadeFilm extends ExampleFilm {
  /** Of the stored video, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
  /** What is seen and said, as the storyboard has it. */
  readonly scenes: readonly { readonly description: string; readonly dialogue: string }[];
}

const made = new Map(Object.entries(records));

function cameOut(film: ExampleFilm): MadeFilm {
  const record = made.get(film.id);
  if (record === undefined)
    throw new Error(`The film ${film.id} was never made: node scripts/make-examples.ts ${film.id}`);
  return { ...film, ...record };
}

/** The five of the gallery. */
export const examples: readonly MadeFilm[] = exampleFilms.map(cameOut);
/** The film of "How It Works", and of the storyboard in the hero. */
export const sample: MadeFilm = cameOut(sampleFilm);
