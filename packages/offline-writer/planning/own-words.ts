import { isDeepStrictEqual } from 'node:util';
import { emptyPlan, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import {
  describePlan,
  readDescription,
  splitCamera,
} from '@scenewright/contract/rules/plan-prose.ts';
import { withArticle } from './articles.ts';
import { people } from './plan-words.ts';
import screenplayWords from '../data/screenplay-words.json' with { type: 'json' };
import { ofWishes } from './wished-words.ts';
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(screenplayWords);

/* What an author wants to be seen stays in the words in which they wrote it. */

/** "DUSTY TRACK – DAWN": a heading says where and when. */
const slugLine = new RegExp(
  String.raw`(?:^|(?<=[.;\]]\s))([A-Z][A-Z'’ ,&-]{2,40}?) ?[-–—] ?(${said.slugTimes})\b[.;,]?\s*`,
  'gu',
);

const clearedNote = new RegExp(
  String.raw`\b(?:INT|EXT)\.? ([A-Z][A-Z' ]+?)(?: [-–—] (${said.noteTimes}))?(?=\s*[,.([]|$)`,
  'gu',
);
const soundNote = new RegExp(
  String.raw`(?:^|(?<=[.;]\s))(?:the )?(?:\p{L}+ )?(?:${ofWishes.soundNouns})\b[^.;]*(?:[.;]|$)`,
  'giu',
);

/** What marks a note in a script, and no picture: brackets and time codes. "INT. OFFICE – NIGHT" says where and when. */
function clearNote(note: string): string {
  return (
    note
      .slice(0, 1200)
      .replaceAll(/\(?(?:\d{1,2}:)?\d{2}\s?[-–—]\s?\d{1,2}:\d{2}\)?/gu, '. ')
      .replaceAll(
        clearedNote,
        (_, place: string, time = '') =>
          `In ${withArticle(place.toLowerCase().trim())}${behindPlace(String(time))}. `,
      )
      .replaceAll(
        slugLine,
        (_, place: string, time: string) =>
          `In ${withArticle(place.toLowerCase().trim())}${behindPlace(time)}. `,
      )
      // "© Museum Trust", "c. 1883", "photo by Ana": whose a picture is, and of when.
      .replaceAll(
        /(?:^|[\s.,;(])(?:©|\(c\)|copyright\b|courtesy of|credits?:|(?:photo(?:graph)?|image|picture)s? by\b)[^.;\])]*/giu,
        '. ',
      )
      .replaceAll(/,?\s(?:c|ca|circa)\.? ?\d{3,4}\b/gu, '')
      // "MUSIC SWELLS": what is heard.
      .replaceAll(soundNote, '')
      .replaceAll(/[[\]]/g, '. ')
      .replaceAll(/\.(?:\s*\.)+/g, '.')
      .trim()
  );
}

/** "NIGHT" in the heading of a scene: "at night"; empty where it says nothing to be seen. */
export function timeOfHeading(heading: string): string {
  const time = heading.toLowerCase();
  if (/^(?:|day|cont.*|later|same)$/u.test(time)) return '';
  const [, hour = '', half = ''] = /^(\d{1,2})(?:[:.]\d{2})? ?([ap])/u.exec(time) ?? [];
  if (hour !== '') return timeOfHour((Number(hour) % 12) + (half === 'p' ? 12 : 0));
  return /morning|afternoon|evening/u.test(time) ? `in the ${time}` : `at ${time}`;
}

/** When a scene at an hour (0–23) is; empty by day, as a day needs no words. */
function timeOfHour(hour: number): string {
  if (hour < 5 || hour >= 21) return 'at night';
  if (hour < 11) return 'in the morning';
  return hour < 17 ? '' : 'in the evening';
}

function behindPlace(heading: string): string {
  const time = timeOfHeading(heading);
  return time === '' ? '' : `, ${time}`;
}

/** "Asleep on a sofa next to an old man reading": two of them, and each does something. */
const beside = new RegExp(
  String.raw`,? (?:next to|beside|alongside) ((?:${ofWishes.besideDeterminers})(?: [\p{L}-]+){1,3})`,
  'giu',
);

const asleepPlace = new RegExp(
  String.raw`(?<=\p{L}) asleep(?= (?:${ofWishes.asleepPlaces})\b)`,
  'gu',
);
const withTwo = (note: string): string =>
  note
    .replaceAll(asleepPlace, ' sleeping')
    .replaceAll(beside, (all, who: string) =>
      who.split(' ').some((word) => people.has(word.toLowerCase())) ? `; ${who}` : all,
    );

/** A picture note without its marks and its words of camera, as sentences. */
export function ownWords(note: string): string {
  const { prose } = splitCamera(withTwo(clearNote(note)));
  const trimmed = prose
    .replaceAll(/;(?=\s*\.)|\s+(?=[.,;])/gu, '')
    .replaceAll(/([.;])(?:\s*[.;])+/gu, '$1')
    .trim();
  if (trimmed === '') return '';
  const begun = trimmed.replaceAll(/(?:^|(?<=[.!?]\s))\p{Ll}/gu, (letter) => letter.toUpperCase());
  return /[.!?…。]["'”’)]*$/u.test(begun) ? begun : `${begun}.`;
}

/** A plan in the words of the note that it was made from; in words of ours where no note says just the same. */
export function tellPicture(plan: PicturePlan, notes: readonly string[]): string {
  const none = plan.subjects.filter(({ count }) => count === 0);
  const noneOf = none.length === 0 ? '' : describePlan({ ...emptyPlan, subjects: none });
  const told = notes
    .flatMap((note) => {
      const words = ownWords(note);
      return words === ''
        ? []
        : [
            words,
            `${words} ${noneOf}`,
            `${words} It reads: “${plan.quote.replaceAll('”', '””')}”.`,
          ];
    })
    .find((words) => isDeepStrictEqual(readDescription(words), plan));
  return told ?? describePlan(plan);
}
