import {
  maxLaterShots,
  maxPlanTurns,
  maxShotWordsCharacters,
} from '@scenewright/contract/rules/picture-plan.ts';
import { type Shape, shapeIds } from '@scenewright/contract/rules/shapes.ts';
import { parseBoard, type StoredBoard } from '../boards/stored-board.ts';
import type { Figure } from '../figures/figure.ts';
import type { HandsAct } from '../hands/act.ts';
import { parseHands } from '../hands/stored-act.ts';
import { parseFigures } from './people/stored-figures.ts';
import { animalDoings, type AnimalDoing } from './actors/animals/doings.ts';
import { isFamilyName, type FamilyName, type Light } from './palette/families.ts';

/** The stages the studio can build; `templates/catalogue.ts` has one builder for each. */
export const templateNames = [
  'hills',
  'coast',
  'underwater',
  'city',
  'street',
  'room',
  'table',
  'lab',
  'space',
  'forest',
  'sky',
  'stadium',
  'stage',
  'parchment',
  'chart',
  'abstract',
  'columns',
  'factory',
  'bus',
  'petrol-station',
  'bike-workshop',
  'garden-centre',
  'checkout',
  'allotment',
  'launderette',
  'stairwell',
  'car-park',
  'kiosk',
  'fridge',
  'hospital-ward',
  'bakery-shop',
  'kitchen',
  'classroom',
  'barbershop',
  'football-pitch',
  'platform',
  'library',
  'service-counter',
  'bedroom',
  'office',
  'waiting-room',
  'church',
  'pub',
  'cafe',
  'bathroom',
  'playground',
  'bus-stop',
  'corridor',
  'lift',
  'riverside',
  'campsite',
  'car',
] as const;
export type TemplateName = (typeof templateNames)[number];

const lights = ['dawn', 'day', 'dusk', 'night'] as const satisfies readonly Light[];
const weathers = ['clear', 'rain', 'snow', 'fog'] as const;
export type Weather = (typeof weathers)[number];
const moods = ['calm', 'bright', 'tense'] as const;
export type Mood = (typeof moods)[number];
const shotNames = ['wide', 'close', 'card', 'number'] as const;
export type ShotName = (typeof shotNames)[number];
const motions = ['still', 'live'] as const;
const richnesses = ['standard', 'premium'] as const;

/** How figures stand to one another: side by side, turned to each other, arm in arm, turned away. */
const companies = ['beside', 'facing', 'close', 'apart'] as const;
export type Company = (typeof companies)[number];
export const maxLabelCharacters = 14;
/** Of one thing; more are told by a figure of type. */
const mostOfAKind = 1_000_000;

/** An animal or a thing in the picture. */
export interface Actor {
  /** A Fluent Emoji name, such as `hot-beverage`, or a painted one, such as `painted-lighthouse`. */
  emoji: string;
  /** The lower-case word of the narration that calls it in; empty when none does. */
  cue: string;
  /** `#rrggbb` of its clothes, fur or paint, where they have a colour of their own. */
  accent?: string;
  /** How many of it, from 1; one where it is left out. */
  count?: number;
  /** What an animal does, where somebody says what. */
  doing?: AnimalDoing;
}

export interface TextCard {
  /** A word or two above the headline. */
  kicker: string;
  headline: string;
  /** A figure said in the scene, as written (`238,900`, `72 %`); null without one. */
  figure: string | null;
}

/** From when on one of the figures speaks. */
export interface Turn {
  /** The words of the narration at which they begin; empty where they speak from the start. */
  readonly at: string;
  /** Which of the figures, from 0; -1 for somebody who is heard and not seen. */
  readonly figure: number;
}

/** A further picture of a scene, which it cuts to. */
export interface LaterDrawing {
  /** The words of the narration at which it comes. */
  at: string;
  drawing: Drawing;
}

/** Everything needed to paint one scene, as plain JSON: it is stored, and read back by the workers. */
export interface Drawing {
  version: 1;
  template: TemplateName;
  seed: number;
  /** The shape of the frame it was planned for; it can be painted in any. */
  orientation: Shape;
  motion: (typeof motions)[number];
  richness: (typeof richnesses)[number];
  family: FamilyName;
  light: Light;
  weather: Weather;
  mood: Mood;
  /** The subject first; at most two. None for a purely typographic scene. */
  heroes: readonly Actor[];
  /** At most three smaller things beside it. */
  props: readonly Actor[];
  /** The people in the picture, who they are about first. */
  figures: readonly Figure[];
  company: Company;
  /** Who of them speaks when, in order. Left out where nobody gives the word to another. */
  turns?: readonly Turn[];
  /** The number of the point or step that is shown ("3", "Step 3"). Left out where there is none. */
  label?: string;
  /** Hands at work, seen from near in place of the stage. Left out where there are none. */
  hands?: HandsAct;
  card: TextCard;
  /** The order of shots in live motion; begins with the establishing one. */
  shots: readonly ShotName[];
  /** A designed picture, shown in place of the stage; null for a scene with subjects in a place. */
  board: StoredBoard | null;
  /** In order; they have none themselves. Left out where a scene shows one picture. */
  later?: readonly LaterDrawing[];
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function oneOf<T extends string>(names: readonly T[], value: unknown, field: string): T {
  const found = names.find((name) => name === value);
  if (found === undefined) throw new Error(`Drawing: ${field} is not one of ${names.join(', ')}`);
  return found;
}

function text(value: unknown, field: string, maxLength: number): string {
  if (typeof value !== 'string' || value.length > maxLength)
    throw new Error(`Drawing: ${field} is not a text of at most ${maxLength} characters`);
  return value;
}

function list(value: unknown, field: string, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most)
    throw new Error(`Drawing: ${field} is not a list of at most ${most}`);
  return value;
}

function colour(value: unknown, field: string): string {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/.test(value))
    throw new Error(`Drawing: ${field} is not a colour`);
  return value;
}

function countOf(value: unknown, field: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > mostOfAKind)
    throw new Error(`Drawing: ${field} is not a number from 1 to ${mostOfAKind}`);
  return value;
}

function actors(value: unknown, field: string, most: number): Actor[] {
  return list(value, field, most).map((item) => {
    if (!isFields(item)) throw new Error(`Drawing: ${field} holds something that is no actor`);
    return {
      emoji: text(item['emoji'], `${field}.emoji`, 80),
      cue: text(item['cue'], `${field}.cue`, 80),
      ...(item['accent'] === undefined
        ? {}
        : { accent: colour(item['accent'], `${field}.accent`) }),
      ...(item['count'] === undefined ? {} : { count: countOf(item['count'], `${field}.count`) }),
      ...(item['doing'] === undefined
        ? {}
        : { doing: oneOf(animalDoings, item['doing'], `${field}.doing`) }),
    };
  });
}

function card(value: unknown): TextCard {
  if (!isFields(value)) throw new Error('Drawing: card is missing');
  const figure = value['figure'] === null ? null : text(value['figure'], 'card.figure', 24);
  return {
    kicker: text(value['kicker'], 'card.kicker', 60),
    headline: text(value['headline'], 'card.headline', 120),
    figure,
  };
}

function turnsOf(value: unknown, figures: number): Turn[] {
  return list(value, 'turns', maxPlanTurns).map((item) => {
    const figure = isFields(item) ? item['figure'] : undefined;
    if (!isFields(item) || typeof figure !== 'number' || !Number.isInteger(figure))
      throw new Error('Drawing: turns holds something that is no turn');
    if (figure < -1 || figure >= figures) throw new Error('Drawing: turns names no figure');
    return { at: text(item['at'], 'turns.at', maxShotWordsCharacters), figure };
  });
}

function laterDrawings(value: unknown): LaterDrawing[] {
  return list(value, 'later', maxLaterShots).map((item) => {
    if (!isFields(item)) throw new Error('Drawing: later holds something that is no picture');
    return {
      at: text(item['at'], 'later.at', maxShotWordsCharacters),
      drawing: parsePicture(item['drawing']),
    };
  });
}

/** Checks a stored drawing. Throws an Error naming the field that is wrong. */
export function parseDrawing(value: unknown): Drawing {
  const drawing = parsePicture(value);
  const later = isFields(value) ? value['later'] : undefined;
  return later === undefined ? drawing : { ...drawing, later: laterDrawings(later) };
}

function parsePicture(value: unknown): Drawing {
  if (!isFields(value)) throw new Error('Drawing: not an object');
  if (value['version'] !== 1) throw new Error('Drawing: unknown version');
  const { seed, family } = value;
  if (typeof seed !== 'number' || !Number.isInteger(seed) || seed < 0 || seed > 0xffffffff)
    throw new Error('Drawing: seed is not an unsigned 32-bit integer');
  if (!isFamilyName(family)) throw new Error('Drawing: family is unknown');
  const figures = parseFigures(value['figures']);
  return {
    version: 1,
    template: oneOf(templateNames, value['template'], 'template'),
    seed,
    orientation: oneOf(shapeIds, value['orientation'], 'orientation'),
    motion: oneOf(motions, value['motion'], 'motion'),
    richness: oneOf(richnesses, value['richness'], 'richness'),
    family,
    light: oneOf(lights, value['light'], 'light'),
    weather: oneOf(weathers, value['weather'], 'weather'),
    mood: oneOf(moods, value['mood'], 'mood'),
    heroes: actors(value['heroes'], 'heroes', 2),
    props: actors(value['props'], 'props', 3),
    figures,
    company: oneOf(companies, value['company'], 'company'),
    ...(value['turns'] === undefined ? {} : { turns: turnsOf(value['turns'], figures.length) }),
    ...(value['label'] === undefined
      ? {}
      : { label: text(value['label'], 'label', maxLabelCharacters) }),
    ...(value['hands'] === undefined ? {} : { hands: parseHands(value['hands']) }),
    card: card(value['card']),
    shots: list(value['shots'], 'shots', 8).map((shot) => oneOf(shotNames, shot, 'shots')),
    board: parseBoard(value['board'], templateNames),
  };
}
