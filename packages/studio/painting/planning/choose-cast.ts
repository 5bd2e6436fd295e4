import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import phrases from '../../data/noun-phrases.json' with { type: 'json' };
import { hasEmoji } from '../actors/emoji-file.ts';
import { takesColour } from '../actors/recolour.ts';
import { isPainted } from '../actors/art.ts';
import { isPart } from '../actors/footing-lists.ts';
import { stagingOf } from '../actors/staging.ts';
import { restsOnTable } from '../actors/stand.ts';
import { canStandBeside, sizeBesidePeople } from '../actors/true-size.ts';
import type { Actor, TemplateName } from '../drawing.ts';
import { emojiIn } from '../lexicon/emoji-index.ts';
import { findSubjects, personify, type Subject } from '../lexicon/subjects.ts';
import type { FigureAction } from '../../figures/figure.ts';
import type { Appearance } from '../casting/appearance.ts';
import { isForeign } from '../lexicon/is-foreign.ts';
import { isPlural, lemmasOf } from '../lexicon/lemma.ts';
import { looseWords } from '../lexicon/loose-words.ts';
import { manyInOne } from '../lexicon/many-in-one.ts';
import { isMeant } from '../lexicon/other-senses.ts';
import { linkWords } from '../lexicon/stop-words.ts';
import {
  isSureWord,
  namesOtherThing,
  sureSubject,
  sureSubjectsOf,
} from '../lexicon/sure-subjects.ts';
import { isOtherColour } from '../lexicon/fixed-colours.ts';
import { toldAs } from '../lexicon/told-as.ts';
import { filmText } from './film-text.ts';
import { isOnlyCompared } from './only-compared.ts';
import { figureLookOf, isPersonEmoji } from '../people/from-emoji.ts';
import { isWorn } from '../people/held.ts';
import { isBrought } from './own-things.ts';
import { doingOfAnimal, drawingFor } from './animal-doing.ts';
import type { Counts } from './counts.ts';
import type { ScenePeople } from './figures.ts';
import { oneOfEach, withoutHours } from './one-of-each.ts';
import type { SceneIdea } from './scene-idea.ts';

export interface Cast {
  heroes: Actor[];
  props: Actor[];
  /** The illustration of a person who leads, to be shown with a body. */
  lead: Actor | null;
  /** Where the lead is at home. */
  home: TemplateName | null;
  /** Where the description says it happens. */
  settings: readonly TemplateName[];
}

/** By what subjects become actors. */
interface Naming {
  readonly text: string;
  /** All that is told in the scene. */
  readonly told: string;
  readonly seed: number;
  readonly counts: Counts;
  readonly plan: PicturePlan;
  readonly dialogue: string;
  /** All that is told in the film. */
  readonly film: string;
}

/** As many as a drawing has. */
const mostHeroes = 2;
const mostProps = { standard: 2, premium: 3 } as const;

function toActor(subject: Subject, naming: Naming): Actor | null {
  const { text, told, seed, counts, plan } = naming;
  if (subject.emoji === null || counts.forbids(subject)) return null;
  const drawing = toldAs(personify(subject.emoji, text, seed), told, naming.film);
  if (drawing === null || isOtherColour(drawing, counts.colourOf(subject))) return null;
  const { word } = subject;
  const named = { drawing, word, subjects: counts.subjectsOf(subject) };
  const doing = doingOfAnimal(named, plan, naming);
  const emoji = drawingFor(drawing, doing);
  if (!isPainted(emoji) && !hasEmoji(emoji)) return null;
  const count = manyInOne.has(emoji) ? 1 : counts.of(subject);
  const accent = takesColour(emoji) ? counts.colourOf(subject) : null;
  return {
    emoji,
    cue: subject.word.slice(0, 80),
    ...(accent === null ? {} : { accent }),
    ...(count > 1 ? { count } : {}),
    ...(doing === null ? {} : { doing }),
  };
}

/** Words of many things, of which a picture shows one: only a plan that has read the whole film knows which is meant. */
const shapes: ReadonlySet<string> = new Set(phrases.shapes);

/**
 * Whether a narration speaks of a thing rather than of what somebody does: "the watch" is one, "watch the sky" is not.
 * Nouns follow a determiner, a number or a preposition, with at most one word between, or are plain plurals.
 */
function isNamedAsThing(word: string, dialogue: string): boolean {
  if (word === '') return true;
  if (/(?:ing|ed)$/.test(word) || !/^[\p{L}\p{N}'-]+$/u.test(word)) return false;
  const before =
    '(?:an?|the|this|that|these|those|its|his|her|my|your|our|their|every|each|some|no|one|two|three|four|five|ten|\\d+|of|with|by|from|under|over|without)';
  const found = new RegExp(
    `(?:^|[^\\p{L}])${before}\\s+(?:([\\p{L}\\p{N}'-]+)\\s+)?${word}(?![\\p{L}'])(?:\\s+([\\p{L}'-]+))?`,
    'iu',
  ).exec(dialogue.slice(0, 1_200).replaceAll('’', "'"));
  // "Digest its sugar well" is no well.
  if (word === 'well' && found?.[1] !== undefined) return false;
  // "A potato sack" names no potato; what a rocket needs, burns or bought is told of the rocket.
  const next = found?.[2]?.toLowerCase() ?? '';
  // "The four chicks fly" tells of no fly.
  if (isPlural(found?.[1] ?? '') && !isPlural(word)) return false;
  if (found !== null && isOnlyCompared(dialogue.slice(0, found.index + 1))) return false;
  if (namesOtherThing(`${found?.[1] ?? ''} ${word}`)) return false;
  return (
    found !== null &&
    (next === '' ||
      isPlural(word) ||
      linkWords.has(next) ||
      /(?:ed|s|ly)$|^(?:once|twice|today|now|here|there|away|back|home)$/u.test(next))
  );
}

/** Members of the locked cast who are no people: those with a place of their own are where it happens. */
function lockedActors({ cast }: SceneIdea): { leads: Actor[]; landmarks: Actor[] } {
  const toLocked = (isPlace: boolean) =>
    (cast?.members ?? []).flatMap(({ name, appearance }) => {
      const { actor, accent, place } = appearance;
      return actor === null || (place !== null) !== isPlace || isBody(appearance)
        ? []
        : [
            {
              emoji: actor,
              cue: name.toLowerCase().slice(0, 80),
              ...(accent === null ? {} : { accent }),
            },
          ];
    });
  return { leads: toLocked(false), landmarks: toLocked(true) };
}

const isBody = (appearance: Appearance) =>
  appearance.place === null && figureLookOf(appearance) !== null;
/** The illustration without skin and gender: a member is not shown a second time as one of its kind. */
const kindOf = (emoji: string) =>
  emoji
    .replace(/-(?:medium-light|medium-dark|light|medium|dark)$/, '')
    .replace(/^(?:man|woman|person)-/, '')
    .replace(/-face$/, '');

/** A scene with members of the cast: they lead, however the words describe them; other things stand around. */
function castAround(
  { leads, landmarks }: { leads: readonly Actor[]; landmarks: readonly Actor[] },
  others: readonly Actor[],
  most: number,
): Pick<Cast, 'heroes' | 'props'> {
  const heroes = leads.slice(0, mostHeroes);
  const shown = [...heroes, ...leads.slice(mostHeroes), ...landmarks];
  const taken = new Set(shown.map(({ emoji }) => kindOf(emoji)));
  const around = others.filter(({ emoji }) => !taken.has(kindOf(emoji)));
  // An animal that is told to do something is seen from the start, beside whoever leads.
  const beasts = distinctActors(around, new Set())
    .filter(({ doing }) => doing !== undefined)
    .slice(0, mostHeroes - heroes.length);
  const rest = distinctActors(around, new Set()).filter((actor) => !beasts.includes(actor));
  return {
    heroes: [...heroes, ...beasts],
    props: [...leads.slice(mostHeroes), ...landmarks, ...rest].slice(0, most),
  };
}

/** What figures bring along for what they do: it does not stand there a second time. */
const ownThings: Partial<Record<FigureAction, RegExp>> = {
  sit: /chair|couch|bench|seat|sofa|bus$|railway|train/,
  sleep: /bed|zzz|pillow/,
  present: /microphone|clapper|board|projector|blackboard/,
  cook: /pan(?:$|-with|-of)|pot-of|cooking|fork-and-knife|kitchen|drawn-(?:oven|hob)/,
  eat: /fork-and-knife|plate|chair/,
  carry: /fork-and-knife|package|shopping-bags|parcel|cardboard|open-box/,
  stand: /fork-and-knife/,
  write: /pencil|(?<!insulin-)pen$|memo|writing|notebook|crayon/,
  read: /book|newspaper|page|scroll/,
  type: /laptop|computer|keyboard/,
  phone: /phone|camera|telephone/,
  drive: /automobile|car$|taxi|truck|lorry|vehicle|bus$|wheel|tractor/,
  ride: /bicycle|bike|horse$|motor|scooter|skateboard/,
  sing: /microphone/,
  clean: /broom|soap|bucket|sponge/,
  paint: /palette|brush|framed/,
  cut: /knife|cutting/,
  pour: /teacup|hot-beverage|teapot|kettle|cup/,
  sip: /teacup|hot-beverage|teapot|cup|chair/,
  'wash-up': /plate|soap|sponge|cup|sink|bowl/,
  'load-washer': /washing|basket|sock|shirt|jeans/,
  iron: /shirt|dress|jeans/,
  knit: /yarn|thread|sock|scarf/,
  sew: /thread|needle|sewing|dress|shirt|jeans/,
  plant: /seedling|herb|potted|bulb/,
  'pull-up': /carrot|herb|seedling/,
  'water-plants': /potted|tulip|rose|flower|blossom|seedling|droplet/,
  mend: /wrench|screw|toolbox|hammer|nut-and/,
  plumb: /wrench|screw|potable|shower|droplet|toolbox|sink/,
  hammer: /hammer|wood|nut-and/,
  'tie-laces': /shoe|boot|sneaker/,
  photograph: /phone|camera/,
  pay: /credit|card|money|coin|pound|dollar/,
  'push-buggy': /carriage|baby|pram/,
  'push-trolley': /shopping|cart/,
  search: /flashlight|torch/,
  'play-piano': /keyboard|piano|musical/,
  'play-violin': /violin|fiddle/,
  bandage: /bandage/,
  build: /hammer|brick|wrench|screw|saw/,
  dig: /pick|shovel|spade/,
  talk: /speech|camera/,
  climb: /ladder/,
};

/** Things and animals of a picture: the description's subject leads, its other nouns and the narration's stand beside it. */
export function chooseCast(
  idea: SceneIdea,
  {
    seed,
    plan,
    counts,
    people,
  }: { seed: number; plan: PicturePlan; counts: Counts; people: ScenePeople | null },
): Cast {
  const locked = lockedActors(idea);
  const described = findSubjects(idea.description);
  // "6 Dove Row" names no dove.
  const spoken = findSubjects(isForeign(idea.dialogue) ? '' : idea.dialogue).filter(
    ({ word }) =>
      idea.dialogue.includes(word) &&
      isNamedAsThing(word, idea.dialogue) &&
      isMeant(word, idea.dialogue) &&
      !lemmasOf(word).some((lemma) => shapes.has(lemma)),
  );
  const sure = withoutHours(sureSubjectsOf(idea.description));
  const atWork = leadAtWork([...sure, ...withoutHours(described)]);
  // Beside people stands what their scene tells of; without them somebody or something must lead, and a figure that merely
  // stands there shows less than what it has to do with.
  const lead =
    people === null
      ? ((isAnybody(atWork) ? sure.find((subject) => !isAnybody(subject)) : null) ??
        atWork ??
        leadOf(spoken) ??
        leadOf(findSubjects(idea.topic)))
      : null;
  const told = `${idea.description} ${idea.dialogue}`;
  const naming = { told, seed, counts, plan, dialogue: idea.dialogue, film: filmText(idea) };
  const toActors = (subjects: readonly Subject[]) =>
    subjects.flatMap((subject) => toActor(subject, { ...naming, text: idea.description }) ?? []);
  const settings = described.flatMap((subject) =>
    subject.template !== null && isPlace(subject)
      ? [isInside(subject, idea.description) ? 'room' : subject.template]
      : [],
  );
  const most = mostProps[idea.richness];
  const held = new Set(people?.figures.map((figure) => figure.held));
  const drawn = (people?.figures ?? []).flatMap(({ action }) => ownThings[action] ?? []);
  const doings = plan.subjects.map(({ look, doing }) => `${look}. ${doing}`).join('. ');
  const beside = (subjects: readonly Subject[], isNamed = false) =>
    toActors(
      subjects.filter(
        (subject) =>
          mayStandBeside(subject) &&
          (isNamed || isSureWord(subject.word)) &&
          !isBrought(subject.word, people?.figures ?? []) &&
          !(people !== null && (subject.setting || isWorn(subject, doings))),
      ),
    ).filter(({ emoji }) => !held.has(emoji) && !drawn.some((thing) => thing.test(emoji)));
  if (locked.leads.length > 0 || people !== null) {
    const named = (people?.others ?? []).flatMap(({ what, count }) =>
      count === 0 ? [] : beside([sureSubject(what) ?? []].flat(), true).slice(0, 1),
    );
    const leads = [...locked.leads, ...distinctActors(named, new Set())];
    const cast = castAround(
      { ...locked, leads },
      beside(
        people === null
          ? [...sure, ...spoken]
          : described.filter((subject) => !liesOnTheFloor(subject)),
      ),
      most,
    );
    const [hero] = cast.heroes;
    const home = described.find(({ emoji }) => emoji === hero?.emoji)?.template ?? null;
    return { ...cast, lead: null, home, settings };
  }
  const heroes = lead === null ? locked.landmarks.slice(0, 1) : toActors([lead]);
  const others = beside(
    [...sure, ...spoken].filter((subject) => subject !== lead && subject.word !== lead?.word),
  );
  const props =
    lead === null
      ? []
      : distinctActors(
          [
            ...locked.landmarks,
            ...others.filter((other) => heroes.every((hero) => canStandBeside(other, hero))),
          ],
          new Set(heroes.map(({ emoji }) => emoji)),
        ).slice(0, most);
  const [first] = heroes;
  const isPerson = first !== undefined && isPersonEmoji(first.emoji);
  return {
    ...oneOfEach(isPerson ? [] : heroes, props),
    lead: isPerson ? first : null,
    // A cat is at home everywhere: beside a sofa it is where sofas are.
    home:
      lead?.template ??
      sure.find(({ emoji }) => props.some((prop) => prop.emoji === emoji))?.template ??
      null,
    settings,
  };
}

/** Whether who or what leads is what the description names: a member of the cast, or a noun that has a picture of its own. */
export function isSurelyShown(idea: SceneIdea, { heroes }: Pick<Cast, 'heroes'>): boolean {
  const { leads, landmarks } = lockedActors(idea);
  const known = sureSubjectsOf(idea.description);
  return (
    heroes.length > 0 &&
    (leads.length > 0 ||
      landmarks.length > 0 ||
      known.some((subject) => !isAnybody(subject)) ||
      (known.length > 0 && !heroes.some(({ emoji }) => anybody.has(emoji))) ||
      emojiIn(idea.description).length > 0)
  );
}

const anybody = new Set(['man-standing', 'woman-standing', 'person-standing']);
const isAnybody = (subject: Subject | null) => anybody.has(subject?.emoji ?? '');

/** "A man riding a bicycle": somebody without a trade is shown at what they do. */
function leadAtWork(subjects: readonly Subject[]): Subject | null {
  const lead = leadOf(subjects);
  if (lead?.emoji === null || lead?.emoji === undefined || !anybody.has(lead.emoji)) return lead;
  const doing = subjects.find(
    ({ emoji, word }) =>
      (emoji?.startsWith('*-') === true && !looseWords.has(word)) || emoji === 'bicycle',
  );
  if (doing === undefined) return lead;
  const who = lead.emoji.replace('-standing', '');
  return {
    ...doing,
    emoji: doing.emoji === 'bicycle' ? `${who}-biking` : (doing.emoji ?? '').replace('*', who),
  };
}

/** A word that is only a place cannot lead; a place with a picture leads when nothing else does. */
function leadOf(subjects: readonly Subject[]): Subject | null {
  return (
    subjects.find(({ emoji, setting }) => emoji !== null && !setting) ??
    subjects.find(({ emoji }) => emoji !== null) ??
    null
  );
}

/** The set shows these already: landscapes, crowds, sun, moon and weather. */
const scenery =
  /cityscape|globe|world-map|water-wave|snow-capped|mountain|sunrise|stadium|fog$|^sun$|moon|^cloud|star$|milky-way|snowflake|beach-with|evergreen-tree|deciduous-tree|drawn-(?:river-bend|oak|birch|fir|mountain)/;

function mayStandBeside({ emoji }: Subject): boolean {
  return (
    emoji !== null &&
    !scenery.test(emoji) &&
    !anybody.has(emoji) &&
    !emoji.includes('*') &&
    !isPersonEmoji(emoji) &&
    !isPart(emoji) &&
    !/busts?-in-silhouette|^(?:hand|flexed|raised|index|person|people)/.test(emoji)
  );
}

/** "At dusk" and "under the moon" say when, not where; what is held in a hand is no place: "along the plate edges". */
const isPlace = ({ emoji, setting }: Subject): boolean =>
  emoji === null || (setting && stagingOf(emoji) !== 'celestial' && !restsOnTable(emoji));

/** Who is in a house is not seen in the street before it. */
const isInside = ({ word, emoji, template }: Subject, text: string): boolean =>
  template === 'street' &&
  emoji !== null &&
  stagingOf(emoji) === 'building' &&
  new RegExp(
    String.raw`\b(?:in|inside|into) (?:(?:an?|the|my|his|her|their|our) )?(?:\p{L}+ )?${word}\b`,
    'iu',
  ).test(text);

/** What is held in a hand or stands on a table does not lie at people's feet. */
const liesOnTheFloor = ({ emoji }: Subject): boolean =>
  emoji !== null && /^(?:food|object)$/u.test(stagingOf(emoji)) && sizeBesidePeople(emoji) < 0.3;

function distinctActors(actors: readonly Actor[], taken: ReadonlySet<string>): Actor[] {
  const seen = new Set(taken);
  return actors.filter(({ emoji }) => {
    if (seen.has(emoji)) return false;
    seen.add(emoji);
    return true;
  });
}
