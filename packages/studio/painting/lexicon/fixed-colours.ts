import stored from '../../data/fixed-colours.json' with { type: 'json' };
import { channelsOf } from '../palette/colour.ts';

/* Drawings that no told colour changes, with the colours that they have: a green bin is none of grey wire. */

const colours: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(stored));

/** What people call a colour of `#rrggbb`. */
export function nameOfColour(colour: string): string {
  const [red, green, blue] = channelsOf(colour);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const saturation = most === 0 ? 0 : spread / most;
  const light = most / 255;
  if (light < 0.22) return 'black';
  if (saturation < 0.16) return light > 0.86 ? 'white' : light > 0.32 ? 'grey' : 'black';
  const sector =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const hue = sector * 60;
  const isWarm = hue < 45 || hue > 345;
  if (isWarm && light < 0.62) return 'brown';
  if (isWarm && hue >= 20 && saturation < 0.4) return 'beige';
  return hues.find(([to]) => hue < to)?.[1] ?? 'red';
}
/** Up to which hue, in degrees, a colour is called so. */
const hues: readonly (readonly [number, string])[] = [
  [14, 'red'],
  [38, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [200, 'turquoise'],
  [255, 'blue'],
  [295, 'purple'],
  [345, 'pink'],
];

/** Whether a drawing has another colour than is told of its thing, and cannot take that. */
export function isOtherColour(drawing: string, told: string | null): boolean {
  const own = told === null ? undefined : colours.get(drawing);
  return own !== undefined && told !== null && !own.includes(nameOfColour(told));
}
