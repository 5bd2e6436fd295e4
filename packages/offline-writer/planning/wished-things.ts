import {
  emptyPlan,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { sceneHeads } from '@scenewright/contract/rules/prose/places.ts';
import { lookWords } from '@scenewright/contract/rules/prose/words.ts';
import { withArticle } from './articles.ts';
import { bansOf, forbiddingOf, isForbidden } from './bans.ts';
import { isDrawable } from './drawable.ts';
import { newMemory, plain } from './film-memory.ts';
import { foreignThings } from './languages/foreign-line.ts';
import type { KindOf } from './noun-kinds.ts';
import type { Phrase } from './phrases.ts';
import { readLine } from './read-line.ts';
import { ofWishes } from './wished-words.ts';
import { eitherApostrophe } from '../word-patterns.ts';

/* What a creator wishes to see somewhere: "put a seagull in it", "show the fryer at the start", "end with a sunset". */

type Where = 'first' | 'last' | 'between' | 'anywhere';

/** A thing, or the place of a scene: "start with a wide shot of the harbour". */
type Wished = { readonly thing: PlanSubject } | { readonly place: string };

interface WishedSight {
  readonly wished: Wished;
  readonly where: Where;
}

interface Film {
  readonly requests: readonly string[];
  readonly language: string;
  /** All that is said in it. */
  readonly said: string;
  readonly kindOf: KindOf;
  /** Whether nobody has said yet what is seen in a scene. */
  readonly isOpen: (at: number) => boolean;
}

const mostWishes = 3;
const longestWish = 300;
const showing = new RegExp(String.raw`(?<!\p{L})(?:${ofWishes.showing})(?!\p{L}) ?(?:in )?`, 'iu');
const shownOf = new RegExp(
  `^(?:(?:${ofWishes.shotKinds})[ -])*(?:${ofWishes.shotNouns}) of `,
  'iu',
);
const denies = new RegExp(
  String.raw`(?<!\p{L})(?:${eitherApostrophe(ofWishes.denials)})(?!\p{L})`,
  'iu',
);
const places: readonly (readonly [Where, RegExp])[] = [
  [
    'first',
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:at|in|from|for) the (?:very )?(?:start|beginning|opening|intro)|(?:start|begin|open)(?:ing|s)? (?:with|on)|to (?:start|begin|open)|(?:at |right |first )?first$|(?:${eitherApostrophe(ofWishes.firstPlaces)}))(?!\p{L})|शुरू में|في البداية|最初に`,
      'iu',
    ),
  ],
  [
    'last',
    new RegExp(
      String.raw`(?<!\p{L})(?:${ofWishes.lastPlaces})(?!\p{L})|अंत में|في النهاية|最後に`,
      'iu',
    ),
  ],
  ['between', new RegExp(String.raw`(?<!\p{L})(?:${ofWishes.middlePlaces})(?!\p{L})`, 'iu')],
];
const showingForeign = new RegExp(
  String.raw`(?<!\p{L})(?:${ofWishes.showingForeign}|laat \p{L}+ zien)(?!\p{L})|${ofWishes.showingUnspaced}`,
  'iu',
);

/** They are heard: "soft guitar in the background". */
const heard = new RegExp(`^(?:group of )?(?:${ofWishes.instruments})s?$`, 'iu');

const whereOf = (clause: string): Where =>
  places.find(([, pattern]) => pattern.test(clause))?.[0] ?? 'anywhere';

/** A phrase as it is drawn: in its number, with how it looks. */
function subjectOf({ noun, isPlural, adjectives, number }: Phrase): PlanSubject {
  const one = (isPlural ? singularPhrase(noun) : null) ?? noun;
  const look = adjectives.filter((word) => lookWords.has(word));
  return isPlural && number === null
    ? plain(['group of', ...look, noun].join(' '))
    : plain(one, 1, look.join(', '));
}

const led = new RegExp(String.raw`^(?:${ofWishes.ledDeterminers}|\d+)\s`, 'iu');

const opensWithPronoun = new RegExp(String.raw`^(?:${ofWishes.wishedPronouns})(?!\p{L})`, 'iu');

/** What a clause of an English wish wants to be seen, as far as the painter has it or the film speaks of it. */
function wishedIn(clause: string, { said, kindOf }: Film): Wished | null {
  const at = showing.exec(clause);
  if (at === null || denies.test(clause)) return null;
  const rest = clause.slice(at.index + at[0].length).replace(shownOf, '');
  if (opensWithPronoun.test(rest)) return null;
  // "Trains in between" trains nobody.
  const [first] = readLine(led.test(rest) ? rest : `some ${rest}`).phrases;
  if (first === undefined || first.at > 0 || /^\p{Lu}/u.test(first.noun)) return null;
  const head = first.noun.split(' ').at(-1)?.toLowerCase() ?? '';
  if (sceneHeads.has(head) && !first.isPlural)
    return { place: [...first.adjectives, first.noun].join(' ') };
  const isSaid = head.length > 3 && said.toLowerCase().includes(singularPhrase(head) ?? head);
  const isThing = /^(?:thing|animal)$/u.test(kindOf(first.noun) ?? '');
  return isDrawable(first.noun) || (isSaid && isThing) ? { thing: subjectOf(first) } : null;
}

const nameOf = (wished: Wished) => ('thing' in wished ? wished.thing.what : wished.place);
const planOf = (wished: Wished): PicturePlan =>
  'thing' in wished
    ? { ...emptyPlan, subjects: [wished.thing] }
    : { ...emptyPlan, place: withArticle(wished.place) };

const opensClause = new RegExp(
  String.raw`(?<=[.;!?\n])\s*|,\s+|\s+(?:and|but|then)\s+(?=(?:${ofWishes.clauseVerbs})\b)`,
  'iu',
);

/** The things and places that requests wish to see, each with where. */
function wishesOf(film: Film): readonly WishedSight[] {
  const isEnglish = /^en\b/iu.test(film.language);
  const clauses = film.requests.flatMap((request) =>
    request.slice(0, longestWish).split(opensClause),
  );
  const found = clauses.flatMap((clause): WishedSight[] => {
    if (isEnglish) {
      const wished = wishedIn(clause, film);
      return wished === null ? [] : [{ wished, where: whereOf(clause) }];
    }
    if (!showingForeign.test(clause)) return [];
    const context = { language: film.language, memory: newMemory(), kindOf: film.kindOf };
    const [thing] = foreignThings(clause, context);
    return thing === undefined ? [] : [{ wished: { thing }, where: whereOf(clause) }];
  });
  const bans = bansOf(forbiddingOf(film));
  return found
    .filter(({ wished }) => !heard.test(nameOf(wished)))
    .filter(({ wished }) => !isForbidden(planOf(wished), bans))
    .filter(
      ({ wished }, at) =>
        found.findIndex((other) => nameOf(other.wished) === nameOf(wished)) === at,
    )
    .slice(0, mostWishes);
}

const isType = ({ layout }: PicturePlan) => /^(?:words|title|end-card)$/u.test(layout);
const mostRead = 120;
const mostBeside = 2;
const mostBetween = 2;

/** A plan that shows a thing as well: instead of type alone, or beside what is seen. */
function withThing(plan: PicturePlan, thing: PlanSubject, isFirst: boolean): PicturePlan {
  const bare = thing.what.split(' ').at(-1) ?? '';
  if (plan.subjects.some(({ what }) => what.includes(singularPhrase(bare) ?? bare))) return plan;
  if (isType(plan))
    return {
      ...emptyPlan,
      subjects: [thing],
      place: plan.place,
      time: plan.time,
      weather: plan.weather,
      quote: plan.quote.length <= mostRead ? plan.quote : '',
    };
  const others = plan.subjects.slice(0, mostBeside);
  return { ...plan, subjects: isFirst ? [thing, ...others] : [...others, thing] };
}

/** A plan in a place that was wished for, where its line names no other. */
function inPlace(plan: PicturePlan, wished: string): PicturePlan {
  if (plan.place !== '') return plan;
  const place = withArticle(wished);
  return isType(plan)
    ? { ...emptyPlan, place, quote: plan.quote.length <= mostRead ? plan.quote : '' }
    : { ...plan, place };
}

/** In which scenes a thing is seen: where it is wished, else in one whose line names nothing, else beside what is seen. */
function scenesOf(where: Where, plans: readonly PicturePlan[], isOpen: Film['isOpen']): number[] {
  const open = plans.flatMap((_, at) => (isOpen(at) ? [at] : []));
  const type = open.filter((at) => plans[at]?.layout === 'words');
  if (where === 'first') return open.filter((at) => at === 0);
  if (where === 'last') return open.filter((at) => at === plans.length - 1);
  if (where === 'between') return type.filter((at) => at > 0).slice(0, mostBetween);
  return [type, open.filter((at) => plans[at]?.layout === 'scene'), open].flat().slice(0, 1);
}

/** Plans in which what a creator wishes to see is seen. */
export function withWishedThings(
  plans: readonly PicturePlan[],
  film: Film,
): readonly PicturePlan[] {
  return wishesOf(film).reduce<readonly PicturePlan[]>((shown, { wished, where }) => {
    const scenes = new Set(scenesOf(where, shown, film.isOpen));
    const shows = (plan: PicturePlan) =>
      'thing' in wished
        ? withThing(plan, wished.thing, where !== 'anywhere')
        : inPlace(plan, wished.place);
    return shown.map((plan, at) => (scenes.has(at) ? shows(plan) : plan));
  }, plans);
}
