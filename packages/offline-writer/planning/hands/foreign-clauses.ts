import type { Hit, Token } from '../languages/find-words.ts';
import type { Lexicon } from '../languages/lexicons.ts';
import { handThing } from './hand-things.ts';
import type { Verb, Verbs } from './foreign-verbs.ts';
import type { HandThing } from './thing-names.ts';
import type { HandsMemory } from './told-act.ts';
import handPhrases from '../../data/hand-phrases.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(handPhrases);

/* The clauses of a line of another language, each with the verb that it tells, and what its things are to that. */

export interface Clause {
  readonly from: number;
  readonly to: number;
}

export const ands = /^(?:und|en|ve)$/u;

/** Where verbs stand last, "flour and sugar" belong to one that follows. */
function joined(
  clauses: readonly Clause[],
  tokens: readonly Token[],
  { byForm }: Verbs,
): readonly Clause[] {
  const all: Clause[] = [];
  for (const clause of clauses) {
    const open = all.at(-1);
    const first = tokens[clause.from];
    const isRow =
      open !== undefined &&
      first !== undefined &&
      ands.test(first.form) &&
      first.clause === tokens[open.from]?.clause &&
      !tokens.slice(open.from, open.to).some(({ form }) => byForm.has(form));
    if (isRow) all[all.length - 1] = { from: open.from, to: clause.to };
    else all.push(clause);
  }
  return all;
}

/** Clauses up to a mark, or to a word behind which something else is told. */
export function clausesOf(tokens: readonly Token[], verbs: Verbs): readonly Clause[] {
  const { links, isLast } = verbs;
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 1; at <= tokens.length; at += 1) {
    const token = tokens[at];
    const isNext =
      token === undefined || token.clause !== tokens[at - 1]?.clause || links.has(token.form);
    if (!isNext) continue;
    clauses.push({ from, to: at });
    from = at;
  }
  return isLast ? joined(clauses, tokens, verbs) : clauses;
}

export interface Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly hits: readonly Hit[];
  readonly lexicon: Lexicon;
  readonly verbs: Verbs;
  readonly memory: HandsMemory;
}

export const thingOf = ({ english, isPlural, count }: Hit): HandThing | null => {
  const found = handThing(english);
  return found === null ? null : { ...found, isPlural: isPlural || (count ?? 1) > 1, look: '' };
};

/** Endings by which a Turkish word says with what, where and whereto. */
const turkish = {
  with: /(?:yla|yle|la|le)$/u,
  where: new RegExp(`(?:${said.turkishCaseEndings})$`, 'u'),
  to: new RegExp(`(?:${said.turkishDativeEndings})$`, 'u'),
};

type Role = 'object' | 'tool' | 'place' | 'other';

const before = ({ tokens }: Line, hit: Hit, from: number): readonly string[] =>
  tokens.slice(Math.max(from, hit.from - 3), hit.from).map(({ form }) => form);

/** What a thing is to the verb of its clause. */
export function roleOf(hit: Hit, clause: Clause, line: Line): Role {
  const { lexicon, tokens } = line;
  const { words, language } = lexicon;
  if (language === 'tr') {
    const form = tokens[hit.to - 1]?.form ?? '';
    const isBare =
      lexicon.meaningsOf(form).length > 0 && hit.english !== '' && isStem(form, lexicon);
    if (isBare) return 'object';
    if (turkish.with.test(form)) return 'tool';
    if (turkish.where.test(form)) return 'other';
    return turkish.to.test(form) ? 'place' : 'object';
  }
  const led = before(line, hit, clause.from);
  const near = led.findLast(
    (form) =>
      words.with.has(form) ||
      words.at.has(form) ||
      words.near.has(form) ||
      (words.of.has(form) && !words.articles.has(form)) ||
      prepositions.test(form),
  );
  if (near === undefined) return 'object';
  // "Die Zwiebel mit …": an article of another thing ends what leads.
  if (words.with.has(near)) return 'tool';
  return places.test(near) ? 'place' : 'other';
}
export const prepositions = new RegExp(`^(?:${said.foreignPrepositions})$`, 'u');
const places = new RegExp(`^(?:${said.foreignPlaces})$`, 'u');

/** Whether a Turkish word stands without an ending. */
const isStem = (form: string, { file, language }: Lexicon): boolean => {
  if (language !== 'tr') return false;
  const written = Object.values(file.things).flatMap((list) => list.split(' '));
  return written.includes(form);
};

/** A verb that is told in a clause, and where; null where none is. */
export function verbIn(
  { from, to }: Clause,
  line: Line,
): { verbs: readonly Verb[]; at: number } | null {
  const { tokens, verbs, lexicon } = line;
  const own = tokens.slice(from, to);
  if (own.some(({ form }) => lexicon.words.no.has(form) || denials.test(form))) return null;
  const last = own.at(-1);
  if (verbs.isLast && last !== undefined && own.length > 1) {
    const found = verbs.byForm.get(last.form)?.filter(({ parted }) => parted === '') ?? [];
    const isNoun = lexicon.file.capitals === true && /^\p{Lu}/u.test(last.text);
    // Of most languages only a base form stands last.
    const isBase = lexicon.language === 'tr' || last.form.endsWith('n');
    if (found.length > 0 && !isNoun && isBase) return { verbs: found, at: to - 1 };
  }
  if (lexicon.language === 'tr') return null;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined) return null;
    const found = verbs.byForm.get(token.form) ?? [];
    const isNoun = lexicon.file.capitals === true && /^\p{Lu}/u.test(token.text) && !token.isFirst;
    if (found.length > 0 && !isNoun) {
      const parted = found.filter(
        (verb) =>
          verb.parted === '' ||
          own.some(({ form }, index) => form === verb.parted && index > at - from),
      );
      const best = parted.filter((verb) => verb.parted !== '');
      const all = best.length > 0 ? best : parted;
      return all.length === 0 ? null : { verbs: all, at };
    }
    // "Jabłka kroimy": what is done to it may stand first.
    const isObject =
      lexicon.language === 'pl' &&
      line.hits.some((hit) => hit.kind === 'thing' && hit.from <= at && hit.to > at);
    const isLead =
      isObject ||
      verbs.leads.has(token.form) ||
      verbs.links.has(token.form) ||
      /^\d+$/u.test(token.form);
    if (!isLead) return null;
  }
  return null;
}
const denials = new RegExp(`^(?:${said.foreignDenials})$`, 'u');
