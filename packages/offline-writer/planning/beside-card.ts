import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import type { Card, SceneText } from './card-of-scene.ts';
import { isDrawable } from './drawable.ts';
import { newMemory, plain } from './film-memory.ts';
import { foreignThings } from './languages/foreign-line.ts';
import type { LinePicture } from './picture-of-line.ts';
import { linkToCount } from './scene-texts.ts';

/* What stands beside a card: only what is told where the card's own figure is. */

const ending = new RegExp(String.raw`[:;!?]\s|\.\s|\s[–—]\s|${linkToCount}`, 'iu');

const endingOfPrice = new RegExp(String.raw`${ending.source}|,\s`, 'iu');

/** The clause of a figure: a colon, a stop or a dash ends it, and a link to what else is counted: "34 skirts and 29 trousers". */
function clauseOf(value: string, text: string): string {
  const at = text.indexOf(value);
  const from = Math.max(
    ...[': ', '; ', '. ', '! ', '? ', ' – ', ' — '].map((end) => {
      const found = text.lastIndexOf(end, at - 1);
      return at <= 0 || found < 0 ? 0 : found + end.length;
    }),
  );
  // "Seats from $65, armchairs from $480": each price has its own thing.
  const isPriced = (text.match(/[$€£₹₦] ?\d|\d ?[$€£₹₦]/gu)?.length ?? 0) > 1;
  const behind = text.slice(at + value.length).search(isPriced ? endingOfPrice : ending);
  return behind < 0 ? text.slice(from) : text.slice(from, at + value.length + behind);
}

const bare = ({ what }: PlanSubject) => {
  const noun = what.replace(/^group of /u, '').split(/ (?:of|with) /u, 1)[0] ?? what;
  const last = noun.split(' ').at(-1)?.toLowerCase() ?? '';
  return singularPhrase(last) ?? last;
};

/** Whether a clause names a thing; of whom only a pronoun speaks nobody can tell. */
function isNamedIn(subject: PlanSubject, clause: string, whole: string, film: SceneText): boolean {
  const { language } = film.film;
  if (!/^en\b/iu.test(language)) {
    const context = { language, memory: newMemory(), kindOf: film.kindOf };
    return foreignThings(clause, context).some((other) => bare(other) === bare(subject));
  }
  const stem = bare(subject).slice(0, Math.max(3, bare(subject).length - 2));
  const isIn = (text: string) => text.toLowerCase().includes(stem);
  return isIn(clause) || !isIn(whole);
}

/** "900 bikes": what a figure counts, where a painter surely has it. */
function countedOf({ layout, figure }: Card, { film: { language } }: SceneText): PlanSubject[] {
  const unit = figure?.unit.toLowerCase() ?? '';
  const isCounted = layout === 'figure' && singularPhrase(unit) !== null && isDrawable(unit);
  return isCounted && /^en\b/iu.test(language) ? [plain(`group of ${unit}`)] : [];
}

/** A card of a day or an hour needs no thing; beside a figure stands only what its own clause shows. */
export function besideCard(card: Card, picture: LinePicture, of: number, scene: SceneText): Card {
  if (card.subjects !== undefined) return card;
  if (/^(?:calendar|clock)$/u.test(card.layout))
    return picture.sureness === 2 ? card : { ...card, subjects: [] };
  const counted = countedOf(card, scene);
  if (counted.length > 0 && picture.sureness < 2) return { ...card, subjects: counted };
  const rows = /^(?:bar-chart|receipt)$/u.test(card.layout) ? (card.items ?? []) : [];
  const shown = card.figure?.value ?? rows.find((item) => /\d/u.test(item)) ?? '';
  // What is compared is told by its row, and drawn beside it would be only one of them.
  if (rows.length > 0) {
    const subjects = picture.subjects.filter(
      (subject) => !rows.some((row) => row.toLowerCase().includes(bare(subject).slice(0, 5))),
    );
    if (subjects.length < picture.subjects.length) return { ...card, subjects: [] };
  }
  const values = shown.match(/\d[\d.,:]*\d|\d/gu) ?? [];
  const value =
    values.find((each) => scene.lines.some(({ text }) => text.includes(each))) ?? values[0] ?? '';
  const at = value === '' ? -1 : scene.lines.findIndex(({ text }) => text.includes(value));
  const line = scene.lines[at];
  if (line === undefined) return card;
  if (at !== of) return { ...card, subjects: [] };
  const clause = clauseOf(value, line.text);
  const subjects = picture.subjects.filter(
    (subject) => subject.doing !== '' || isNamedIn(subject, clause, line.text, scene),
  );
  return subjects.length === picture.subjects.length ? card : { ...card, subjects };
}
