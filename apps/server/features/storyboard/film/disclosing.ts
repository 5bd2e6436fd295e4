import {
  type Disclosure,
  discloseFilm,
  type FilmPart,
} from '@scenewright/contract/rules/disclosure.ts';
import type { Queryable } from '../../../database/database.ts';
import { sentencesOf } from '@scenewright/storyboard/script.ts';
import { listFilmTakes } from './film.repository.ts';

/** What of a content's film is generated, and by what, as its scenes show and say it now. */
export async function discloseContent(db: Queryable, contentId: string): Promise<Disclosure> {
  const scenes = await listFilmTakes(db, contentId);
  const parts = scenes.flatMap(
    ({ kind, provider, model, credit, saidBy, saidAs }, index): FilmPart[] => {
      const scene = index + 1;
      return [
        ...(kind === null || provider === null || model === null
          ? []
          : [{ scene, kind, provider, model, credit }]),
        ...(saidBy === null || saidAs === null
          ? []
          : [{ scene, kind: 'narration' as const, provider: saidBy, model: saidAs, credit: null }]),
      ];
    },
  );
  const isWritten = scenes.some(({ dialogue, sentences }) =>
    sentencesOf(dialogue, sentences).some(({ source }) => source === 'model'),
  );
  return discloseFilm(parts, { isWritten });
}
