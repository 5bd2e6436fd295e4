import type { MeasureSpeech } from '../brief.ts';
import type { Beat } from '../genres/genre.ts';
import { fitFilm, type Asked, type FittedFilm } from './fit-film.ts';
import type { Cut } from './choose-lines.ts';

const isListed = ({ shows }: Beat): boolean => shows.role === 'ingredients';

/** How much is told of what is done, and of how much; where nothing is marked as that, of all that is no ingredient. */
function doneIn({ scenes }: FittedFilm, beats: readonly Beat[]): { told: number; of: number } {
  const steps = beats.filter(({ shows }) => shows.role === 'step');
  const doing = steps.length > 0 ? steps : beats.filter((beat) => !isListed(beat));
  const ids = new Set(doing.flatMap(({ lines }) => lines.flatMap(({ unit }) => unit?.id ?? [])));
  const told = new Set(scenes.flatMap(({ lines }) => lines.flatMap(({ unit }) => unit?.id ?? [])));
  return { told: [...ids].filter((id) => told.has(id)).length, of: ids.size };
}

/** Whether something else says "it" of what a list names, or corrects it: then the list is heard. */
function isLeantOn(listed: readonly Beat[], others: readonly Beat[]): boolean {
  const unitsIn = (beats: readonly Beat[]) =>
    beats.flatMap(({ lines }) => lines.flatMap(({ unit }) => unit ?? []));
  const named = new Set<number | null>(unitsIn(listed).map(({ id }) => id));
  return unitsIn(others).some(({ leansOn, corrects }) => named.has(leansOn) || named.has(corrects));
}

/** How many lines are told that are not the film's name. */
const toldIn = ({ scenes }: FittedFilm, named: ReadonlySet<Beat>): number =>
  scenes.reduce(
    (sum, { lines, beats }) =>
      sum + (beats.every((beat) => named.has(beat)) ? 0 : lines.filter(isOwn).length),
    0,
  );
const isOwn = ({ source }: Beat['lines'][number]) => source === 'own' || source === 'answer';

/**
 * Beats in scenes, as {@link fitFilm} does it; where its name leaves no room for what is done, it is the film's title and is
 * not said: "Lemon curd the way my aunt Maud makes it".
 */
function withoutName(
  beats: readonly Beat[],
  asked: Asked,
  cut: Cut,
  measure: MeasureSpeech,
): FittedFilm {
  const whole = fitFilm(beats, asked, cut, measure);
  const isNamed = /^(?:recipe|how-to)$/u.test(cut.about.genre);
  const named = new Set(beats.filter(({ shows }) => shows.role === 'title'));
  if (!isNamed || named.size === 0 || whole.left.length === 0) return whole;
  const others = beats.filter((beat) => !named.has(beat));
  const rest = fitFilm(others, asked, cut, measure);
  return toldIn(rest, named) > toldIn(whole, named) ? { ...rest, need: whole.need } : whole;
}

/**
 * Beats in scenes, as {@link fitFilm} does it. Where a list of ingredients leaves no room for what is done with them, it is shown
 * and not read out: what was written is told, and every amount can still be read.
 */
export function fitRecipe(
  beats: readonly Beat[],
  asked: Asked,
  cut: Cut,
  measure: MeasureSpeech,
): FittedFilm {
  const whole = withoutName(beats, asked, cut, measure);
  const listed = beats.filter(isListed);
  const { told, of } = doneIn(whole, beats);
  const others = beats.filter((beat) => !isListed(beat));
  if (listed.length === 0 || told >= of || isLeantOn(listed, others)) return whole;
  const doing = withoutName(others, asked, cut, measure);
  if (doneIn(doing, beats).told <= told) return whole;
  const left = listed.flatMap(({ lines }) =>
    lines.flatMap((line) => (line.unit === null ? [] : [{ line, why: 'no-room' as const }])),
  );
  return { ...doing, left: [...left, ...doing.left], need: whole.need };
}
