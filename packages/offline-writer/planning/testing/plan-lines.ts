import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import type { Beat, BeatRole, Line } from '../../genres/genre.ts';
import { readFigures } from '../../reading/figures.ts';
import type { UnitKind } from '../../reading/material.ts';
import { createKindOf } from '../noun-kinds.ts';
import type { FilmInput, SceneInput } from '../plan-context.ts';
import { planPictures } from '../plan-scene.ts';

export const kindOf = createKindOf();
export const english: FilmInput = {
  title: 'A film',
  genre: 'story',
  language: 'en',
  requests: [],
  phoneOf: null,
  cast: [],
};

export interface Said {
  readonly role?: BeatRole;
  readonly note?: string;
  readonly number?: number;
  readonly speaker?: string;
  readonly onScreen?: string;
  readonly kind?: UnitKind;
}

export function scene(
  texts: readonly string[],
  { role = 'moment', note = '', number, speaker, onScreen, kind = 'sentence' }: Said = {},
): SceneInput {
  const lines = texts.map((text, id): Line => ({
    text,
    source: 'own',
    of: '',
    unit: {
      id,
      text,
      kind,
      block: 0,
      leansOn: null,
      corrects: null,
      speaker: speaker ?? null,
      number: number ?? null,
      figures: readFigures(text),
      names: [],
      picture: null,
      onScreen: onScreen ?? null,
      seconds: null,
      said: 1,
    },
  }));
  const beat: Beat = {
    lines,
    weight: 1,
    alone: false,
    pauseS: 0,
    shows: { role, note, number: number ?? null },
  };
  return { lines, beats: [beat] };
}

export const plan = (
  text: string | readonly string[],
  said?: Said,
  film: Partial<FilmInput> = {},
): PicturePlan => {
  const [only] = planPictures(
    [scene(typeof text === 'string' ? [text] : text, said)],
    { ...english, ...film },
    kindOf,
  );
  if (only === undefined) throw new Error('There is no plan.');
  return only;
};
export const planAll = (...texts: string[]) =>
  planPictures(
    texts.map((text) => scene([text])),
    english,
    kindOf,
  );
