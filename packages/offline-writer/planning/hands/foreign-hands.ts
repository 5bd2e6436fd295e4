import { hitsOf, type FoundWords, type Hit, type Token } from '../languages/find-words.ts';
import { lexiconOf } from '../languages/lexicons.ts';
import type { HandAct } from './hand-acts.ts';
import { grounds, isEdible, isLiquid, shownAs, vessels, spooned } from './hand-nouns.ts';
import { verbsOf, type Verbs } from './foreign-verbs.ts';
import { named, type HandThing } from './thing-names.ts';
import type { HandsMemory, ToldAct } from './told-act.ts';
import {
  type Clause,
  type Line,
  ands,
  clausesOf,
  thingOf,
  roleOf,
  verbIn,
  prepositions,
} from './foreign-clauses.ts';
import handPhrases from '../../data/hand-phrases.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const handPhrasesSaid = alternativesIn(handPhrases);

/* What a line of another language than English tells hands to do: a verb that surely means an act, and a thing it is done to. */

const inKitchens: ReadonlyMap<string, string> = new Map([
  ['kneading', 'dough'],
  ['stirring', 'saucepan'],
  ['whisking', 'batter'],
  ['mixing', 'ingredients'],
]);
const reach = 1;
/** They may name nothing: what is meant was worked on before. */
const mayBeAlone = new RegExp(`^(?:${handPhrasesSaid.mayBeAlone})$`, 'u');

/** What an act that names nothing is done to. */
function unnamed(
  act: HandAct,
  at: number,
  { from, to }: Clause,
  line: Line,
  isFood: boolean,
): HandThing | null {
  const { tokens, lexicon, memory, verbs } = line;
  if (!mayBeAlone.test(act.gerund)) return null;
  const others = tokens.slice(from, to).filter((_, index) => index + from !== at);
  const isNoun = ({ text, isFirst }: Token) =>
    lexicon.file.capitals === true && /^\p{Lu}/u.test(text) && !isFirst;
  const isOpen = others.some(
    (token) =>
      isNoun(token) || lexicon.words.articles.has(token.form) || /^\p{N}/u.test(token.form),
  );
  const led = tokens[at + 1];
  const isBehind =
    led !== undefined &&
    at + 1 < to &&
    !lexicon.words.at.has(led.form) &&
    !verbs.leads.has(led.form) &&
    !prepositions.test(led.form) &&
    !adverbs.test(led.form);
  if (isOpen || isBehind || others.length > 4) return null;
  const worked = memory.things.findLast(
    ({ thing, line: said, isWorked }) =>
      isWorked && thing !== null && memory.line - said <= reach && act.things.has(thing.noun),
  );
  if (worked?.thing != null) return worked.thing;
  const usual = isFood ? inKitchens.get(act.gerund) : undefined;
  if (usual !== undefined) return { noun: usual, isPlural: false, look: '' };
  const { topic } = memory;
  return topic !== null && act.things.has(topic.noun) ? topic : null;
}
const adverbs = new RegExp(`^(?:${handPhrasesSaid.foreignAdverbs})$`, 'u');

/** Where to: "into a bowl"; null where it is somewhere that is not shown, empty where nothing says so. */
function placeIn(hits: readonly Hit[]): string {
  for (const hit of hits) {
    const thing = thingOf(hit);
    if (thing === null) continue;
    const one = named({ ...thing, isPlural: false });
    if (vessels.has(thing.noun)) return `into ${one}`;
    if (grounds.has(thing.noun)) return `on ${one}`;
  }
  return '';
}

/** Spoons as measures. */
const spoons = new RegExp(`^(?:${handPhrasesSaid.foreignSpoons})$`, 'u');

/** Into what something is poured is known only where somebody cooks. */
const poured = /^(?:pouring|adding|drizzling|sprinkling)$/u;
const withPlace = new RegExp(`^(?:${handPhrasesSaid.foreignWithPlace})$`, 'u');

function actIn(clause: Clause, line: Line, isFood: boolean): ToldAct | null {
  const told = verbIn(clause, line);
  if (told === null) return null;
  const { tokens, hits, verbs, lexicon } = line;
  const own = hits.filter(
    ({ from, to, kind }) => kind === 'thing' && from >= clause.from && to <= clause.to,
  );
  const isLast = verbs.isLast && told.at === clause.to - 1;
  const roles = own.map((hit) => ({ hit, role: roleOf(hit, clause, line) }));
  const objects = roles.filter(
    ({ hit, role }) =>
      role === 'object' &&
      (isLast ? hit.to <= told.at : hit.from > told.at || lexicon.language === 'pl'),
  );
  const isRow = isLast && tokens.slice(clause.from, told.at).some(({ form }) => ands.test(form));
  const nearest = isLast && !isRow ? objects.at(-1) : objects[0];
  const isNear = nearest !== undefined && (isLast || nearest.hit.from - told.at <= 4);
  for (const { act } of told.verbs) {
    const thing = isNear
      ? thingOf(nearest.hit)
      : own.length === 0
        ? unnamed(act, told.at, clause, line, isFood)
        : null;
    if (thing === null || !act.things.has(thing.noun)) continue;
    const place = withPlace.test(act.gerund)
      ? placeIn(roles.filter(({ role }) => role === 'place').map(({ hit }) => hit))
      : '';
    if (act.needsPlace && place === '') continue;
    if (!isFood && place === '' && poured.test(act.gerund)) continue;
    const tools = roles.filter(({ role }) => role === 'tool').map(({ hit }) => thingOf(hit));
    const called = verbs.toolsIn(tokens.slice(clause.from, clause.to));
    const tool =
      tools.find((each) => each !== null && act.tools.has(each.noun)) ??
      called.find(({ noun }) => act.tools.has(noun));
    // With another tool it looks otherwise.
    if (tool === undefined && tools.some((each) => each === null || !isEdible(each.noun))) continue;
    const isSpooned =
      act.gerund === 'adding' &&
      spooned.has(thing.noun) &&
      tokens.slice(clause.from, clause.to).some(({ form }) => spoons.test(form));
    const gerund = act.gerund === 'adding' && isLiquid(thing.noun) ? 'pouring' : act.gerund;
    return {
      doing: [gerund, shownAs(thing), place].filter((part) => part !== '').join(' '),
      holding: isSpooned ? 'a spoon' : tool == null ? '' : named({ ...tool, isPlural: false }),
      thing,
      isCooking: isEdible(thing.noun) || inKitchens.has(act.gerund),
      isTold: true,
      at: tokens[clause.from]?.at ?? 0,
    };
  }
  return null;
}

const plainHit = { isPlural: false, isBound: false, gender: null, count: null, look: '' };

/** The things of a line, also those that are only sure where hands work: water, a lid, wood. */
function withHandled({ tokens, hits }: FoundWords, verbs: Verbs): readonly Hit[] {
  const own = tokens.flatMap(({ form, clause }, at): readonly Hit[] => {
    const english = verbs.thingOf(form);
    return english === null
      ? []
      : [{ ...plainHit, kind: 'thing', english, from: at, to: at + 1, clause }];
  });
  // "Salt water" is not water: what a lexicon knows by several words stays.
  const isKept = (hit: Hit) =>
    hits.every(
      ({ english, from, to }) =>
        to <= hit.from || from >= hit.to || (to - from === 1 && !vessels.has(english)),
    );
  const kept = own.filter(isKept);
  return [...hits.filter(({ from }) => !kept.some((hit) => hit.from === from)), ...kept].toSorted(
    (one, other) => one.from - other.from,
  );
}

/** Reads what a line of another language tells hands to do, and remembers what it speaks of; nothing of one that is not known. */
export function readForeignHands(
  text: string,
  language: string,
  memory: HandsMemory,
  names: ReadonlySet<string>,
  isFood: boolean,
): readonly ToldAct[] {
  memory.line += 1;
  const verbs = verbsOf(language);
  const lexicon = lexiconOf(language);
  if (verbs === null || lexicon === null) return [];
  const found = hitsOf(text, lexicon, names);
  const { tokens } = found;
  const hits = withHandled(found, verbs);
  const line: Line = { text, tokens, hits, lexicon, verbs, memory };
  const acts: ToldAct[] = [];
  for (const clause of clausesOf(tokens, verbs)) {
    const act = actIn(clause, line, isFood);
    if (act !== null) acts.push(act);
    const first = hits.find(
      ({ from, to, kind }) => kind === 'thing' && from >= clause.from && to <= clause.to,
    );
    const about = act?.thing ?? (first === undefined ? null : thingOf(first));
    if (about === null) continue;
    if (memory.line <= 2) memory.topic ??= about;
    memory.things.push({ thing: about, line: memory.line, isWorked: act !== null });
  }
  return acts;
}
