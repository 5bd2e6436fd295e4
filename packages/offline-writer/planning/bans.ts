import {
  emptyPlan,
  maxPlanSubjects,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { describePlan, readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import { feelings } from '@scenewright/contract/rules/prose/words.ts';
import { plain } from './film-memory.ts';
import type { KindOf } from './noun-kinds.ts';
import { foreignBans } from './languages/foreign-bans.ts';
import { readLine } from './read-line.ts';
import { ofWishes } from './wished-words.ts';
import { ofLanguages } from './languages/language-words.ts';
import choosingWords from '../data/choosing-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(choosingWords);

/* What a creator does not want to see: "no needles", "without cars", "don't show any faces". */

const most = 4;
const banned = new RegExp(
  String.raw`\b(?:no|without(?: any)?|(?:don['’]?t|do not|never|please don['’]?t) (?:${ofWishes.bannedVerbs})(?: any| the| a)?) ((?:\p{L}[\p{L}'’-]*(?:, | or | and |/| )?){1,6})`,
  'giu',
);
/** Bans that are not of things in the picture itself. */
const notSeen = new RegExp(`^(?:${ofWishes.notSeen})s?$`);
const aPerson = new RegExp(`^(?:${ofWishes.anyPerson})$`);

/** Words that show the same thing under another name. */
const kin: ReadonlyMap<string, RegExp> = new Map([
  ['kid', new RegExp(String.raw`\b(?:${ofWishes.childNames})\b`, 'iu')],
  ['child', new RegExp(String.raw`\b(?:${ofWishes.childNames})\b`, 'iu')],
  ['needle', new RegExp(String.raw`\b(?:${ofWishes.needles}|inject\w*)\b`, 'iu')],
  ['weapon', new RegExp(String.raw`\b(?:${ofWishes.weapons})\b`, 'iu')],
  ['blood', /\b(?:blood\w*|bleeding)\b/iu],
  ['crash', /\b(?:crash\w*|collid\w*|wreck\w*)\b/iu],
]);

const saysInRomance = new RegExp(String.raw`^(?:${ofLanguages.romance})\b`, 'iu');

/** What is asked for as a film-maker reads it; "no" is another word in Spanish, Portuguese and Italian. */
export const forbiddingOf = ({
  requests,
  language,
}: {
  readonly requests: readonly string[];
  readonly language: string;
}): readonly string[] =>
  /^en\b/iu.test(language)
    ? requests
    : [
        ...(saysInRomance.test(language)
          ? requests.filter((request) => /\b(?:no|without) people\b/iu.test(request))
          : requests),
        ...foreignBans(requests, language),
      ];

/** "Crying kids", "sad dogs": who is forbidden only as they are said to be. */
function asTheyAre(words: readonly string[]): string {
  const [how = '', who = '', ...more] = words;
  const isHow = /^\p{L}{2,}ing$/u.test(how) || feelings.has(how);
  return isHow && who !== '' && more.length === 0 ? `${how} ${singularPhrase(who) ?? who}` : '';
}

const polite = new RegExp(`^(?:${ofWishes.pleases})$`, 'iu');

/** What a part of a ban forbids: "american accents" forbids accents, "trains crashing" a crash. */
function headOf(part: string): string {
  const words = part
    .trim()
    .split(' ')
    .filter((word) => !polite.test(word));
  const own = asTheyAre(words);
  if (own !== '') return own;
  const doing = words.find((word) => /[a-z]{3}ing$/.test(word));
  if (doing !== undefined && words[0] !== doing)
    return [...kin.keys()].find((each) => doing.startsWith(each)) ?? '';
  const [phrase] = readLine(`no ${words.join(' ')}`).phrases;
  return phrase?.noun.split(' of ', 1)[0]?.split(' ').at(-1) ?? '';
}

/** "No music, and keep the pictures simple": what is asked for behind a ban is not banned. */
const asksFor = new RegExp(String.raw`^\p{L}+ (?:${said.articlesOfObjects}|it)(?!\p{L})`, 'iu');

const clauseBehind = new RegExp(`, (?:${ofWishes.clauseOwners}) (?!.*, ).*$`, 'iu');

/** The things that requests forbid, in the singular, each once. */
export function bansOf(requests: readonly string[]): readonly string[] {
  const found = requests.flatMap((request) =>
    [...request.slice(0, 2000).matchAll(banned)].flatMap(([, list = '']) =>
      list
        // "Don't show my face, hands only" asks for hands.
        .replace(/, (?:just |only )?\p{L}+(?: only)$/iu, '')
        .replace(clauseBehind, '')
        .toLowerCase()
        .split(/, (?:no )?| or | and |\//u)
        .filter((part, at) => at === 0 || !asksFor.test(part.trim()))
        .map(headOf)
        .filter((word) => word.length > 2),
    ),
  );
  return [...new Set(found.map((word) => singularPhrase(word) ?? word))]
    .filter((word) => !notSeen.test(word))
    .slice(0, most);
}

/** "No names": whoever is seen has none. */
const forbidsNames = (requests: readonly string[]): boolean =>
  requests.some((request) =>
    /\b(?:no|without(?: any)?|leave out|don['’]?t (?:use|show|say)(?: any| the)?) (?:real )?names\b/iu.test(
      request.slice(0, 2000),
    ),
  );

const patternOf = (ban: string) =>
  kin.get(ban) ?? new RegExp(String.raw`\b${ban.replaceAll(/[^\p{L}-]/gu, '')}(?:s|es)?\b`, 'iu');

/** Every word of a ban has to fit: a boy is no crying kid while he does not cry. */
const shows = ({ what, doing, holding, look, feeling }: PlanSubject, ban: string) =>
  ban
    .split(' ')
    .every((word) => patternOf(word).test(`${what} ${doing} ${holding} ${look} ${feeling}`));

/** Whether a picture shows something that is forbidden. */
export const isForbidden = (plan: PicturePlan, bans: readonly string[]): boolean =>
  bans.some(
    (ban) =>
      !aPerson.test(ban) &&
      plan.subjects.some((subject) => subject.count > 0 && shows(subject, ban)),
  );

/** Whether plain words can say that there is none of it. */
const isTold = (subject: PlanSubject) => {
  const plan = { ...emptyPlan, subjects: [subject] };
  const prose = describePlan(plan);
  return !prose.includes('“') && JSON.stringify(readDescription(prose)) === JSON.stringify(plan);
};

/** Takes names out: whoever is seen is a person. */
function withoutNames(subjects: readonly PlanSubject[]): readonly PlanSubject[] {
  const isNamed = ({ what, count }: PlanSubject) => count > 0 && /^\p{Lu}/u.test(what);
  const named = subjects.filter(isNamed);
  const [first] = named;
  return first === undefined
    ? subjects
    : [
        { ...first, what: 'person', count: named.length },
        ...subjects.filter((one) => !isNamed(one)),
      ];
}

const plainPerson = new RegExp(`^(?:${ofWishes.personNouns})$`);

/** Obeys what requests forbid: it is taken out, and the plan says that there is none of it. */
export function obeyed(
  plan: PicturePlan,
  requests: readonly string[],
  kindOf: KindOf,
): PicturePlan {
  const bans = bansOf(requests);
  const unnamed = forbidsNames(requests)
    ? { ...plan, subjects: withoutNames(plan.subjects) }
    : plan;
  if (bans.length === 0) return unnamed;
  const noPeople = bans.some((ban) => aPerson.test(ban));
  const kept = unnamed.subjects.filter(
    (subject) =>
      subject.count > 0 &&
      !bans.some((ban) => shows(subject, ban)) &&
      !(noPeople && (subject.doing !== '' || plainPerson.test(subject.what))),
  );
  const none = [
    ...new Set(bans.map((ban) => (aPerson.test(ban) && ban !== 'face' ? 'person' : ban))),
  ]
    // Who is forbidden only in one way is not missing.
    .filter((ban) => !ban.includes(' ') && (ban === 'person' || kindOf(ban) !== null))
    .map((ban) => plain(ban, 0))
    .filter(isTold);
  const layout =
    plan.layout === 'scene' && kept.length === 0 && plan.place === '' ? 'words' : plan.layout;
  return {
    ...unnamed,
    layout,
    subjects: [...kept.slice(0, maxPlanSubjects - none.length), ...none],
  };
}
