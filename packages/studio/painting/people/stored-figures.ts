import {
  actions,
  ages,
  builds,
  feelings,
  genders,
  hairStyles,
  headwears,
  mostFigures,
  outfits,
  skins,
  type Figure,
  type FigureLook,
} from '../../figures/figure.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function oneOf<T extends string>(names: readonly T[], value: unknown, field: string): T {
  const found = names.find((name) => name === value);
  if (found === undefined) throw new Error(`Figure: ${field} is unknown`);
  return found;
}

function truth(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') throw new Error(`Figure: ${field} is neither true nor false`);
  return value;
}

function colour(value: unknown, field: string): string {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/.test(value))
    throw new Error(`Figure: ${field} is not a colour`);
  return value;
}

function shortText(value: unknown, field: string): string {
  if (typeof value !== 'string' || value.length > 80)
    throw new Error(`Figure: ${field} is not a text of at most 80 characters`);
  return value;
}

/** Checks a stored look. Throws an Error naming the field that is wrong. */
export function parseFigureLook(value: unknown): FigureLook {
  if (!isFields(value)) throw new Error('Figure: look is not an object');
  return {
    gender: oneOf(genders, value['gender'], 'gender'),
    age: oneOf(ages, value['age'], 'age'),
    build: oneOf(builds, value['build'], 'build'),
    skin: oneOf(skins, value['skin'], 'skin'),
    hair: oneOf(hairStyles, value['hair'], 'hair'),
    hairColour: colour(value['hairColour'], 'hairColour'),
    beard: truth(value['beard'], 'beard'),
    glasses: truth(value['glasses'], 'glasses'),
    outfit: oneOf(outfits, value['outfit'], 'outfit'),
    top: colour(value['top'], 'top'),
    bottom: colour(value['bottom'], 'bottom'),
    headwear: oneOf(headwears, value['headwear'], 'headwear'),
    wheelchair: truth(value['wheelchair'], 'wheelchair'),
  };
}

/** Checks the figures of a stored drawing. Throws an Error naming the field that is wrong. */
export function parseFigures(value: unknown): readonly Figure[] {
  if (!Array.isArray(value) || value.length > mostFigures)
    throw new Error(`Drawing: figures is not a list of at most ${mostFigures}`);
  return value.map((item: unknown) => {
    if (!isFields(item)) throw new Error('Drawing: figures holds something that is no figure');
    return {
      look: parseFigureLook(item['look']),
      action: oneOf(actions, item['action'], 'action'),
      feeling: oneOf(feelings, item['feeling'], 'feeling'),
      held: shortText(item['held'], 'held'),
      ...(item['heldColour'] === undefined
        ? {}
        : { heldColour: colour(item['heldColour'], 'heldColour') }),
      speaks: truth(item['speaks'], 'speaks'),
      cue: shortText(item['cue'], 'cue'),
    };
  });
}
