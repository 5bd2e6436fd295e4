import { floorPlane } from '../grounds/ground-plane.ts';
import { cloudTops } from '../grounds/natural.ts';
import { cloudColours, cloudPlane, paintCloud } from '../brushes/clouds.ts';
import { lightSide, skyPlace, skyPlane } from '../brushes/sky.ts';
import { verticalGradient } from '../brushes/surface.ts';
import { darken, mix } from '../palette/colour.ts';
import { belowFrame, sheetBox, type Plane, type StageBrief, type Template } from '../stage.ts';

/** A sea of cloud tops across the frame; the lower half of it is solid. */
function cloudSea(
  brief: StageBrief,
  layer: { depth: number; y: number; size: number; shade: number },
): Plane {
  const { width, height, palette } = brief;
  const stream = brief.random.fork(`sea of clouds ${layer.depth}`);
  const size = width * layer.size;
  const box = sheetBox(
    brief,
    layer.y - size * 0.6,
    Math.min(belowFrame(brief), layer.y + height * 0.3),
  );
  const plain = cloudColours(brief);
  const tone = mix(palette.near, palette.skyTop, 0.5);
  const colours = {
    top: mix(plain.top, tone, layer.shade * 0.55),
    foot: mix(plain.foot, tone, layer.shade),
  };
  return {
    depth: layer.depth,
    box,
    driftX: (brief.random.fork('wind').chance(0.5) ? 1 : -1) * width * 0.004 * layer.depth,
    paint(context) {
      for (let x = box.x; x < box.x + box.width + size; x += size * stream.between(0.3, 0.5)) {
        paintCloud(
          context,
          x,
          layer.y + size * stream.between(0.02, 0.16),
          size * stream.between(0.7, 1.2),
          colours,
          stream,
        );
      }
      context.fillStyle = verticalGradient(context, layer.y, box.y + box.height, [
        [0, colours.foot],
        [1, darken(mix(colours.foot, tone, 0.5), 0.15)],
      ]);
      context.fillRect(box.x, layer.y, box.width, box.height);
    },
  };
}

/** Above the clouds. */
export const sky: Template = (brief) => {
  const { height, groundY, blend, palette } = brief;
  const place = skyPlace(brief, groundY / height + 0.05);
  const sinkY = groundY + height * 0.01;
  return {
    planes: [
      skyPlane(brief, place),
      cloudPlane(brief, {
        top: 0.05,
        bottom: 0.26,
        count: 3,
        size: blend(0.36, 0.2),
        depth: 0.05,
        opacity: 0.55,
      }),
      cloudPlane(brief, {
        top: 0.2,
        bottom: 0.55,
        count: 3,
        size: blend(0.5, 0.3),
        depth: 0.22,
        opacity: 0.9,
      }),
      cloudSea(brief, {
        depth: 0.35,
        y: groundY - height * 0.06,
        size: blend(0.4, 0.24),
        shade: 0.06,
      }),
      cloudSea(brief, {
        depth: 0.7,
        y: groundY + height * 0.01,
        size: blend(0.55, 0.32),
        shade: 0.26,
      }),
    ],
    foreground: [
      cloudSea(brief, {
        depth: 1.3,
        y: sinkY + height * 0.075,
        size: blend(0.62, 0.36),
        shade: 0.36,
      }),
      floorPlane(brief, {
        ground: cloudTops,
        label: 'cloud tops',
        top: sinkY + height * 0.045,
        depth: 1.4,
        tone: mix(cloudColours(brief).foot, mix(palette.near, palette.skyTop, 0.5), 0.42),
        lightFromX: lightSide(place),
      }),
    ],
    surface: 'air',
    groundY,
    sinkY,
    lightFromX: lightSide(place),
    ambience: palette.dark ? 'twinkle' : 'dust',
  };
};
