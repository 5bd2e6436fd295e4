import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import type { Card } from '../card-of-scene.ts';
import { linkWords, orderWords } from './order-words.ts';
import { capital } from '../../plain-words.ts';

/* A sentence in which one thing follows from another: when something is so, something else is; something is so because of something else. */

const most = 90;
const least = 6;

const withoutEnd = (text: string) => text.trim().replace(/[.,;:!…。–—-]+$/u, '');
const fits = (text: string) =>
  text.length >= least && text.length <= most && !/[?？"“”«»()]/u.test(text);

const card = (first: string, then: string): Card | null => {
  const items = [first, then].map((text) => capital(withoutEnd(text)));
  return items.every(fits) ? { layout: 'cause-effect', items, subjects: [], place: '' } : null;
};

/** "If it is flat, brush near the base.": a condition, up to its only comma, and what follows. */
function conditionCard(sentence: string, language: string): Card | null {
  const words = linkWords('conditions', language);
  if (words.length === 0) return null;
  const begins = new RegExp(
    String.raw`^(?:${alternatives(words)})(?![\p{L}\p{M}])[^,;:.!?]+, `,
    'iu',
  ).exec(sentence)?.[0];
  return begins === undefined ? null : card(begins, sentence.slice(begins.length));
}

/** "They also rise", "Elles tombent": what a card says first has nothing before it that such a word could stand for. */
export const leansBack = new RegExp(
  `^(?:${alternatives(orderWords.pronounsOfCauses)})(?![\\p{L}\\p{M}])`,
  'iu',
);

/** What is so and, behind the word that says so, why: in the order in which it is said. */
export const becauseCard = (effect: string, link: string, cause: string): Card | null =>
  leansBack.test(effect) ? null : card(effect, `${link} ${cause}`.replace(/['’] /u, "'"));

/** "They freeze, so they change places.", in a language whose order of words is not asked. */
function causeCard(sentence: string, language: string): Card | null {
  const parted = (words: readonly string[], joint: string) =>
    words.length === 0
      ? null
      : new RegExp(
          String.raw`^([^;:.!?]{${least},}?)${joint} (${alternatives(words)})(?:(?<=['’])| )(.+)$`,
          'iu',
        ).exec(withoutEnd(sentence));
  const because = parted(linkWords('because', language), '(?:,| –)?');
  if (because !== null) {
    const [, effect = '', link = '', cause = ''] = because;
    return becauseCard(effect, link, cause);
  }
  // "Cremen Sie die Beine deshalb nur abends ein": without a comma it stands within one clause.
  const so = parted(linkWords('so', language), '(?:,| –)');
  return so === null ? null : card(so[1] ?? '', so[3] ?? '');
}

/** The card of a sentence in which one thing follows from another; null where none does. */
export const followsCard = (sentence: string, language: string): Card | null =>
  conditionCard(sentence, language) ?? causeCard(sentence, language);
