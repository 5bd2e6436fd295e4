import type {
  PicturePlan,
  PictureShot,
  PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { feelings, lookWords } from '@scenewright/contract/rules/prose/words.ts';
import { isDrawable } from './drawable.ts';
import { isEnglishFilm, type FilmInput } from './plan-context.ts';
import { femalePeople, malePeople } from './plan-words.ts';
import { ofWishes } from './wished-words.ts';
import comparedWords from '../data/compared-words.json' with { type: 'json' };

/* What a creator wishes of somebody's look: "make the plumber look smug", "photo of her in the yellow hat". */

const colours: ReadonlySet<string> = new Set(comparedWords.colours);

interface WishedLook {
  /** The noun or pronoun of whom it is wished, in lower case. */
  readonly who: string;
  readonly feeling: string;
  readonly look: string;
}

const article = String.raw`(?:(?:${ofWishes.articles}) )?`;
const much = String.raw`(?:(?:${ofWishes.degrees}) )*`;
const asFeeling = new RegExp(
  String.raw`\b(?:${ofWishes.makeVerbs}) ${article}((?:\p{L}+ )?\p{L}+?) (?:look(?:s|ing)?|be|as|being) ${much}(\p{L}+)`,
  'iu',
);
const asWorn = new RegExp(
  String.raw`\b(?:${ofWishes.pictureVerbs})(?: of)? ${article}((?:\p{L}+ )?\p{L}+?) (?:in|wearing|with) (?:${ofWishes.wornDeterminers}) ((?:\p{L}+ )?\p{L}+)`,
  'iu',
);

/** "Make the van yellow", "paint her door in green". */
const asColour = new RegExp(
  String.raw`\b(?:${ofWishes.makeVerbs}|${ofWishes.paintVerbs}) (?:${ofWishes.wornDeterminers}|my|our|your) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+?) (?:(?:look|be|in|all) )?${much}(\p{L}+)(?! \p{L}+ing\b)`,
  'iu',
);
/** "The van should be yellow", "his bike is red". */
const asBeing = new RegExp(
  String.raw`\b(?:${ofWishes.wornDeterminers}|my|our|your) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+?) (?:${ofWishes.beingSo}) ${much}(\p{L}+)(?=$|[.,;!?)]| (?:${ofWishes.behindColours})\b)`,
  'iu',
);

/** The colours that a request says things have. */
const coloursOf = (text: string): readonly WishedLook[] =>
  [asColour, asBeing].flatMap((pattern) => {
    const [, who = '', colour = ''] = pattern.exec(text) ?? [];
    return colours.has(colour.toLowerCase())
      ? [{ who: who.toLowerCase(), feeling: '', look: colour.toLowerCase() }]
      : [];
  });

/** The looks that requests surely wish. */
function looksOf(requests: readonly string[]): readonly WishedLook[] {
  return requests.flatMap((request) => {
    const text = request.slice(0, 600);
    const [, whose = '', felt = ''] = asFeeling.exec(text) ?? [];
    const word = felt.toLowerCase();
    const [, who = '', worn = ''] = asWorn.exec(text) ?? [];
    const colour = worn.toLowerCase().split(' ').at(0) ?? '';
    return [
      ...coloursOf(text),
      ...(feelings.has(word) ? [{ who: whose.toLowerCase(), feeling: word, look: '' }] : []),
      ...(worn.includes(' ') && lookWords.has(colour)
        ? [{ who: who.toLowerCase(), feeling: '', look: `in a ${worn.toLowerCase()}` }]
        : []),
    ];
  });
}

const pronouns: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['her', femalePeople],
  ['she', femalePeople],
  ['him', malePeople],
  ['he', malePeople],
]);

function isOf({ who }: WishedLook, { what, count }: PlanSubject): boolean {
  const words = what.toLowerCase().split(' ');
  const kind = pronouns.get(who);
  if (count !== 1) return false;
  if (kind !== undefined) return words.some((word) => kind.has(word)) || what === 'person';
  return words.at(-1) === who.split(' ').at(-1);
}

/** A picture in which whoever a look is wished of has it. */
function withLooks<Shot extends PictureShot>(shot: Shot, wishes: readonly WishedLook[]): Shot {
  // "Her" is one of several people only where one is seen.
  const isAlone = shot.subjects.filter(({ what }) => !isDrawable(what)).length === 1;
  return {
    ...shot,
    subjects: shot.subjects.map((subject) => {
      const own = wishes.filter(
        (wish) => isOf(wish, subject) && (isAlone || !pronouns.has(wish.who)),
      );
      const feeling = own.find((wish) => wish.feeling !== '')?.feeling ?? '';
      const look = own.find((wish) => wish.look !== '')?.look ?? '';
      return { ...subject, feeling: subject.feeling || feeling, look: subject.look || look };
    }),
  };
}

/** Plans in which whoever a look is wished of has it, in each of their pictures. */
export function withWishedLooks(
  plans: readonly PicturePlan[],
  film: FilmInput,
): readonly PicturePlan[] {
  const wishes = isEnglishFilm(film) ? looksOf(film.requests) : [];
  if (wishes.length === 0) return plans;
  return plans.map(({ later, ...opening }) => ({
    ...withLooks(opening, wishes),
    ...(later === undefined
      ? {}
      : { later: later.map((each) => ({ ...each, shows: withLooks(each.shows, wishes) })) }),
  }));
}

/** "They are at a market stall.", "Set in a kitchen": where all of it is. */
const setAt = new RegExp(
  String.raw`^(?:(?:they|we|both|the (?:two|speakers|characters|people))(?: (?:${ofWishes.setVerbs})|['’]re)(?: all| both)?|(?:it|the scene|everything)(?: is|['’]s)(?: all)?(?: set)?|(?:all )?set) (?:at|in|on|inside) ((?:an?|the) [\p{Ll}][\p{Ll} -]{2,40}?)[.!]*$`,
  'iu',
);

/** Plans whose scenes are where the creator says that all of them are, unless they are somewhere else. */
export function withWishedPlace(
  plans: readonly PicturePlan[],
  requests: readonly string[],
): readonly PicturePlan[] {
  const [place] = requests.flatMap((request) => setAt.exec(request.slice(0, 120))?.[1] ?? []);
  if (place === undefined) return plans;
  const set = <Shot extends PictureShot>(shot: Shot): Shot =>
    shot.layout === 'scene' && shot.place === '' ? { ...shot, place: place.toLowerCase() } : shot;
  return plans.map(({ later, ...opening }) => ({
    ...set(opening),
    ...(later === undefined
      ? {}
      : { later: later.map((each) => ({ ...each, shows: set(each.shows) })) }),
  }));
}
