import { gerundOf } from '@scenewright/contract/rules/prose/verbs.ts';
import type { FilmMemory } from './film-memory.ts';
import type { Action } from './read-line.ts';
import type { Word } from './tag-words.ts';

const mostWords = 14;
/** A doing does not end on one of these. */
const dangling =
  /(?: (?:a|an|the|my|your|his|her|its|our|their|to|of|in|on|at|by|for|from|with|into|and|or|every|each|this|that|not|only|just|now|again|also|too|very|so|as|than|about|around|over|nearly|almost|up|least|most|next|before|after|first|like|where|when|who|which|ones|all))+$/i;
const byWord: ReadonlyMap<string, string> = new Map([
  ['my', 'the'],
  ['our', 'the'],
  ['your', 'the'],
]);

/** When it happens is no part of what is done. */
const times =
  / (?:(?:last|this|next|every|each) (?:spring|summer|autumn|winter|night|week|month|year|day|morning|evening|afternoon|\w+day)|on \w+day(?: \w+)?|today|tonight|yesterday|tomorrow|an? hour(?: .*)?|(?:in|since|by|until) (?:(?:early|late) )?(?:(?:19|20)\d\d|January|February|March|April|May|June|July|August|September|October|November|December)|(?:at|by|from|until|before|after) \d[\d:.]*(?: ?[ap]\.?m\.?)?|(?:from|until|by|before|after) (?:\d{1,2} )?(?:\w+day|January|February|March|April|May|June|July|August|September|October|November|December)|(?:\S+ ){1,2}(?:years?|months?|weeks?|days?|hours?|minutes?) (?:later|ago|earlier)|for (?:\S+ ){0,3}(?:years?|hours?|minutes?|months?|days?|weeks?|seconds?))\b.*$/i;

/** "drove 41 winters": so long, or so often. */
const timesDone =
  /^ (?:\S+ )?(?:times|twice|once|years|months|weeks|days|hours|minutes|seconds|winters|summers|nights)$/iu;

/** They stand for something that nobody sees in them: "pouring it". */
const unseenThings =
  /^(?:it|them|this|that|these|those|there|something|anything|nothing|everything|which|what|one)$/;
/** Whom something is given to is not what is given. */
const giving = /^(?:handing|giving|showing|telling|sending|offering|lending|bringing) somebody$/;

/** With one of these alone they mean whatever the talk is of: "a plumber comes out", "it took off", "they made up". */
const idiomatic =
  /^(?:coming|taking|keeping|getting|putting|turning|making|bringing|giving|finding|setting|working|holding|breaking) (?:out|in|off|up|down|on|away|back|over|through|round|around|along|by)$/u;
/** "A clock coming to somebody" is nothing that happens. */
const reaching = /^(?:coming|going|getting|falling|turning|belonging) to somebody(?= |$)/u;
/** "Beat in 2 eggs", "stir in the spinach": into what else is not said. */
const stirredIn =
  /^(beating|stirring|folding|sieving|sifting|whisking|mixing|rubbing|pouring|tipping|working) in (?=(?:the |an? )?\S)/u;

/** "Before you", "until it": another clause begins. */
const otherClause =
  / (?:before|after|until|till|since) (?:i|you|he|she|it|we|they|who|anyone|anybody)\b.*$/iu;
/** Around whose neck is not said. */
const onBody =
  / (?:a?round|on|over|in|into|from|to|behind|against|across|under) (?:his|her|its|their) (?:own )?(?:neck|head|arms?|legs?|hands?|foot|feet|fingers?|thumbs?|knees?|shoulders?|hips?|back|eyes?|ears?|nose|chin|cheeks?|wrists?|ankles?|chest|waist|mouth|paws?|beak|tail|wings?)$/iu;

/** What follows a verb, up to a word that only stands for a thing; null where that is its object. */
function told(rest: readonly Word[]): readonly Word[] | null {
  const at = rest.findIndex(({ is, lower }) => is === 'pronoun' && unseenThings.test(lower));
  if (at === 0) return null;
  if (at < 0) return rest;
  const upTo = rest[at - 1]?.is === 'preposition' ? at - 1 : at;
  return upTo === 0 ? null : rest.slice(0, upTo);
}

/** What somebody does, in -ing: "baking bread in the kitchen"; empty where too little is left to show. */
export function doingOf({ verb, rest }: Action, memory: FilmMemory, isAlive = true): string {
  const shown = told(rest.slice(0, mostWords));
  if (shown === null) return '';
  const words = shown.map(({ text, lower, is }) => {
    if (lower === 'him' || (lower === 'her' && is === 'pronoun')) {
      const meant = memory.last[lower === 'him' ? 'he' : 'she']?.what;
      return meant === undefined || /^\p{Lu}/u.test(meant) ? 'somebody' : `the ${meant}`;
    }
    if (/^(?:me|us)$/.test(lower)) return 'somebody';
    return byWord.get(lower) ?? text;
  });
  const behind = ` ${words.join(' ')}`
    .replace(/ [=+→].*$/u, '')
    .replace(times, '')
    .replace(otherClause, '')
    .replace(dangling, '')
    .replace(onBody, '');
  // "Buying thirty eight": of what is not said.
  if (shown.length > 0 && shown.every(({ is }) => is === 'number')) return '';
  // A number of nothing, or of money, belongs to what is said and not to what is seen.
  if (/[$€£%]|(?:^| )[\d.,]+$/u.test(behind)) return '';
  const doing = `${gerundOf(verb.lower)}${behind.replace(timesDone, '')}`.trim();
  // Whoever puts something puts it somewhere.
  const isCut = shown.length < Math.min(rest.length, mostWords);
  const isVague = giving.test(doing) || idiomatic.test(doing) || (!isAlive && reaching.test(doing));
  return isVague || (isCut && doing.startsWith('putting ')) ? '' : doing.replace(stirredIn, '$1 ');
}
