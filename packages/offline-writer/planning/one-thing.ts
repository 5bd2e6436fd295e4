import type { PicturePlan, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import type { GenreId } from '../genres/genre.ts';
import { kindsOf } from '../knowledge/dictionary/relations.ts';
import { openWordNet } from '../knowledge/dictionary/word-net.ts';
import { drawableHead } from './drawable.ts';
import { people } from './plan-words.ts';
import mentionWords from '../data/mention-words.json' with { type: 'json' };
import { ofMentions } from './mention-words.ts';

/*
 * A film of one thing names it once and speaks of it in other words afterwards: "the plant" of a film about a cactus is the
 * cactus, and where a how-to goes on with its pot, the cactus is what is potted.
 */

/** Kinds so wide that they say nothing of what is meant. */
const tooWide: ReadonlySet<string> = new Set(mentionWords.tooWide);
const mostKnown = 5_000;
const known = new Map<string, ReadonlySet<string>>();

/** What a noun's usual meaning is a kind of, by WordNet: a cactus is a plant, an organism … */
function widerNamesOf(noun: string): ReadonlySet<string> {
  const before = known.get(noun);
  if (before !== undefined) return before;
  const wordNet = openWordNet();
  const [sense] = wordNet.sensesOf(noun);
  const kinds = sense === undefined ? [] : kindsOf(wordNet, sense);
  const names = new Set(kinds.filter((kind) => !tooWide.has(kind)));
  if (known.size < mostKnown) known.set(noun, names);
  return names;
}

const headOf = (what: string): string => {
  const head = drawableHead(what).split(' ').at(-1)?.toLowerCase() ?? '';
  return singularPhrase(head) ?? head;
};

/** Whether a line says "the plant", "this animal": one that was spoken of before. */
const isSpokenOfAgain = (noun: string, line: string): boolean =>
  new RegExp(
    String.raw`\b(?:${ofMentions.againDeterminers}) ${noun.replaceAll(/[^\p{L}]+/gu, '.')}\b`,
    'iu',
  ).test(line);

/** In these a thing that the title names is what every part of the film is done to, or said of. */
const ofOneThing: ReadonlySet<GenreId> = new Set(['how-to', 'pitch']);

interface Film {
  readonly title: string;
  readonly genre: GenreId;
  /** What is said in a scene. */
  readonly said: (at: number) => string;
  /** Whether somebody has said what is seen in a scene. */
  readonly isNoted: (at: number) => boolean;
  readonly finish: (plan: PicturePlan) => PicturePlan | null;
}

/** Whether a title names a thing, in whatever number. */
const isTitled = (noun: string, title: string): boolean =>
  (title.toLowerCase().match(/\p{L}+/gu) ?? []).some(
    (word) => (singularPhrase(word) ?? word) === noun,
  );

/** Plans in which a film's one thing, which a painter has, is called by its name and is not lost on the way. */
export function asOneThing(
  plans: readonly PicturePlan[],
  thing: PlanSubject | undefined,
  { title, genre, said, isNoted, finish }: Film,
): readonly PicturePlan[] {
  if (thing === undefined) return plans;
  const noun = headOf(thing.what);
  if (people.has(noun)) return plans;
  const kinds = widerNamesOf(noun);
  const isTheThing = ({ what, count }: PlanSubject, line: string) =>
    count === 1 &&
    !/ /u.test(what) &&
    what.toLowerCase() !== noun &&
    kinds.has(what.toLowerCase()) &&
    isSpokenOfAgain(what.toLowerCase(), line);
  const inDoing = (doing: string) =>
    doing.replaceAll(/(?<!\p{L})the (\p{Ll}+)(?!\p{L}| \p{Ll}+ing)/gu, (found, word: string) =>
      word !== noun && kinds.has(word) ? `the ${noun}` : found,
    );
  const called = plans.map((plan, at): PicturePlan => {
    if (plan.layout !== 'scene' || isNoted(at)) return plan;
    const subjects = plan.subjects.map((subject) => {
      if (isTheThing(subject, said(at))) return { ...subject, what: noun };
      const doing = inDoing(subject.doing);
      return doing === subject.doing ? subject : { ...subject, doing };
    });
    const isSame = subjects.every((subject, place) => subject === plan.subjects[place]);
    return isSame ? plan : (finish({ ...plan, subjects }) ?? plan);
  });
  if (!ofOneThing.has(genre) || !isTitled(noun, title)) return called;
  return called.map((plan, at): PicturePlan => {
    const isShown = plan.subjects.some(
      ({ what, doing, holding }) =>
        headOf(what) === noun || isTitled(noun, doing) || isTitled(noun, holding),
    );
    const isOpen =
      plan.layout === 'scene' &&
      plan.quote.length <= longestBadge &&
      plan.subjects.length < mostBeside;
    if (isShown || !isOpen || isNoted(at) || plan.subjects.length === 0) return plan;
    const subjects = [...plan.subjects, { ...thing, doing: '', holding: '', feeling: '' }];
    return finish({ ...plan, subjects }) ?? plan;
  });
}

/** "Step 2" is read beside anything. */
const longestBadge = 12;
/** Of more things than these none is looked at. */
const mostBeside = 2;
