import { describe, expect, it } from 'vitest';
import { genreIds } from '../../genres/genre.ts';
import heldOut from '../../training/pictures/held-out.json' with { type: 'json' };
import { gradeOf, type JudgedFilm } from '../../training/train-pictures.ts';
import { newPlanContext } from '../plan-context.ts';
import { planPictures } from '../plan-scene.ts';
import { english, kindOf, scene } from '../testing/plan-lines.ts';
import { candidatesOf, nameOf } from './candidates.ts';
import { worthOf } from './picture-model.ts';
import { signsOf, signsOfFilm } from './signs.ts';

/** Films that were judged and not learnt from. */
const films: readonly JudgedFilm[] = heldOut;

const least = 0.4;

/** The grade of what would be drawn beside each text of a film; only of texts that something is worth enough for. */
function gradesOf(judged: JudgedFilm): readonly number[] {
  const { title, genre, language, texts, planned } = judged;
  const film = {
    ...english,
    title,
    genre: genreIds.find((id) => id === genre) ?? 'explainer',
    language,
  };
  const told = {
    title,
    texts,
    context: newPlanContext(
      film,
      texts.map((text) => scene([text])),
    ),
  };
  const candidates = candidatesOf(told);
  const signs = signsOfFilm(told, candidates);
  return candidates.flatMap((all, at) => {
    const [best] = all
      .map((candidate) => ({
        grade: gradeOf(judged, at, nameOf(candidate.subject.what)),
        worth: worthOf(candidate, signsOf(candidate, at, signs, planned[at] ?? [])),
      }))
      .filter(({ grade }) => grade !== null)
      .toSorted((one, other) => other.worth - one.worth);
    return best === undefined || best.worth < least ? [] : [best.grade ?? 0];
  });
}

describe('what stands beside words', () => {
  it('is right three times of four, and hardly ever wrong, in films that were not learnt from [SCRIPT-30]', () => {
    const grades = films.flatMap(gradesOf);
    const judged = films.flatMap((film) =>
      film.grades.filter((each) => Object.keys(each).length > 0),
    );
    const shareOf = (grade: number) =>
      grades.filter((each) => each === grade).length / grades.length;
    expect(grades.length).toBeGreaterThan(judged.length / 2);
    expect(shareOf(2)).toBeGreaterThan(0.74);
    expect(shareOf(0)).toBeLessThan(0.1);
  });

  const besideEach = (title: string, ...lines: readonly string[]) =>
    planPictures(
      lines.map((line) => scene([line])),
      { ...english, title },
      kindOf,
    ).map(({ subjects }) => subjects.filter(({ count }) => count > 0).map(({ what }) => what));

  it.each([
    ['Bring a brolly, it is meant to rain.', 'brolly'],
    ['Splitpot is a shared card for people who live together.', 'card'],
    ["Don't forget the sandwiches.", 'sandwich'],
  ])('is what they name, whatever part of them names it: %s [SCRIPT-30]', (line, what) => {
    expect(besideEach('Friday', line)[0]?.join()).toContain(what);
  });

  it.each([
    ['There is no alcohol.', /alcohol|bottle|glass/u],
    ['Venus Williams won again.', /venus/iu],
    ['Do not use a straw today.', /straw/u],
    ['Bring a sugar-free pudding.', /sugar/u],
    ['Wait at the pelican crossing.', /pelican/u],
    ['We knit a hat of wool.', /^hat|straw/u],
    ['Everyone does the dishes.', /doe/u],
  ])('is nothing that is not there, or that a word is not: %s [SCRIPT-30]', (line, wrong) => {
    expect(besideEach('Friday', line)[0]?.join()).not.toMatch(wrong);
  });

  it('is what shows a word that has no drawing of its own [SCRIPT-30]', () => {
    expect(besideEach('At the dentist', 'Rinse with warm water four times a day.')[0]).not.toEqual(
      [],
    );
  });

  it('gives away no answer of a quiz', () => {
    const shown = planPictures(
      [
        scene(['Which animal can sleep standing up?'], { role: 'question' }),
        scene(['A horse.'], { role: 'answer' }),
      ],
      { ...english, title: 'Animal quiz', genre: 'quiz' },
      kindOf,
    );
    expect(shown[0]?.subjects.map(({ what }) => what)).not.toContain('horse');
  });
});
