import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import type { FilmMemory } from '../film-memory.ts';
import { doingTo, handing, toPeople } from './done-to.ts';
import type { Hit } from './find-words.ts';
import { isLed, isOblique, type Reading } from './foreign-reading.ts';

/* What a verb of another language is done to: what its clause names, or whom a pronoun of it means. */

type Told = { doing: string; object: Hit | null } | null;

/** So many words behind a verb stands what it is done to. */
const objectReach = 5;

/** What is done, with the thing behind it, or, where verbs stand last, before it; null where nobody is shown at that. */
export function toldDoing(doing: Hit, reading: Reading, actors: readonly Hit[]): Told {
  const { tokens, hits, lexicon } = reading;
  const isLast = lexicon.file.verbLast === true;
  const mayBeLast = isLast || lexicon.file.doerBehind === 'turned';
  const own = hits.filter(
    (hit) =>
      hit.clause === doing.clause &&
      !actors.includes(hit) &&
      (hit.kind === 'thing' || hit.kind === 'person'),
  );
  const behind = own.filter(
    (hit) => !isLast && hit.from >= doing.to && hit.from - doing.to <= objectReach,
  );
  // "Hat einen Kuchen gebacken": before a verb at the end stands what it is done to, and not what leads to it.
  const before = own.filter(
    (hit) => mayBeLast && hit.to <= doing.from && (isLast || !isLed(hit, reading)),
  );
  const near = behind.length > 0 ? behind : isLast ? before : before.toReversed();
  // "Köpeğe süt verdim": what is given, and not to whom.
  const isGiven = (hit: Hit) =>
    hit.kind === 'thing' && !isLed(hit, reading) && !isOblique(hit, reading);
  // "Legge una storia al bambino": to whom it is read says more than what.
  const object =
    (toPeople.has(doing.english) ? near.find(({ kind }) => kind === 'person') : undefined) ??
    (handing.has(doing.english) ? near.find(isGiven) : undefined) ??
    near.find(({ kind }) => kind === 'thing') ??
    near[0];
  const told: Told = doingTo<Hit>(doing.english, object ?? null);
  if (told !== null || isLast || object === undefined) return told;
  // "Mamie tricote près de la fenêtre": the window is only where she knits.
  const { words } = lexicon;
  const isWhere = tokens
    .slice(doing.to, object.from)
    .some(({ form }) => words.at.has(form) || words.near.has(form));
  return isWhere ? doingTo<Hit>(doing.english, null) : null;
}

type Meant = 'he' | 'she' | 'it' | 'they';

/** Whoever could be meant, the last named first. */
const heardLately = (memory: FilmMemory, keys: readonly Meant[]): readonly PlanSubject[] =>
  keys
    .filter((key) => memory.line - (memory.heard.get(key) ?? -9) <= 1)
    .toSorted((one, other) => (memory.heard.get(other) ?? 0) - (memory.heard.get(one) ?? 0))
    .flatMap((key) => memory.last[key] ?? []);

const bare = ({ what }: PlanSubject) => what.replace(/^(?:fe)?male /u, '');

/** The pronoun by which the clause of a verb says whom something is done to. */
export function objectPronoun(at: number, { tokens, lexicon }: Reading): string | undefined {
  const { words, file } = lexicon;
  const clause = tokens[at]?.clause;
  // "La abrazó", "streichelte sie": elsewhere it is an article, or does something itself.
  const isAtVerb = (index: number) =>
    file.doerBehind === 'turned' ? index === at + 1 : index < at && at - index <= 2;
  return tokens.find(
    (token, index) =>
      token.clause === clause &&
      (words.them.has(token.form) || (words.themBefore.has(token.form) && isAtVerb(index))),
  )?.form;
}

/** Whom "ihm", "lui" or "la" means in the clause of a verb: who was named in the sentence before; null where nobody is meant. */
export function pronounObject(
  at: number,
  doers: readonly PlanSubject[],
  reading: Reading,
): PlanSubject | null {
  const { words } = reading.lexicon;
  const form = objectPronoun(at, reading);
  if (form === undefined) return null;
  const keys: readonly Meant[] = words.her.has(form)
    ? ['she', 'it']
    : words.him.has(form)
      ? ['he', 'it']
      : ['he', 'she', 'it', 'they'];
  const others = heardLately(reading.context.memory, keys);
  return others.find((one) => doers.every((doer) => bare(doer) !== bare(one))) ?? null;
}
