import { hitsOf, type Hit, type Token } from '../languages/find-words.ts';
import { lexiconOf, type Lexicon } from '../languages/lexicons.ts';
import {
  grounds,
  handThing,
  isEdible,
  isLiquid,
  shownAs,
  vessels,
  type HandAct,
} from './hand-acts.ts';
import { verbsOf, type Verb, type Verbs } from './foreign-verbs.ts';
import { named, type HandThing } from './thing-names.ts';
import type { HandsMemory, ToldAct } from './told-act.ts';

/* What a line of another language than English tells hands to do: a verb that surely means an act, and a thing it is done to. */

interface Clause {
  readonly from: number;
  readonly to: number;
}

const ands = /^(?:und|en|ve)$/u;

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
function clausesOf(tokens: readonly Token[], verbs: Verbs): readonly Clause[] {
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

interface Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly hits: readonly Hit[];
  readonly lexicon: Lexicon;
  readonly verbs: Verbs;
  readonly memory: HandsMemory;
}

const thingOf = ({ english, isPlural, count }: Hit): HandThing | null => {
  const found = handThing(english);
  return found === null ? null : { ...found, isPlural: isPlural || (count ?? 1) > 1, look: '' };
};

/** Endings by which a Turkish word says with what, where and whereto. */
const turkish = {
  with: /(?:yla|yle|la|le)$/u,
  where: /(?:da|de|ta|te|dan|den|tan|ten|nda|nde)$/u,
  to: /(?:ya|ye|na|ne|[bcçdfgğhjklmnprsştvyz][ae])$/u,
};

type Role = 'object' | 'tool' | 'place' | 'other';

const before = ({ tokens }: Line, hit: Hit, from: number): readonly string[] =>
  tokens.slice(Math.max(from, hit.from - 3), hit.from).map(({ form }) => form);

/** What a thing is to the verb of its clause. */
function roleOf(hit: Hit, clause: Clause, line: Line): Role {
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
const prepositions =
  /^(?:à|au|aux|du|d|sur|sous|dans|par|pour|sans|del|della|dell|dello|dei|degli|delle|di|da|dal|dalla|su|per|senza|em|do|na|no|nas|nos|ao|sem|sobre|bajo|por|para|sin|an|auf|von|vom|aus|bei|beim|über|unter|ohne|für|um|nach|seit|aan|op|uit|bij|over|onder|zonder|voor|van|po|przed|bez|dla|od|pod|nad|przez|do|na|w|z|u)$/u;
const places =
  /^(?:dans|sur|en|à|au|nel|nella|nello|in|su|sul|sulla|em|na|no|ins|im|auf|aufs|over|op|do|na|w|dentro|over)$/u;

/** Whether a Turkish word stands without an ending. */
const isStem = (form: string, { file, language }: Lexicon): boolean => {
  if (language !== 'tr') return false;
  const written = Object.values(file.things).flatMap((list) => list.split(' '));
  return written.includes(form);
};

/** A verb that is told in a clause, and where; null where none is. */
function verbIn({ from, to }: Clause, line: Line): { verbs: readonly Verb[]; at: number } | null {
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
const denials =
  /^(?:sans|sin|senza|sem|zonder|ohne|bez|niemals|jamais|nunca|nooit|nigdy|asla|non|évitez|evite|evita|keinesfalls|warum|wenn|quand|cuando|quando|gdy|jeśli|avant|antes|bevor|voordat|lorsque|pourquoi|donde|où|wo|dass|że|który|która)$/u;

const inKitchens: ReadonlyMap<string, string> = new Map([
  ['kneading', 'dough'],
  ['stirring', 'saucepan'],
  ['whisking', 'batter'],
]);
const reach = 1;
/** They may name nothing: what is meant was worked on before. */
const mayBeAlone =
  /^(?:scrubbing|rubbing|wiping|cutting|chopping|slicing|peeling|mashing|grating|folding|ironing|rinsing|washing|squeezing|drying|kneading|stirring|whisking|polishing|sanding)$/u;

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
const adverbs =
  /^(?:bien|bem|bene|goed|dobrze|gut|doucement|lentement|despacio|piano|devagar|voorzichtig|langsam|grob|fein|glatt|steif|schaumig|régulièrement|delikatnie|drobno|dokładnie|finement|drüber|sofort|goed|fijn|grof|weg|mucho|muito|molto|constantemente|continuamente|tout|encore)$/u;

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

/** Into what something is poured is known only where somebody cooks. */
const poured = /^(?:pouring|adding|drizzling|sprinkling)$/u;
const withPlace = /^(?:pouring|adding|cracking|putting|placing|dipping|squeezing|grating)$/u;

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
    const gerund = act.gerund === 'adding' && isLiquid(thing.noun) ? 'pouring' : act.gerund;
    return {
      doing: [gerund, shownAs(thing), place].filter((part) => part !== '').join(' '),
      holding: tool == null ? '' : named({ ...tool, isPlural: false }),
      thing,
      isCooking: isEdible(thing.noun) || inKitchens.has(act.gerund),
      isTold: true,
      at: tokens[clause.from]?.at ?? 0,
    };
  }
  return null;
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
  const { tokens, hits } = hitsOf(text, lexicon, names);
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
