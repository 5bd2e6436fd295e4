import { bondsOf } from '../fitting/bonds.ts';
import { fitFilm, type FittedFilm } from '../fitting/fit-film.ts';
import { placeLines } from '../fitting/pieces.ts';
import type { Beat } from '../genres/genre.ts';
import type { MeasureSpeech } from '../brief.ts';
import type { ReadBrief } from '../read-brief.ts';

/** Whether a film goes on with a sentence behind a picture cut. */
const isTorn = ({ scenes }: FittedFilm): boolean => {
  const units = scenes.flatMap(({ lines }) => lines.flatMap(({ unit }) => unit?.id ?? []));
  return units.length !== new Set(units).size;
};

/** The beats with some of their lines alone. */
const only = (beats: readonly Beat[], kept: ReadonlySet<number>): Beat[] =>
  beats.flatMap((beat) => {
    const lines = beat.lines.filter(({ unit }) => unit === null || kept.has(unit.id));
    const isOwn = lines.some(({ unit }) => unit !== null);
    return isOwn || beat.lines.every(({ unit, source }) => unit === null && source !== 'structure')
      ? [{ ...beat, lines }]
      : [];
  });

/** What is likelier a note is told only where all is. */
const leastSaid = 0.5;

/** What is left out of a film though beside all that it tells there is room for it, with every sentence whole. */
export function leftThoughItFits(
  { beats, film, asked, cut }: Pick<ReadBrief, 'beats' | 'film' | 'asked' | 'cut'>,
  measure: MeasureSpeech,
): readonly string[] {
  // Of what is told in order nothing may be missing.
  if (cut.fromBeginning || cut.keepsEnds) return [];
  const told = new Set(
    film.scenes.flatMap(({ lines }) => lines.flatMap(({ unit }) => unit?.id ?? [])),
  );
  const lines = placeLines(beats, Infinity, measure);
  const bonds = bondsOf(lines, beats, cut.isLeaningKnown);
  const isTold = (place: number) => {
    const line = lines[place]?.line;
    return line?.unit == null || told.has(line.unit.id);
  };
  return film.left.flatMap(({ line, why }) => {
    const { unit } = line;
    if (why !== 'no-room' || unit === null || told.has(unit.id) || unit.said < leastSaid) return [];
    const place = lines.findIndex((placed) => placed.line.unit === unit);
    if (bonds[place]?.every(isTold) === false) return [];
    const longer = fitFilm(only(beats, new Set([...told, unit.id])), asked, cut, measure);
    const isWhole = longer.left.every(({ line: { source } }) => source === 'fact');
    return isWhole && !isTorn(longer) ? [line.text] : [];
  });
}
