import { canRecolour } from '../actors/recolour.ts';
import { stagingOf, type Staging } from '../actors/staging.ts';
import { findSubjects, type Subject } from '../lexicon/subjects.ts';
import { dress } from '../people/dress.ts';
import { readLook } from '../people/look-of.ts';
import { anybody, findRole, type Role } from '../people/role-of.ts';
import { createRandom, hashText, pickFrom } from '../random.ts';
import { planDrawing } from '../plan-drawing.ts';
import { isDrawn, type Appearance, type CastKind } from './appearance.ts';
import {
  accentIn,
  ageIn,
  genderIn,
  genderOfName,
  hairIn,
  toneIn,
  tones,
  type Gender,
} from './look-words.ts';

export interface MemberLook {
  readonly name: string;
  readonly kind: CastKind;
  /** In the creator's words. */
  readonly look: string;
  /** What the words leave open follows from it. */
  readonly seed: string;
}

const people: ReadonlySet<Staging> = new Set(['bust', 'figure']);
const creatures: ReadonlySet<Staging> = new Set(['head', 'walker', 'flyer', 'swimmer']);
const landmarks: ReadonlySet<Staging> = new Set(['building', 'plant', 'boat']);

const anyAnimal = ['fox', 'cat', 'dog', 'rabbit-face', 'owl', 'bear', 'panda', 'koala'] as const;
const anyThing = ['gem-stone', 'crystal-ball', 'compass', 'key', 'lantern', 'teddy-bear'] as const;
const anyHair = {
  woman: ['woman', 'woman-curly-hair', 'woman-red-hair', 'woman-blonde-hair'],
  man: ['man', 'man-curly-hair', 'man-red-hair', 'man-beard'],
} as const;
/** Shown by their tool or their sign elsewhere: as somebody with a face they need another picture. */
const withFace: ReadonlyMap<string, string> = new Map(
  Object.entries({
    knight: '#-guard',
    samurai: '#-guard',
    warrior: '#-guard',
    king: 'person-with-crown',
    pirate: '#-detective',
    explorer: '#-detective',
    adventurer: '#-detective',
    photographer: '#-artist',
    journalist: '#-office-worker',
    reporter: '#-office-worker',
    writer: '#-teacher',
    author: '#-teacher',
    inventor: '#-scientist',
    sailor: '#-pilot',
    captain: '#-pilot',
    hunter: '#-farmer',
    musician: '#-singer',
    guitarist: '#-singer',
    coach: '#-teacher',
    athlete: '#-running',
    champion: '#-running',
    driver: '#-factory-worker',
    gladiator: '#-guard',
    viking: 'man-beard',
    philosopher: '#-teacher',
  }),
);

function subjectsOf({ look, kind }: MemberLook): string[] {
  return findSubjects(look).flatMap(({ emoji, setting }: Subject) =>
    emoji === null || (setting && kind !== 'place') ? [] : [emoji],
  );
}

function tradeIn({ look }: MemberLook, subjects: readonly string[], gender: Gender): string | null {
  const known = (look.toLowerCase().match(/\p{L}+/gu) ?? [])
    .map((word) => withFace.get(word)?.replace('#', gender))
    .find((actor) => actor !== undefined);
  const named = subjects
    .map((emoji) => emoji.replace('*', gender))
    .find(
      (emoji) =>
        people.has(stagingOf(emoji)) &&
        !/^(?:man|woman|person)(?:-standing)?$|^(?:boy|girl|child|baby|old-man|old-woman|older-person|woman-dancing|person-curly-hair)$/.test(
          emoji,
        ),
    );
  return named ?? known ?? null;
}

/** The illustration in this tone of skin; where it has none, such as a zombie, as it is. */
function toned(actor: string, tone: string): string {
  return isDrawn(`${actor}-${tone}`) ? `${actor}-${tone}` : actor;
}

function personOf(member: MemberLook): Appearance {
  const { name, look, seed } = member;
  const random = createRandom(hashText(`cast ${seed}`));
  const tone = toneIn(look) ?? pickFrom(tones, random.fork('tone'));
  const gender =
    genderIn(look) ??
    genderIn(name) ??
    genderOfName(name) ??
    (random.fork('gender').chance(0.5) ? 'woman' : 'man');
  const age = ageIn(look);
  const accent = accentIn(look);
  const trade = tradeIn(member, subjectsOf(member), gender);
  const aged =
    age === 'baby'
      ? 'baby'
      : age === 'child'
        ? gender === 'woman'
          ? 'girl'
          : 'boy'
        : age === 'old'
          ? `old-${gender}`
          : null;
  // Who wears a colour is shown with a shirt; of a head alone the hair is all there is to tell it by.
  const plain =
    accent === null ? pickFrom(anyHair[gender], random.fork('hair')) : `${gender}-tipping-hand`;
  const actor = toned(trade ?? aged ?? hairIn(look, gender) ?? plain, tone);
  const told = readLook(look);
  const figure = dress(
    { ...told, gender, skin: tone, top: told.top ?? accent },
    roleIn(look) ?? anybody,
    { key: `cast ${seed}`, bloodKey: `cast ${seed}`, index: 0 },
  );
  return { version: 1, actor, accent: canRecolour(actor) ? accent : null, place: null, figure };
}

/** The first word of a look that says who somebody is: a trade, or a place in the family. */
function roleIn(look: string): Role | null {
  const words = look.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const roles = words.flatMap(
    (word, at) => findRole(`${word} ${words[at + 1] ?? ''}`.trim()) ?? findRole(word) ?? [],
  );
  return (
    roles.find(({ plain, unsure }) => !plain && !unsure) ?? roles.find(({ plain }) => plain) ?? null
  );
}

function creatureOf(
  member: MemberLook,
  suits: (emoji: string) => boolean,
  otherwise: readonly [string, ...string[]],
): Appearance {
  const random = createRandom(hashText(`cast ${member.seed}`));
  const subjects = subjectsOf(member).filter((emoji) => !emoji.includes('*') && isDrawn(emoji));
  const actor = subjects.find(suits) ?? pickFrom(otherwise, random);
  return {
    version: 1,
    actor: isDrawn(actor) ? actor : otherwise[0],
    accent: accentIn(member.look),
    place: null,
  };
}

function placeOf(member: MemberLook): Appearance {
  const { name, look, seed } = member;
  const plan = planDrawing({
    description: look,
    dialogue: '',
    topic: `${name} ${look}`,
    style: '',
    orientation: 'vertical',
    sceneNumber: 1,
    sceneCount: 1,
    seed,
    motion: 'still',
    richness: 'standard',
    previousTemplate: null,
  });
  const landmark =
    subjectsOf(member).find(
      (emoji) => !emoji.includes('*') && landmarks.has(stagingOf(emoji)) && isDrawn(emoji),
    ) ?? null;
  return {
    version: 1,
    actor: landmark,
    accent: null,
    place: { template: plan.template, family: plan.family, light: plan.light, seed: plan.seed },
  };
}

/** Decides how a member of the cast is painted, from the words of its look and, where they leave it open, from its seed. Pure. */
export function chooseAppearance(member: MemberLook): Appearance {
  switch (member.kind) {
    case 'person':
      return personOf(member);
    case 'animal':
      return creatureOf(member, (emoji) => creatures.has(stagingOf(emoji)), anyAnimal);
    case 'thing':
      return creatureOf(member, (emoji) => !people.has(stagingOf(emoji)), anyThing);
    case 'place':
      return placeOf(member);
  }
}
