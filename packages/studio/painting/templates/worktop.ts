import { stagingOf } from '../actors/staging.ts';
import { restsOnTable } from '../actors/stand.ts';
import { hangsOnWall } from '../actors/suits.ts';
import type { TemplateName } from '../drawing.ts';
import { floorPlane } from '../grounds/ground-plane.ts';
import { bareTable, kitchenTable } from '../grounds/surfaces.ts';
import { darken, mix } from '../palette/colour.ts';
import type { Stage, StageBrief } from '../stage.ts';

/** Where a table stands in its own right, or where nobody knows a place; elsewhere a thing stands on the ground. */
const withTables: ReadonlySet<TemplateName> = new Set<TemplateName>([
  'abstract',
  'room',
  'lab',
  'factory',
  'bike-workshop',
  'checkout',
  'kiosk',
  'library',
  'service-counter',
  'bedroom',
  'office',
  'waiting-room',
  'pub',
  'cafe',
]);

const withFood: ReadonlySet<TemplateName> = new Set<TemplateName>([...withTables, 'table']);

/**
 * The stage with a bare table before it, where a scene indoors is about a thing that is held in a hand: it lies there as large as
 * the picture needs it, and the place stays behind. Only food is on a laid table.
 */
export function withWorktop(brief: StageBrief, stage: Stage): Stage {
  const { drawing, height, groundY, palette } = brief;
  const [lead] = drawing.heroes;
  if (drawing.figures.length > 0 || lead === undefined || stage.surface !== 'ground') return stage;
  const isFood = stagingOf(lead.emoji) === 'food';
  const isNeutral = drawing.template === 'abstract';
  const hasTable = isFood ? withFood.has(drawing.template) : withTables.has(drawing.template);
  if (!hasTable || !restsOnTable(lead.emoji) || hangsOnWall(lead.emoji)) return stage;
  // On neutral ground the table is all there is, up to the wall.
  const top = groundY - height * (isNeutral ? 0.075 : 0.022);
  const wood = darken(
    isNeutral
      ? mix(mix(palette.far, palette.paper, 0.3), '#b98a5c', 0.45)
      : mix('#a8703f', palette.near, 0.18),
    palette.dark ? 0.45 : 0,
  );
  return {
    ...stage,
    foreground: [
      floorPlane(brief, {
        ground: isFood && !isNeutral ? kitchenTable : bareTable,
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
