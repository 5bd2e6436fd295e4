import {
  emptyPlan,
  maxPlanItems,
  maxPlanSubjects,
  maxPlanTextCharacters,
  planLayouts,
  type PicturePlan,
  type PlanFigure,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import type { Figure } from '../figures/figure.ts';
import { animalDoings } from '../painting/actors/animals/doings.ts';
import type { TemplateName } from '../painting/drawing.ts';
import { parseFigures } from '../painting/people/stored-figures.ts';
import { tones, type Tone } from './colours.ts';
import {
  mostIllustrations,
  mostOfOneThing,
  type Illustration,
} from './illustration/illustration.ts';

/** A board as a drawing keeps it: plain JSON. */
export interface StoredBoard {
  readonly plan: PicturePlan;
  readonly tone: Tone;
  /** Where it stands among the film's pictures: neighbours are composed differently. */
  readonly turn?: number;
  /** The set of the place where it happens, if that is told: its words stand before it. */
  readonly place?: TemplateName;
  /** It happens at night: no sun shines behind what stands there. */
  readonly isNight?: true;
  /** The board shows the words that are spoken: captions would repeat them. */
  readonly isSilent: boolean;
  /** What stands beside what it says, where there is room. */
  readonly shows: readonly Illustration[];
  /** What its items are of, one for each, where that is surely drawn; left out where none is. */
  readonly rows?: readonly (Illustration | null)[];
  /** Who stands beside it. */
  readonly figures: readonly Figure[];
}

type Fields = ReadonlyMap<string, unknown>;

function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`Drawing: ${name} is not an object`);
  return new Map(Object.entries(value));
}

function textOf(fields: Fields, name: string): string {
  const value = fields.get(name) ?? '';
  if (typeof value !== 'string' || value.length > maxPlanTextCharacters)
    throw new Error(
      `Drawing: board.${name} is not a text of at most ${maxPlanTextCharacters} characters`,
    );
  return value;
}

function listOf(fields: Fields, name: string, most: number): readonly unknown[] {
  const value = fields.get(name) ?? [];
  if (!Array.isArray(value) || value.length > most)
    throw new Error(`Drawing: board.${name} is not a list of at most ${most}`);
  return value;
}

function subjectOf(value: unknown): PlanSubject {
  const fields = fieldsOf(value, 'board.subjects');
  const count = fields.get('count');
  if (typeof count !== 'number') throw new Error('Drawing: board.subjects.count is not a number');
  const [what, doing, holding] = ['what', 'doing', 'holding'].map((name) => textOf(fields, name));
  const [feeling, look] = ['feeling', 'look'].map((name) => textOf(fields, name));
  return {
    what: what ?? '',
    count,
    doing: doing ?? '',
    holding: holding ?? '',
    feeling: feeling ?? '',
    look: look ?? '',
  };
}

function figureOf(value: unknown): PlanFigure | null {
  if (value === null || value === undefined) return null;
  const fields = fieldsOf(value, 'board.figure');
  return {
    value: textOf(fields, 'value'),
    unit: textOf(fields, 'unit'),
    label: textOf(fields, 'label'),
  };
}

function planOf(value: unknown): PicturePlan {
  const fields = fieldsOf(value, 'board.plan');
  const layout = planLayouts.find((name) => name === fields.get('layout'));
  if (layout === undefined) throw new Error('Drawing: board.layout is unknown');
  return {
    ...emptyPlan,
    layout,
    subjects: listOf(fields, 'subjects', maxPlanSubjects).map(subjectOf),
    relation: textOf(fields, 'relation'),
    place: textOf(fields, 'place'),
    time: textOf(fields, 'time'),
    weather: textOf(fields, 'weather'),
    figure: figureOf(fields.get('figure')),
    items: listOf(fields, 'items', maxPlanItems).map((item) =>
      textOf(new Map([['item', item]]), 'item'),
    ),
    quote: textOf(fields, 'quote'),
    date: textOf(fields, 'date'),
    from: textOf(fields, 'from'),
    to: textOf(fields, 'to'),
  };
}

function illustrationOf(value: unknown): Illustration {
  const fields = fieldsOf(value, 'board.shows');
  const [count, colour] = [fields.get('count'), fields.get('colour')];
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > mostOfOneThing)
    throw new Error(`Drawing: board.shows.count is not a number from 1 to ${mostOfOneThing}`);
  if (colour !== undefined && (typeof colour !== 'string' || !/^#[0-9a-f]{6}$/u.test(colour)))
    throw new Error('Drawing: board.shows.colour is not a colour');
  const told = fields.get('doing');
  const doing = animalDoings.find((each) => each === told);
  if (told !== undefined && doing === undefined)
    throw new Error('Drawing: board.shows.doing is done by no animal');
  const word = fields.get('word');
  return {
    art: textOf(fields, 'art'),
    count,
    ...(colour === undefined ? {} : { colour }),
    ...(doing === undefined ? {} : { doing }),
    ...(word === undefined ? {} : { word: textOf(fields, 'word') }),
  };
}

/** Checks a stored board, whose place is one of the studio's. Throws an Error naming the field that is wrong. */
export function parseBoard(value: unknown, places: readonly TemplateName[]): StoredBoard | null {
  if (value === null) return null;
  const fields = fieldsOf(value, 'board');
  const tone = tones.find((name) => name === fields.get('tone'));
  if (tone === undefined) throw new Error(`Drawing: board.tone is not one of ${tones.join(', ')}`);
  const told = fields.get('place');
  const place = places.find((name) => name === told);
  if (told !== undefined && place === undefined) throw new Error('Drawing: board.place is unknown');
  const turn = fields.get('turn');
  if (turn !== undefined && (typeof turn !== 'number' || !Number.isInteger(turn) || turn < 0))
    throw new Error('Drawing: board.turn is not a whole number from 0');
  return {
    plan: planOf(fields.get('plan')),
    tone,
    ...(turn === undefined ? {} : { turn }),
    ...(place === undefined ? {} : { place }),
    ...(fields.get('isNight') === true ? { isNight: true as const } : {}),
    isSilent: fields.get('isSilent') === true,
    shows: listOf(fields, 'shows', mostIllustrations).map(illustrationOf),
    ...(fields.has('rows')
      ? {
          rows: listOf(fields, 'rows', maxPlanItems).map((row) =>
            row === null ? null : illustrationOf(row),
          ),
        }
      : {}),
    figures: parseFigures(fields.get('figures') ?? []),
  };
}
