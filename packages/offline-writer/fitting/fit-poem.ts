import type { MeasureSpeech } from '../brief.ts';
import type { Beat } from '../genres/genre.ts';
import type { Cut } from './choose-lines.ts';
import { fitFilm, type Asked, type FittedFilm } from './fit-film.ts';

const linesOf = ({ scenes }: FittedFilm): number =>
  scenes.reduce((sum, { lines }) => sum + lines.length, 0);

/** How many stanzas go on behind a picture cut. */
const partedStanzas = ({ scenes }: FittedFilm): number =>
  scenes.filter(({ lines }, at) => {
    const block = scenes[at - 1]?.lines.at(-1)?.unit?.block;
    return block !== undefined && block === lines[0]?.unit?.block;
  }).length;

/** Beats in scenes, as {@link fitFilm} does it. A poem's title is said where that costs no line and parts no stanza. */
export function fitPoem(
  beats: readonly Beat[],
  asked: Asked,
  cut: Cut,
  measure: MeasureSpeech,
): FittedFilm {
  const titled = fitFilm(beats, asked, cut, measure);
  const verses = beats.filter(({ shows }) => shows.role !== 'title');
  if (verses.length === beats.length || verses.length === 0) return titled;
  const bare = fitFilm(verses, asked, cut, measure);
  const costsLine = linesOf(bare) >= linesOf(titled);
  return costsLine || partedStanzas(bare) < partedStanzas(titled) ? bare : titled;
}
