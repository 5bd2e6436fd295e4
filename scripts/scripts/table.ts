import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import { spokenSources } from '@scenewright/contract/rules/spoken-sources.ts';
import type { SampleFilm } from './write-sample.ts';

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Whether a text holds a fact, as whole words where its script has any. */
const holds = (text: string, fact: string) =>
  text.includes(unspaced.test(fact) ? plain(fact).trim() : plain(fact));
/** Words alone, so that marks and case do not count. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}%$€£¥₹]+/gu, ' ')
    .trim()} `;
const spokenText = ({ script }: SampleFilm) =>
  plain(script.scenes.map(({ dialogue }) => withoutPauses(dialogue)).join(' '));
const leftText = ({ script }: SampleFilm) =>
  plain(
    script.leftOut
      .filter(({ why }) => why === 'no-room')
      .map(({ sentence }) => sentence.text)
      .join(' '),
  );
/** Words shown in a picture are kept too. */
const shownText = ({ script }: SampleFilm) =>
  plain(
    script.scenes
      .map(({ plan }) => [plan.quote, ...plan.items, plan.figure?.value ?? ''].join(' '))
      .join(' '),
  );
const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((part / whole) * 100).toFixed(1)} %`;

interface Kept {
  readonly kept: number;
  readonly noRoom: number;
  readonly lost: readonly string[];
}

function keptFacts(film: SampleFilm): Kept {
  const said = `${spokenText(film)} ${shownText(film)}`;
  const missing = film.sample.mustKeep.filter((fact) => !holds(said, fact));
  const left = leftText(film);
  const lost = missing.filter((fact) => !holds(left, fact));
  return {
    kept: film.sample.mustKeep.length - missing.length,
    noRoom: missing.length - lost.length,
    lost: lost.map((fact) => `${film.sample.id}: ${fact}`),
  };
}

/** With its marks: a speaker's name is no label where somebody is called by it. */
function isSaid({ script }: SampleFilm, text: string): boolean {
  const said = script.scenes
    .map(({ dialogue }) => withoutPauses(dialogue))
    .join(' ')
    .toLowerCase();
  const at = said.indexOf(text.toLowerCase());
  return at >= 0 && !/[\p{L}\p{N}]/u.test(said[at - 1] ?? ' ');
}

/** What films say that their creators forbade; on the ear, what a picture shows does not count. */
const violations = (film: SampleFilm) =>
  film.sample.mustNotSay
    .filter((text) => isSaid(film, text))
    .map((text) => `${film.sample.id}: ${text}`);

/** Sentences that films of different subjects share. */
function sharedSentences(films: readonly SampleFilm[]): string[] {
  const filmsOf = new Map<string, Set<string>>();
  for (const { script, sample } of films) {
    for (const { text, source } of script.scenes.flatMap(({ sentences }) => sentences)) {
      if (source !== 'structure')
        filmsOf.set(text, (filmsOf.get(text) ?? new Set()).add(sample.id));
    }
  }
  return [...filmsOf]
    .filter(([, ids]) => ids.size > 1)
    .map(([text, ids]) => `${[...ids].join(', ')}: ${text}`);
}

/** Genres whose silences are part of them. */
const paced = new Set(['poem', 'joke', 'quiz']);

function coverageOf(films: readonly SampleFilm[]): string {
  const filled = films.filter(
    ({ script, sample, filmS }) =>
      !paced.has(script.genre) && filmS >= sample.scenes * sample.seconds * 0.75,
  );
  const within = filled.filter(
    ({ speechS, filmS }) => speechS / filmS >= 0.75 && speechS / filmS <= 0.95 + 1e-9,
  );
  const outside = filled
    .filter((film) => !within.includes(film))
    .map(({ sample, speechS, filmS }) => `${sample.id} ${percent(speechS, filmS)}`);
  return `${within.length} of ${filled.length} films with enough material within 75-95 %${outside.length > 0 ? ` (outside: ${outside.join(', ')})` : ''}`;
}

/** The whole run in numbers. */
export function tableOf(films: readonly SampleFilm[]): string {
  const sentences = films.flatMap(({ script }) =>
    script.scenes.flatMap((scene) => scene.sentences),
  );
  const brisk = films.filter(({ pace }) => pace > 1.005);
  const kept = films.map(keptFacts);
  const keptCount = kept.reduce((sum, film) => sum + film.kept, 0);
  const lost = kept.flatMap((film) => film.lost);
  const lines = (title: string, all: readonly string[]) => [
    `${title}: ${all.length}`,
    ...all.map((line) => `  ${line}`),
  ];
  return [
    `Films: ${films.length}; the longest took ${Math.max(0, ...films.map(({ tookMs }) => tookMs)).toFixed(0)} ms`,
    `Sentences by source: ${spokenSources.map((source) => `${source} ${sentences.filter((sentence) => sentence.source === source).length}`).join(', ')}`,
    `Must-keep facts kept: ${keptCount} of ${keptCount + lost.length} that had room (${percent(keptCount, keptCount + lost.length)}); left out for room: ${kept.reduce((sum, film) => sum + film.noRoom, 0)}`,
    ...lines('Must-keep facts lost', lost),
    `Speech: ${coverageOf(films)}`,
    `Spoken faster than usual: ${brisk.length} films, at most ${Math.max(1, ...films.map(({ pace }) => pace)).toFixed(2)} times`,
    ...lines('Said against mustNotSay', films.flatMap(violations)),
    ...lines('Sentences shared by films of different subjects', sharedSentences(films)),
  ].join('\n');
}
