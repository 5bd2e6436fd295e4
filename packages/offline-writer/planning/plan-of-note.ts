import {
  emptyPlan,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import { withArticle } from './articles.ts';
import { newMemory } from './film-memory.ts';
import { pictureOfForeignLine } from './languages/foreign-line.ts';
import { lexiconOf } from './languages/lexicons.ts';
import { foldWord } from './languages/word-forms.ts';
import type { KindOf } from './noun-kinds.ts';
import { ownWords } from './own-words.ts';
import { seenOfNote } from './seen-of-note.ts';
import { ofPeople } from './people-words.ts';
import screenplayWords from '../data/screenplay-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const screenplaySaid = alternativesIn(screenplayWords);

/* The plan of what a creator's own picture note, or a fact, wants to be seen. */

const speaksOfOneself = /(?<![\p{L}.])(?:i|i['’](?:m|ve|d|ll)|\p{L}+n['’]t)(?![\p{L}.])/iu;

const saysSomething = new RegExp(String.raw`^i\b|^(?:${ofPeople.speakers})['’]`, 'iu');
/** "GUS: I thought, okay": a note that reads so holds what somebody says, and nothing to see. */
const isOfSpeech = ({ what, doing, look }: PlanSubject): boolean =>
  /^\p{Lu}{2,}[^:]{0,24}:|:$|[?!]/u.test(what) ||
  saysSomething.test(what) ||
  [doing, look].some((part) => speaksOfOneself.test(part));

/** What a note reads as in English; null where that is nothing to see. */
function readNote(written: string): PicturePlan | null {
  const note = seenOfNote(written);
  if (note === '') return null;
  const plan = readDescription(ownWords(note));
  if (plan.subjects.some(isOfSpeech) || speaksOfOneself.test(plan.place)) return null;
  return plan.subjects.length > 0 ||
    plan.layout !== 'scene' ||
    plan.quote !== '' ||
    plan.place !== ''
    ? plan
    : null;
}

/** A note's words behind what it shows: one part of a sentence. */
const asLook = (note: string) =>
  note
    .replaceAll(/[.;:!?…]+(?=\s|$)/gu, ',')
    .replaceAll(/[\s,]*,[\s,]*|\s+/gu, (gap) => (gap.includes(',') ? ', ' : ' '))
    .replaceAll(/^[\s,]+|[\s,]+$/gu, '');

const longestLook = 60;

/** A note in another language than English: what it surely shows, with its own words. */
function planOfForeignNote(written: string, language: string, kindOf: KindOf): PicturePlan | null {
  const note = seenOfNote(written);
  const read = { whole: note, from: 0, to: note.length };
  const { subjects, place } = pictureOfForeignLine(read, { language, memory: newMemory(), kindOf });
  const [first, ...others] = subjects;
  return first === undefined
    ? null
    : {
        ...emptyPlan,
        // An action line of a script tells what happens; nobody looks like that.
        subjects:
          note.length > longestLook ? subjects : [{ ...first, look: asLook(note) }, ...others],
        place,
      };
}

/** "INTERNO, BAR, MATTINA": the heading of a scene in a script of another language. */
const heading = new RegExp(
  String.raw`^(?:${screenplaySaid.placesOfHeadings})[\s.,:–—-]+(\p{Lu}[\p{Lu}\s'’]{1,40})(?=[\s]*(?:[,.–—-]|$))`,
  'u',
);

/** Where a scene is, as far as the lexicon of its language knows the place; null where it does not. */
function planOfHeading(place: string, language: string): PicturePlan | null {
  const lexicon = lexiconOf(language);
  const form = foldWord(place.trim(), language);
  const found = lexicon?.meaningsOf(form).find(({ kind }) => kind === 'place');
  return found === undefined ? null : { ...emptyPlan, place: withArticle(found.english) };
}

/** The plan that the creator's picture note, or what a fact shows, makes; null where there is none. */
export function planOfNote(written: string, language: string, kindOf: KindOf): PicturePlan | null {
  const [, place] = heading.exec(written.trim()) ?? [];
  if (place !== undefined && !/^en\b/iu.test(language)) return planOfHeading(place, language);
  const plan = readNote(written);
  return plan === null ? null : (planOfForeignNote(written, language, kindOf) ?? plan);
}
