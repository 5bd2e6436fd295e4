import { restsOnTable } from '../actors/stand.ts';
import { floorPlane } from '../grounds/ground-plane.ts';
import { kitchenTable } from '../grounds/surfaces.ts';
import { darken, mix } from '../palette/colour.ts';
import type { Stage, StageBrief } from '../stage.ts';

/**
 * The stage with a table before it, where a scene is about a thing that is held in a hand: it lies there as large as the
 * picture needs it, and the place stays behind. Nothing is put on a plinth.
 */
export function withWorktop(brief: StageBrief, stage: Stage): Stage {
  const { drawing, height, groundY, palette } = brief;
  const [lead] = drawing.heroes;
  const isAlone = drawing.figures.length === 0 && lead !== undefined;
  if (!isAlone || stage.surface !== 'ground' || !restsOnTable(lead.emoji)) return stage;
  const top = groundY - height * 0.022;
  const wood = darken(mix('#a8703f', palette.near, 0.18), palette.dark ? 0.45 : 0);
  return {
    ...stage,
    foreground: [
      floorPlane(brief, {
        ground: kitchenTable,
        label: 'table',
        top,
        depth: 1.12,
        tone: wood,
        lightFromX: stage.lightFromX,
      }),
    ],
    surface: 'table',
    groundY: groundY + height * 0.014,
    sinkY: top,
  };
}
