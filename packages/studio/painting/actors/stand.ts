import { darken, lighten, mix } from '../palette/colour.ts';
import { fillRounded, paintSurface } from '../brushes/surface.ts';
import type { StageBrief } from '../stage.ts';
import { drawnThings } from './drawn/catalogue.ts';
import { isGarment, isHanging, isPart } from './footing-lists.ts';
import type { Sprite } from './sprite.ts';
import { stagingOf } from './staging.ts';

/** Things of the illustration set that stand on the ground, though they are no vehicles or buildings. */
const onTheFloor =
  /^(?:chair|couch|bed$|bathtub|toilet|shower|door|window|shopping-cart|ladder|luggage|basket|broom|backpack|wastebasket|postbox|bus-stop|wheel|skis|sled|manual-wheelchair|motorized-wheelchair|fire-extinguisher|fuel-pump|coffin|headstone|guitar|drum|bucket|rock|wood|brick|nest|television|elevator|anchor|canoe|umbrella|construction|barrier|oil-drum|barrel|trolley|baby-carriage|person-|statue)/u;

/** Whether a thing is at hand height where it is at home: on a table or a worktop rather than on the ground. */
export function restsOnTable(emoji: string): boolean {
  if (isGarment(emoji) || isHanging(emoji) || isPart(emoji)) return false;
  const drawn = drawnThings.get(emoji);
  if (drawn !== undefined) return drawn.rest === 'table';
  const staging = stagingOf(emoji);
  return staging === 'food' || (staging === 'object' && !onTheFloor.test(emoji));
}

/** A plain wooden table of so many px, seen from the front; its top is what a thing stands on. */
export function standSprite(
  { palette }: Pick<StageBrief, 'palette'>,
  width: number,
  height: number,
): Sprite {
  const wood = darken(mix('#b07a45', palette.near, 0.15), palette.dark ? 0.35 : 0);
  const top = Math.max(6, height * 0.07);
  const leg = Math.max(5, width * 0.06);
  const canvas = paintSurface(width, height, (context) => {
    for (const [x, tone, foot] of [
      [width * 0.15, 0.42, 0.96],
      [width * 0.85 - leg, 0.42, 0.96],
      [width * 0.06, 0.2, 1],
      [width * 0.94 - leg, 0.2, 1],
    ] as const)
      fillRounded(
        context,
        { x, y: top, width: leg, height: height * foot - top },
        leg * 0.2,
        darken(wood, tone),
      );
    fillRounded(
      context,
      { x: width * 0.05, y: top * 0.8, width: width * 0.9, height: top * 1.1 },
      2,
      darken(wood, 0.28),
    );
    fillRounded(context, { x: 0, y: 0, width, height: top }, top * 0.35, wood);
    fillRounded(context, { x: 0, y: 0, width, height: top * 0.42 }, top * 0.2, lighten(wood, 0.16));
  });
  return { canvas, width, height };
}
