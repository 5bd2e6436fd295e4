import { replaceNames } from '@scenewright/contract/rules/cast.ts';
import { type Drawing, parseDrawing } from '@scenewright/studio/painting/drawing.ts';
import { parseAppearance } from '@scenewright/studio/painting/casting/appearance.ts';
import {
  type LockedCast,
  placeIn,
  planDrawing,
} from '@scenewright/studio/painting/plan-drawing.ts';
import type { NeighbourScene, VisualRequest } from '@scenewright/provider-contract/image-maker.ts';

const maxTries = 8;

/** What a model paints more of: light, things beside the subject. */
const richnessOf = (model: string): Drawing['richness'] =>
  model.startsWith('google/') ? 'premium' : 'standard';

/** The members in a scene, and its texts without their names. */
function lockedCast({
  description,
  dialogue,
  cast,
}: Pick<NeighbourScene, 'description' | 'dialogue' | 'cast'>): LockedCast | null {
  if (cast.length === 0) return null;
  const withoutNames = (text: string) => replaceNames(text, cast, () => ' ');
  return {
    members: cast.map(({ name, appearance }) => ({
      name,
      appearance: parseAppearance(appearance),
    })),
    description: withoutNames(description),
    dialogue: withoutNames(dialogue),
  };
}

function planScene(
  request: VisualRequest,
  scene: Omit<NeighbourScene, 'drawing'>,
  number: number,
  previousTemplate: string | null,
  motion: Drawing['motion'],
): Drawing {
  const { topic, style, shape, sceneCount, model, film } = request;
  return planDrawing({
    description: scene.description,
    dialogue: scene.dialogue,
    seed: scene.seed,
    topic,
    style,
    orientation: shape,
    sceneCount,
    sceneNumber: number,
    motion,
    richness: richnessOf(model),
    previousTemplate,
    film,
    cast: lockedCast(scene),
  });
}

const lastTemplate = ({ template, later = [] }: Drawing): string =>
  later.at(-1)?.drawing.template ?? template;

/** The stage of the scene before: read from its drawing, or planned as it will be, each scene after the one before it. */
function templateBefore(request: VisualRequest, motion: Drawing['motion']): string | null {
  return request.before.reduce<string | null>(
    (previous, scene, index) =>
      lastTemplate(
        scene.drawing === null
          ? planScene(request, scene, index + 1, previous, motion)
          : parseDrawing(scene.drawing),
      ),
    null,
  );
}

/** A still's drawing set in motion: the same stage, cast, colours and light. */
export function setInMotion(still: unknown, model: string): Drawing {
  const set = (drawing: Drawing): Drawing => ({
    ...drawing,
    motion: 'live',
    richness: richnessOf(model),
  });
  const { later, ...drawing } = parseDrawing(still);
  return later === undefined
    ? set(drawing)
    : { ...set(drawing), later: later.map((each) => ({ ...each, drawing: set(each.drawing) })) };
}

/**
 * The drawing for a scene. Scenes are made at the same time, in any order, yet no two neighbours may look alike: planning is
 * pure, so what the scenes before will be is planned again, and where the scene after has a drawing another seed is tried.
 */
export function chooseDrawing(request: VisualRequest, motion: Drawing['motion']): Drawing {
  const previous = templateBefore(request, motion);
  const next =
    request.after === null || request.after.drawing === null
      ? null
      : parseDrawing(request.after.drawing).template;
  const plan = (seed: string) =>
    planScene(request, { ...request, seed }, request.sceneNumber, previous, motion);
  let drawing = plan(request.seed);
  // Two scenes at the same place of the cast are meant to look alike.
  if (placeIn({ cast: lockedCast(request) }) !== null) return drawing;
  for (let attempt = 1; attempt < maxTries && drawing.template === next; attempt += 1)
    drawing = plan(`${request.seed}/${attempt}`);
  return drawing;
}
