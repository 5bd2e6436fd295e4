import {
  skins,
  type Age,
  type FigureLook,
  type Gender,
  type HairStyle,
  type Outfit,
  type Skin,
} from '../../figures/figure.ts';
import { hashText } from '../random.ts';
import type { SaidLook } from './look-of.ts';
import type { Origin } from './origin.ts';
import type { Role } from './role-of.ts';

type Some<T> = readonly [T, ...T[]];

/** Colours of clothes that hold against any sky. A man and a woman beside one another do not dress alike. */
const topsByGender: Readonly<Record<Gender, Some<string>>> = {
  man: ['#2f6f9f', '#d99a2b', '#3d8b6e', '#c8553d', '#5f7f4f', '#4a6fa5', '#d7dbe2'],
  woman: ['#b8466b', '#2c7f86', '#7a5aa6', '#e0b13a', '#d0785a', '#e6dccb', '#a63d57'],
  person: ['#2c7f86', '#d99a2b', '#7a5aa6', '#c8553d'],
};
const bottoms: Some<string> = ['#2e3a52', '#4a4238', '#3f4a5c', '#2f4640', '#6b7280', '#5a4a5f'];
const darkCloth: Some<string> = ['#2c3550', '#3b3f4a', '#4a3a34', '#27414a'];
/** Of outfits whose cloth is not of any colour. */
const usualTops: Partial<Record<Outfit, Some<string>>> = {
  suit: darkCloth,
  scrubs: ['#2f9e8a', '#3d8fb8', '#5a7fc0'],
  uniform: ['#3d5a80', '#4a5a4a', '#5a5f6e'],
  robe: ['#8a6d4b', '#7a4a3a', '#4f6a5a', '#6a5a86'],
  royal: ['#8c2f3f', '#5a3a8c', '#2f5a8c'],
  gown: ['#b8466b', '#2c7f86', '#7a5aa6'],
  pyjamas: ['#8fb4d8', '#e3b5c0', '#b9c9a3'],
  armour: ['#9aa3ad'],
  'hi-vis': ['#3f4a5c', '#4a6fa5', '#5a5f6e'],
  'lab-coat': ['#4a6fa5', '#3d8b6e', '#7a5aa6', '#c8553d'],
  chef: ['#c8553d', '#2f6f9f', '#3d8b6e'],
};
const overallBottoms: Some<string> = ['#3f6fa5', '#4a6a8c', '#5a7a4a'];

const hairByGender: Readonly<Record<Gender, Some<HairStyle>>> = {
  man: ['short', 'side-parted', 'curly', 'short', 'afro', 'bald'],
  woman: ['long', 'bob', 'ponytail', 'bun', 'curly', 'braids', 'afro'],
  person: ['short', 'bob', 'curly', 'side-parted'],
};
const hairOfChildren: Readonly<Record<Gender, Some<HairStyle>>> = {
  man: ['short', 'curly', 'side-parted'],
  woman: ['braids', 'ponytail', 'bob', 'long'],
  person: ['short', 'bob', 'curly'],
};
const darkHair: Some<string> = ['#1f1b1e', '#2b2024', '#3a2a22'];
const anyHair: Some<string> = ['#3a2a22', '#5b3a24', '#1f1b1e', '#8a5a2f', '#c99a4a', '#a5532b'];
const greyHair: Some<string> = ['#c9ccd2', '#e8e6e1', '#a9adb5'];

/** What is left open, decided by who somebody is: the same in every scene, another way for the next one in a row. */
export interface Whim {
  /** Of the film and of the person, as `film/nurse`. */
  readonly key: string;
  /** Of their family, or of them. */
  readonly bloodKey: string;
  /** From 0: which of several of one kind. */
  readonly index: number;
  /** Where they are from; null or left out where nothing tells. */
  readonly origin?: Origin | null;
}

/** One of some, by a key; a neighbour in the row gets another one. */
function pick<T>(items: Some<T>, key: string, index: number): T {
  return items[(hashText(key) + index) % items.length] ?? items[0];
}

function genderOf(said: SaidLook, role: Role, { key, index }: Whim): Gender {
  return said.gender ?? role.gender ?? pick<Gender>(['woman', 'man'], `gender ${key}`, index);
}

/** Of a family, or a grown man or woman who is known by no trade. */
const isRelated = ({ kin, age, gender, outfit, trade }: Role): boolean =>
  kin || (age === 'adult' && gender !== null && outfit === null && trade === null);

/** A mother or an aunt is known by her hair; of some skins nobody has an afro. */
const hairOfKinswomen: Some<HairStyle> = ['long', 'bob', 'ponytail', 'bun'];

function hairOf(
  gender: Gender,
  age: Age,
  role: Role,
  { key, index, origin, skin }: Whim & { readonly skin: Skin },
): HairStyle {
  if (age === 'baby') return 'short';
  if (role.hair !== null && (gender !== 'man' || role.hair === 'bald')) return role.hair;
  if (age === 'child') return pick(hairOfChildren[gender], `hair ${key}`, index);
  if (age === 'old' && gender === 'woman')
    return pick(['bun', 'bob', 'short'], `hair ${key}`, index);
  if (age === 'old') return pick(['short', 'bald', 'side-parted'], `hair ${key}`, index);
  const usual = gender === 'woman' ? origin?.women : gender === 'man' ? origin?.men : undefined;
  if (usual === undefined && isRelated(role) && gender === 'woman')
    return pick(hairOfKinswomen, `hair ${key}`, index);
  const hair = pick(usual ?? hairByGender[gender], `hair ${key}`, index);
  const isPale = skin === 'light' || skin === 'medium-light';
  return usual === undefined && hair === 'afro' && isPale ? 'curly' : hair;
}

function hairColourOf(age: Age, skin: Skin, { bloodKey, key, index, origin }: Whim): string {
  if (age === 'old') return pick(greyHair, `grey ${key}`, index);
  if (origin) return pick(origin.hair, `hair ${bloodKey}`, bloodKey === key ? index : 0);
  const isDark = skin === 'dark' || skin === 'medium-dark';
  return isDark
    ? pick(darkHair, `hair ${bloodKey}`, index)
    : pick(anyHair, `hair ${bloodKey}`, bloodKey === key ? index : 0);
}

/** Colours of what is worn every day: those of where they are from, where it has its own. */
function topsOf(gender: Gender, outfit: Outfit, origin: Origin | null | undefined): Some<string> {
  const usual = usualTops[outfit];
  const [first, ...rest] = origin?.tops ?? [];
  return usual ?? (first === undefined ? topsByGender[gender] : [first, ...rest]);
}

const outfitsOfDay: Some<Outfit> = ['casual', 'casual', 'hoodie', 'casual'];

function outfitOf(gender: Gender, age: Age, role: Role, { key, index }: Whim): Outfit {
  if (age === 'baby') return 'pyjamas';
  if (gender === 'woman' && (hashText(`dress ${key}`) + index) % 3 === 0) return 'dress';
  if (age === 'old')
    return gender === 'man'
      ? pick(['shirt-tie', 'casual', 'casual'], `outfit ${key}`, index)
      : pick(['dress', 'casual', 'dress'], `outfit ${key}`, index);
  // A hoodie makes a youngster of a father or a wife.
  return isRelated(role) && age === 'adult' ? 'casual' : pick(outfitsOfDay, `outfit ${key}`, index);
}

/** They were worn long ago as well. */
const ageless: ReadonlySet<Outfit | null> = new Set<Outfit | null>([
  'royal',
  'armour',
  'robe',
  'apron',
  'gown',
]);
const workSuits: ReadonlySet<Outfit | null> = new Set<Outfit | null>([
  'overalls',
  'space-suit',
  'firefighter',
  'swimwear',
]);

/** What somebody wears of what is said, of their trade, and of chance. A dress says a man's outfit, if it is said. */
function wornOutfit(said: SaidLook, role: Role, gender: Gender, age: Age, whim: Whim): Outfit {
  const usual =
    role.outfit === 'dress' && gender !== 'woman'
      ? 'casual'
      : role.outfit === 'gown' && gender === 'man' && role.headwear === null
        ? 'suit'
        : role.outfit;
  if (said.outfit === null && said.era !== null && !ageless.has(usual))
    return said.era === 'robes' ? 'robe' : gender === 'woman' ? 'gown' : 'suit';
  // A beekeeper's white suit is what they work in.
  if (said.outfit === 'suit' && workSuits.has(usual) && usual !== null) return usual;
  // A king in a red cloak is still a king.
  if (said.outfit === 'robe' && usual === 'royal') return usual;
  // "In a white shirt" changes no uniform; a coat is worn over everything.
  const isPlain = said.outfit === 'casual' || said.outfit === 'uniform';
  if (said.outfit !== null && !(isPlain && usual !== null)) return said.outfit;
  return usual ?? outfitOf(gender, age, role, whim);
}

/** How somebody looks: what is said of them, then what their trade shows, then what chance decides once. Pure. */
export function dress(said: SaidLook, role: Role, whim: Whim): FigureLook {
  const { key, bloodKey, index } = whim;
  const gender = genderOf(said, role, whim);
  // A "small" soldier is no child.
  const age =
    said.age !== null && !(said.age === 'child' && role.outfit !== null && role.age !== 'child')
      ? said.age === 'adult' && role.age === 'child'
        ? 'child'
        : said.age
      : (role.age ?? 'adult');
  const skin =
    said.skin ??
    pick(
      whim.origin?.skins ?? skins,
      `skin ${bloodKey}`,
      bloodKey === key ? index * (whim.origin ? 1 : 2) : 0,
    );
  const outfit = wornOutfit(said, role, gender, age, whim);
  const hair = said.hair ?? hairOf(gender, age, role, { ...whim, skin });
  const canHaveBeard = gender === 'man' && (age === 'adult' || age === 'old');
  const beard =
    said.beard ?? (canHaveBeard && (role.beard || (hashText(`beard ${key}`) + index) % 4 === 0));
  return {
    gender: said.beard === true && said.gender === null && role.gender === null ? 'man' : gender,
    age,
    build:
      said.build ??
      (role.broad
        ? 'broad'
        : pick(['average', 'slim', 'average', 'average', 'broad'], `build ${key}`, index)),
    skin,
    hair,
    hairColour: said.hairColour ?? hairColourOf(age, skin, whim),
    beard,
    glasses:
      said.glasses ??
      (age !== 'baby' &&
        (role.glasses || (hashText(`glasses ${key}`) + index) % (age === 'old' ? 2 : 6) === 0)),
    outfit,
    top:
      said.top ??
      (role.outfit === outfit ? role.top : null) ??
      pick(topsOf(gender, outfit, whim.origin), `top ${key}`, index),
    bottom:
      said.bottom ??
      (outfit === 'overalls' && said.outfit === 'suit' ? said.top : null) ??
      (role.outfit === outfit ? role.bottom : null) ??
      pick(outfit === 'overalls' ? overallBottoms : bottoms, `bottom ${key}`, index),
    headwear:
      said.headwear ??
      (said.era === 'frock-coats' && outfit === 'suit' ? 'top-hat' : null) ??
      (role.outfit === outfit || said.outfit === null ? (role.headwear ?? 'none') : 'none'),
    wheelchair: said.wheelchair || role.id === 'wheelchair user',
  };
}
