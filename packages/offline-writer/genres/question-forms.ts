import type { Topic } from '../reading/material.ts';
import { isAsked } from './asked.ts';
import { cues } from './genre-cues.ts';
import { grammar } from '../grammar-words.ts';
import { capital } from '../plain-words.ts';

/** Words of a topic that its questions are asked with, by the name that a question's form has for them. */
export type Slots = Readonly<Record<string, string>>;

const longestTopic = 160;
const tidied = (text: string) =>
  text.replace(/^(?:(?:a|an|the|is|are|was|were) )+/iu, '').replace(/[\s,;:.?!–-]+$/u, '');

/** Where the second of two compared things ends: what follows says by what they are compared. */
const criterion = new RegExp(String.raw`[\s,;:–-]+(?:${cues.criterionLeads})\b.*$`, 'iu');
const comparisons: readonly RegExp[] = [
  /^(?:what (?:is|are) )?(?:the )?(?:main )?differences? between (?<one>.+?) and (?<other>.+)$/iu,
  new RegExp(`^compar(?:e|ing) (?<one>.+?) (?:${cues.comparing}) (?<other>.+)$`, 'iu'),
  /^(?<one>.+?) (?:versus|vs\.?|v|compared (?:to|with)) (?<other>.+)$/iu,
  new RegExp(
    String.raw`^(?!(?:${grammar.asking}|${grammar.be}|${grammar.do}|${grammar.modals}) )(?<one>[^,?]+?) or (?<other>[^,?]+?)(?:,? which\b[^?]*\??|\?)$`,
    'iu',
  ),
];

/** "Do they forget, true or not": one thing, asked whether it is so. */
const isNoSide = new RegExp(`^(?:${cues.noSides})$`, 'iu');

/** What a comparison asks of each side, by the word that it compares with. */
const asksOfEach: readonly (readonly [RegExp, string])[] = [
  [new RegExp(cues.costSigns, 'iu'), 'what does it cost'],
  [/fast|quick|slow|speed/iu, 'how fast is it'],
  [/health/iu, 'how healthy is it'],
  [/safe|danger/iu, 'how safe is it'],
  [/green|environment|climate|carbon/iu, 'what does it do to the environment'],
  [new RegExp(cues.sizeSigns, 'iu'), 'how big is it'],
  [/difference|differ/iu, 'what makes it different'],
];

/** The two sides of a comparison; null where a topic is none. */
export function sidesOf({ text }: Topic): Slots | null {
  if (text.length > longestTopic) return null;
  for (const pattern of comparisons) {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined) continue;
    const [one, other] = [groups['one'], groups['other']].map((side) =>
      tidied((side ?? '').replace(criterion, '')),
    );
    if (one === undefined || other === undefined || one === '' || other === '') continue;
    if (isNoSide.test(other)) return null;
    const done = /which (?:one )?(?:is|are) \p{L}+( to \p{L}+)/iu.exec(text)?.[1] ?? '';
    // "Weather vs climate" is compared by nothing that it says.
    const beside = text.replace(one, '').replace(other, '');
    const ask = asksOfEach.find(([words]) => words.test(beside))?.[1];
    const better = /\bwhich (?:one )?(?:is|are) (\p{L}+)/iu.exec(text)?.[1];
    return {
      one: capital(one),
      other: capital(other),
      ask: ask === undefined ? 'what should people know about it' : `${ask}${done}`,
      ...(better === undefined ? {} : { better }),
    };
  }
  return null;
}

const secondQuestion = new RegExp(
  String.raw`^(?<first>.+?),? (?:and|&) (?<second>(?:${grammar.asking})\b.*|(?:${grammar.be}|${grammar.do}|can|could|should|will) (?:${cues.askedSubjects})\b.*)$`,
  'iu',
);

/** Two questions in one, each as it was typed; null where a topic is none. */
export function questionsIn({ text }: Topic): Slots | null {
  if (text.length > longestTopic || !isAsked(text)) return null;
  const [one, other] = text.split(/\?\s*/u).filter((part) => /\p{L}/u.test(part));
  const groups = secondQuestion.exec(one ?? '')?.groups;
  const [first, second] =
    other === undefined ? [groups?.['first'], groups?.['second']] : [one, other];
  if (first === undefined || second === undefined) return null;
  return { first: capital(tidied(first)), second: capital(tidied(second)) };
}

const figures = cues.figureNouns;
/** "Scrap rate", with at most one plain word before the noun. */
const figureNamed = new RegExp(`(?:\\p{Ll}[\\p{Ll}-]+ )?\\b(?:${figures})\\b`, 'u');

const figureLead = new RegExp(`^(?:${cues.figureLeads}) `, 'u');

/** The figure that a topic names: "scrap rate"; null where it names none. */
export function figureIn({ text }: Topic): Slots | null {
  const named = isAsked(text) ? undefined : figureNamed.exec(text)?.[0];
  if (named === undefined) return null;
  const figure = named.replace(figureLead, '');
  return { figure, be: /[^s]s$/u.test(figure) ? 'are' : 'is' };
}

/** A person by the name in a topic, and what is named with them: "my grandad Wilf Ottershaw and his pigeons". */
export function personIn({ text }: Topic): Slots {
  const name = /(?<=^|\s)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+/u.exec(text)?.[0];
  const besides = /\band ((?:his|her|their) [\p{L}'’ -]{2,40})$/u.exec(text)?.[1];
  return {
    ...(name === undefined ? {} : { name }),
    ...(besides === undefined ? {} : { besides }),
  };
}

const longestHead = 4;

/** What a topic is about, to be asked of in a sentence; none where that is no plain name. */
export function headIn({ head }: Topic): Slots {
  const words = head.trim().split(/\s+/u);
  const isName = /^[\p{L}\p{N}'’ -]+$/u.test(head) && words.length <= longestHead;
  // "Lighthouse keeper" wants an article, and nobody knows which.
  const needsNone =
    /^(?:the|a|an)$/iu.test(words[0] ?? '') ||
    /[^su]s$/u.test(head) ||
    words.every((word) => /^\p{Lu}/u.test(word));
  return isName && needsNone && !isAsked(head) ? { head: head.trim() } : {};
}

/** "How does pressure cooker whistle", "How does toast always land": without its article, or of what always happens, it is plainly asked. */
const isOddlyAsked = new RegExp(
  String.raw`^does (?!(?:${cues.plainlyAsked})\b)\p{Ll}|\b(?:${cues.alwaysWords})\b`,
  'u',
);
const other = { why: 'How', how: 'Why' } as const;

/** "Why do golf balls have dimples and would a smooth one fly further" asks two things. */
const asksTwice = new RegExp(String.raw`\band (?:${cues.secondAsks})\b`, 'iu');
/** A why asked as a how, and a how as a why: "How do cats purr". Nobody asks why a fridge works. */
export function swappedIn({ text }: Topic): Slots {
  const [, asks, rest] =
    /^(why|how) ((?:do|does|did) (?!i |you |we |one ).+?)[?？\s]*$/iu.exec(text) ?? [];
  if (asks === undefined || rest === undefined || /\bworks?$/iu.test(rest)) return {};
  if (isOddlyAsked.test(rest) || asksTwice.test(rest)) return {};
  return { swapped: `${other[asks.toLowerCase() as 'why' | 'how']} ${rest}` };
}
