import { bondsOf, withAllBonds } from '../fitting/bonds.ts';
import { fitFilm, type FittedFilm } from '../fitting/fit-film.ts';
import { needsOf } from '../fitting/line-worth.ts';
import { placeLines } from '../fitting/pieces.ts';
import { stepsOf } from '../fitting/sequences.ts';
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

/**
 * What is left out of a film though there is room for it, with what it leans on, beside all that the film tells, every
 * sentence whole.
 */
export function leftThoughItFits(
  { beats, film, asked, cut }: Pick<ReadBrief, 'beats' | 'film' | 'asked' | 'cut'>,
  measure: MeasureSpeech,
): readonly string[] {
  // Of what is told in order nothing may be missing in its middle.
  if (cut.fromBeginning || cut.keepsEnds) return [];
  const told = new Set(
    film.scenes.flatMap(({ lines }) => lines.flatMap(({ unit }) => unit?.id ?? [])),
  );
  const lines = placeLines(beats, { speechS: Infinity }, measure);
  const bonds = bondsOf(lines, beats, cut);
  const needs = needsOf(beats, cut.about);
  const unitAt = (place: number) => lines[place]?.line.unit ?? null;
  // Steps are told without a gap, and before what stands beside them.
  const steps = stepsOf(lines, beats, cut.about.isEnglish, needs);
  if (steps.some((place) => !told.has(unitAt(place)?.id ?? -1))) return [];
  const toldPlaces = lines.flatMap(({ line, place }) =>
    line.unit !== null && told.has(line.unit.id) ? [place] : [],
  );
  // What is likelier a note is told only where all is.
  const isNote = (place: number) => needs.get(unitAt(place)?.id ?? -1) === 0;
  return film.left.flatMap(({ line, why }) => {
    const { unit } = line;
    if (why !== 'no-room' || unit === null || told.has(unit.id)) return [];
    const place = lines.findIndex((placed) => placed.line.unit === unit);
    // A question that was told as a mere instruction needs its answer again where it is told whole.
    const together = withAllBonds([...toldPlaces, place], bonds);
    const isNew = (member: number) => !toldPlaces.includes(member);
    if ([...together].some((member) => isNew(member) && isNote(member))) return [];
    const added = [...together].flatMap((place) => unitAt(place)?.id ?? []);
    const longer = fitFilm(only(beats, new Set(added)), asked, cut, measure, []);
    const isWhole = longer.left.every(({ line: { source } }) => source === 'fact');
    return isWhole && !isTorn(longer) ? [line.text] : [];
  });
}
