import { findSubjects, type FoundSubject } from '../knowledge/find-subjects.ts';
import { cleanText, emojiOf, withoutEmoji } from './clean-text.ts';
import { directiveTopic, isDirective, isProhibition } from './directives.ts';
import { emojiNames } from './emoji-names.ts';
import { headAndPoints } from './head-and-points.ts';
import { readIntent, type Intent } from './intent.ts';
import { keyPhrases } from './key-phrases.ts';
import { detectLanguage } from './language.ts';
import { type Presenter, splitPresenter } from './presenter.ts';
import { sentenceKey, splitSentences } from './sentences.ts';

/** A typed idea, understood as far as a program without a language model can. */
export interface Idea {
  /** The language the idea is written in, ISO 639-1. */
  readonly language: string;
  /** What it is about in few words, in the creator's own spelling, without a full stop. */
  readonly topic: string;
  readonly intent: Intent;
  /** Who tells it, where the idea says so; the topic is what they tell. */
  readonly presenter: Presenter | null;
  /** The creator's own sentences and list points, fit to be spoken; instructions to the maker are not among them. */
  readonly material: readonly string[];
  readonly isList: boolean;
  /** What the first sentence lists after its colon: each deserves a scene. */
  readonly points: readonly string[];
  /** What the maker was told: "Use warm colours", "End with a question". */
  readonly directives: readonly string[];
  readonly phrases: readonly string[];
  /** Known subjects, likeliest first. */
  readonly subjects: readonly FoundSubject[];
  /** Names of the emoji in the idea: "red heart". */
  readonly emoji: readonly string[];
}

const longestTopicWords = 14;
const listItem = /^(?:[-*•–▪‣·]|\(?\d{1,2}[.):]|step \d{1,2}\s*[.:)-])\s*/iu;
/** The lines our own "Enhance with AI" adds: advice for the maker, never spoken. */
const adviceLine = /^(?:Audience|Angle|Structure|Visuals): .*$/gmu;

/** "Make it funny, 3 scenes: my dog thinks he is a cat": what stands before the colon is for the maker. */
const orderLead = /^\s*(?:please\s+)?(?:(?:make|keep) (?:it|this)\b|(?:a |one )?(?:short|funny|quick|cinematic|dramatic|vertical|\d+)[ -](?:funny |short |quick )?(?:scenes?|seconds?|videos?|clips?|reels?)\b)[^:.!?\n]{0,80}:\s*/iu;

/** Reads a title and a prompt of any language, length or kind. Never fails; an empty idea is about its title. */
export function readIdea(title: string, prompt: string): Idea {
  const clean = cleanText(prompt).replace(adviceLine, '');
  const emoji = emojiNames(emojiOf(clean));
  const words = withoutEmoji(clean).replace(orderLead, '');
  const { presenter, rest: text } = splitPresenter(/[\p{L}\p{N}]/u.test(words) ? words : wordsOfTitle(title, emoji));
  const language = detectLanguage(text);
  const { material, directives, isList } = sortSentences(text, language);
  const { head, points } = headAndPoints(material[0] ?? '');
  const topic = topicOf([head, ...material.slice(1)], directives, splitPresenter(withoutEmoji(cleanText(title))).rest);
  const subjects = findSubjects(`${topic}. ${text} ${emoji.join(' ')}`);
  return {
    language, topic, presenter, material, isList, points, directives, emoji, subjects,
    intent: readIntent(text, topic),
    phrases: keyPhrases([topic, ...material].join('. ')),
  };
}

function wordsOfTitle(title: string, emoji: readonly string[]): string {
  const words = withoutEmoji(cleanText(title));
  if (/[\p{L}\p{N}]/u.test(words)) return words;
  return emoji.length > 0 ? emoji.slice(0, 4).join(', ') : 'An open idea';
}

interface SortedSentences {
  readonly material: readonly string[];
  readonly directives: readonly string[];
  readonly isList: boolean;
}

function sortSentences(text: string, language: string): SortedSentences {
  const material: string[] = [];
  const directives: string[] = [];
  let listItems = 0;
  for (const line of breakInlineLists(text).split('\n')) {
    if (line.trim() === '') continue;
    const isItem = listItem.test(line);
    if (isItem) listItems += 1;
    for (const sentence of splitSentences(line.replace(listItem, ''), language)) {
      const isOrder = language === 'en' && !isItem && isDirective(sentence, directives.length > 0);
      (isOrder ? directives : material).push(sentence);
    }
  }
  return { material: unique(material), directives, isList: listItems >= 2 };
}

/** "1) wash 2) cut 3) fry" on one line is a list as well. */
function breakInlineLists(text: string): string {
  return text.replace(/(?<=\S)\s+(?=(?:\(?[2-9]|\(?1\d)[.)]\s+\p{L})/gu, '\n').replace(/(?<=[:\n])\s*(?=1[.)]\s+\p{L})/gu, '\n');
}

function unique(sentences: readonly string[]): string[] {
  const seen = new Set<string>();
  return sentences.filter((sentence) => {
    const key = sentenceKey(sentence);
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function topicOf(material: readonly string[], directives: readonly string[], title: string): string {
  const asked = directives.filter((directive) => !isProhibition(directive)).map(directiveTopic).find((topic) => wordCount(topic) >= 1 && wordCount(topic) <= longestTopicWords);
  const [first = ''] = material;
  const fromMaterial = first.replace(/[.!。…\s:]+$/u, '');
  const candidates = [asked, wordCount(fromMaterial) <= longestTopicWords ? fromMaterial : undefined, title];
  const chosen = candidates.find((candidate) => candidate !== undefined && wordCount(candidate) > 0 && wordCount(candidate) <= longestTopicWords);
  return (chosen ?? keyPhrases(`${title}. ${material.slice(0, 40).join(' ')}`)[0] ?? shorten(fromMaterial || title)).replace(/[.!。\s]+$/u, '');
}

function shorten(text: string): string {
  return text.split(/\s+/u).slice(0, 8).join(' ').slice(0, 80);
}

function wordCount(text: string): number {
  return text === '' ? 0 : text.split(/\s+/u).length;
}
