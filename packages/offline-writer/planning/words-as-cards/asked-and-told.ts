import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import type { Card } from '../card-of-scene.ts';
import { answersTo } from '../answers-to.ts';
import { asks } from '../scene-texts.ts';
import { lettersOf, wordsOf } from '../../plain-words.ts';
import { codeOf, linkWords } from './order-words.ts';

/* A question with what is told behind it, and a word with what it means. */

const mostAsked = 120;
const mostTold = 150;
const mostAnswers = 2;
const withoutEnd = (text: string) => text.replace(/[.,;。]$/u, '');

/** "Why do we put it off? Not because we are lazy.": what is asked first, and what is told behind it. */
export function answeredCard(sentences: readonly string[], language: string): Card | null {
  const [asked, ...told] = sentences;
  const isOpen =
    asked !== undefined &&
    asks(asked) &&
    asked.length <= mostAsked &&
    told.length > 0 &&
    told.length <= mostAnswers &&
    told.every((text) => !asks(text) && text.length <= mostTold) &&
    answersTo(asked, told, language);
  return isOpen
    ? {
        layout: 'question-answer',
        quote: asked,
        items: told.map(withoutEnd),
        subjects: [],
        place: '',
      }
    : null;
}

/** "Which spice is picked by hand?": a question that nothing here answers stands under its mark. */
export function askedCard(sentences: readonly string[]): Card | null {
  const [asked, ...others] = sentences;
  return asked !== undefined && others.length === 0 && asks(asked) && asked.length <= mostAsked
    ? { layout: 'question-answer', quote: asked, items: [], subjects: [], place: '' }
    : null;
}

const mostOfTerm = 3;
/** "Confiar é emprestar a bicicleta": what a word means is a doing as well. */
const infinitive = String.raw`\p{Ll}+(?:[aeio]r|re)`;

const leadsToDoing: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt']);

/** "Patience is what you do with your hands while you wait.": what the film is about, and what somebody says that it is. */
export function meaningCard(sentence: string, title: string, language: string): Card | null {
  const words = linkWords('means', language);
  const leads = linkWords('meaningLeads', language);
  if (words.length === 0 || leads.length === 0 || sentence.length > mostTold) return null;
  const doing = leadsToDoing.has(codeOf(language)) ? `|${infinitive}` : '';
  const [, term = ''] =
    new RegExp(
      String.raw`^(\p{L}[\p{L}\p{M}'’ -]{1,40}?),? (?:${alternatives(words)}) (?=(?:${alternatives(leads)}${doing})(?![\p{L}\p{M}])).{6,}$`,
      'iu',
    ).exec(withoutEnd(sentence)) ?? [];
  const [head = ''] = term.split(' ').slice(-1);
  const isSubject =
    term !== '' &&
    term.split(' ').length <= mostOfTerm &&
    head.length > 3 &&
    wordsOf(title).some((word) => lettersOf(word) === lettersOf(head));
  return isSubject
    ? { layout: 'definition', quote: withoutEnd(sentence), subjects: [], place: '' }
    : null;
}
