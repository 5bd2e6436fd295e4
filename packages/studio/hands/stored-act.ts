import { parseFigureLook } from '../painting/people/stored-figures.ts';
import {
  handMotions,
  stuffForms,
  workSurfaces,
  type HandsAct,
  type HandsStuff,
  type HandsThing,
} from './act.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function oneOf<T extends string>(names: readonly T[], value: unknown, field: string): T {
  const found = names.find((name) => name === value);
  if (found === undefined) throw new Error(`Hands: ${field} is unknown`);
  return found;
}

function shortText(value: unknown, field: string): string {
  if (typeof value !== 'string' || value.length > 80)
    throw new Error(`Hands: ${field} is not a text of at most 80 characters`);
  return value;
}

function colour(value: unknown, field: string): string {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/u.test(value))
    throw new Error(`Hands: ${field} is not a colour`);
  return value;
}

function thing(value: unknown, field: string): HandsThing | null {
  if (value === null) return null;
  if (!isFields(value)) throw new Error(`Hands: ${field} is no thing`);
  return {
    emoji: shortText(value['emoji'], `${field}.emoji`),
    ...(value['accent'] === undefined
      ? {}
      : { accent: colour(value['accent'], `${field}.accent`) }),
  };
}

function stuff(value: unknown): HandsStuff | null {
  if (value === null) return null;
  if (!isFields(value)) throw new Error('Hands: stuff is none');
  return {
    colour: colour(value['colour'], 'stuff.colour'),
    form: oneOf(stuffForms, value['form'], 'stuff.form'),
  };
}

/** Checks stored hands. Throws an Error naming the field that is wrong. */
export function parseHands(value: unknown): HandsAct {
  if (!isFields(value)) throw new Error('Hands: not an object');
  return {
    motion: oneOf(handMotions, value['motion'], 'motion'),
    thing: thing(value['thing'], 'thing'),
    target: thing(value['target'], 'target'),
    tool: shortText(value['tool'], 'tool'),
    stuff: stuff(value['stuff']),
    surface: oneOf(workSurfaces, value['surface'], 'surface'),
    look: parseFigureLook(value['look']),
    cue: shortText(value['cue'], 'cue'),
  };
}
