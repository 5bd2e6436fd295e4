import { pluralPhrase, singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { withArticle } from '../articles.ts';
import { isThere } from '../drawable.ts';
import { isAnybody, seenAlone } from '../plan-words.ts';
import type { FilmTopic } from './film-topic.ts';
import { findSenses } from './noun-senses.ts';
import { ofDoings } from '../doing-words.ts';
import { ofMentions } from '../mention-words.ts';

/* What a sentence shows of a noun whose meaning decides whether and as what it is drawn. */

const group = 'group of ';

/** Another thing in the number of the one that was named. */
const inNumber = (draw: string, what: string): string =>
  what.startsWith(group) ? `${group}${pluralPhrase(draw)}` : draw;

interface Doing {
  /** Without what it is done to. */
  readonly verb: string;
  readonly object: string;
  readonly rest: string;
}

const objectAndPhrase = new RegExp(
  String.raw`^(\p{L}+ing (?:(?:${ofMentions.meantParticles}) )?)(.+?)((?: (?:${ofMentions.meantParticles}))?(?: (?:${ofMentions.meantLinks})(?: .*)?)?)$`,
  'u',
);

const ledBy = new RegExp(`^(?:${ofDoings.bodyPrepositions}) `, 'u');

/** "Lifting the glasses to them": what something is done to that has several meanings; null where nothing is. */
function objectOf(doing: string): Doing | null {
  const [, act = '', phrase = '', rest = ''] = objectAndPhrase.exec(doing) ?? [];
  // "Leaning over the bed": over it, whatever bed it is.
  const [led = ''] = ledBy.exec(phrase) ?? [];
  const [verb, object] = [`${act}${led}`, phrase.slice(led.length)];
  const head = object.split(' ').at(-1)?.toLowerCase() ?? '';
  // Of "half a cup of milk" the milk is what is poured.
  return findSenses(head) === null || rest.startsWith(' of ') ? null : { verb, object, rest };
}

const opensMeant = new RegExp(`^(?:${ofMentions.meantDeterminers}) `, 'u');

/** What somebody does, with the things as they are meant; null where nobody could see what it is done to. */
function doingAsMeant(doing: string, sentence: string, topic: FilmTopic): string | null {
  const done = objectOf(doing);
  if (done === null) return doing;
  const { verb, object, rest } = done;
  const meant = topic.meantBy(object.replace(opensMeant, ''), sentence);
  if (meant.is === 'itself') return doing;
  if (meant.is === 'unsure' || meant.draw === null) return null;
  const head = object.split(' ').at(-1) ?? object;
  const isMany = singularPhrase(head) !== null;
  return `${verb}${isMany ? pluralPhrase(meant.draw) : withArticle(meant.draw)}${rest}`;
}

/**
 * A subject as its sentence means it: itself, what else shows its meaning, or null where nothing does or it is not there.
 * `written` is the noun as it stands in the sentence.
 */
export function asMeant(
  subject: PlanSubject,
  sentence: string,
  topic: FilmTopic,
  written = subject.what,
): PlanSubject | null {
  const { what } = subject;
  if (!isThere(written, sentence)) return null;
  const meant = topic.meantBy(written, sentence);
  if (meant.is === 'unsure') return null;
  if (meant.is === 'other')
    return meant.draw === null ? null : { ...subject, what: inNumber(meant.draw, what), doing: '' };
  const doing = doingAsMeant(subject.doing, sentence, topic);
  if (doing !== null) return doing === subject.doing ? subject : { ...subject, doing };
  // Juggling is seen, whatever the plates are.
  const [act = ''] = subject.doing.split(' ', 1);
  if (seenAlone.has(act)) return { ...subject, doing: act };
  return isAnybody(what) ? null : { ...subject, doing: '' };
}
