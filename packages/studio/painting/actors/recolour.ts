import { channelsOf } from '../palette/colour.ts';
import { paintSurface } from '../brushes/surface.ts';
import type { Sprite } from './sprite.ts';
import { drawnThings } from './drawn/catalogue.ts';
import { stagingOf } from './staging.ts';

/** The part of an illustration that takes a colour: from and to which share of its height, and whether somebody wears it. */
interface Dyed {
  readonly from: number;
  readonly to: number;
  readonly worn: boolean;
}

const headAlone =
  /^(?:baby|boy|girl|child|man|woman|person|old-man|old-woman|older-person|(?:man|woman|person)-(?:.+-hair|bald|beard|wearing-turban))$/;

function dyedPart(emoji: string): Dyed | null {
  const plain = emoji.replace(/-(?:medium-light|medium-dark|light|medium|dark)$/, '');
  const staging = stagingOf(emoji);
  if (headAlone.test(plain)) return null;
  if (/headscarf/.test(plain)) return { from: 0, to: 1, worn: true };
  if (staging === 'bust') return { from: 0.52, to: 1, worn: true };
  if (staging === 'figure')
    return { from: 0.2, to: plain.endsWith('standing') ? 0.56 : 1, worn: true };
  return { from: 0, to: 1, worn: false };
}

/** Whether the illustration shows anything that a colour can be given to: of a head alone it does not. */
export const canRecolour = (emoji: string): boolean => dyedPart(emoji) !== null;

/** Whether a thing or an animal can be shown in the colour that a text gives it: "a red kite". */
export const takesColour = (emoji: string): boolean =>
  drawnThings.has(emoji) || dyedPart(emoji)?.worn === false;

/** Hue in degrees and saturation from 0 to 1 of a colour in bytes. */
function hueOf(red: number, green: number, blue: number): { hue: number; saturation: number } {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread === 0) return { hue: 0, saturation: 0 };
  const sector =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { hue: sector * 60, saturation: spread / most };
}

/** Skin of every tone, and wood: never dyed on somebody who wears clothes. */
const isSkin = (hue: number, saturation: number) =>
  (hue < 42 || hue > 348) && saturation > 0.14 && saturation < 0.68;

const sectors = 12;
/** From here on one hue is the colour of a thing: a car's windows keep theirs. A kite of four colours has no hue of its own. */
const mainShare = 0.55;

/** The pixels in a thing's main hue and its neighbours; all of them where it has none. */
function ofMainHue(pixels: readonly number[], data: Uint8ClampedArray): readonly number[] {
  const sectorOf = (at: number) =>
    Math.floor((hueOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0).hue / 360) * sectors);
  const counts = Array.from({ length: sectors }, () => 0);
  for (const at of pixels)
    counts[sectorOf(at) % sectors] = (counts[sectorOf(at) % sectors] ?? 0) + 1;
  const around = (sector: number) =>
    [-1, 0, 1].reduce((sum, step) => sum + (counts[(sector + step + sectors) % sectors] ?? 0), 0);
  const main = counts.reduce(
    (best, _, sector) => (around(sector) > around(best) ? sector : best),
    0,
  );
  if (around(main) < pixels.length * mainShare) return pixels;
  const isNear = (sector: number) => {
    const away = Math.abs(sector - main);
    return Math.min(away, sectors - away) <= 1;
  };
  return pixels.filter((at) => isNear(sectorOf(at)));
}

const luminance = (red: number, green: number, blue: number) =>
  (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;

/** Light and shadow of the cloth stay: what is as bright as most of it becomes the colour itself. */
function dye(level: number, usual: number, channel: number): number {
  if (level <= usual) return channel * (0.35 + 0.65 * (level / usual));
  return channel + (255 - channel) * ((level - usual) / (1 - usual)) * 0.45;
}

/** The same sprite with its clothes, fur or paint in another colour (`#rrggbb`); faces, hands, eyes and outlines stay. */
export function recolour(sprite: Sprite, emoji: string, colour: string): Sprite {
  const { width, height } = sprite;
  const [red, green, blue] = channelsOf(colour);
  const part = dyedPart(emoji);
  if (part === null) return sprite;
  const canvas = paintSurface(width, height, (context) => {
    context.drawImage(sprite.canvas, 0, 0);
    const image = context.getImageData(0, 0, width, height);
    const { data } = image;
    const takes = (at: number): boolean => {
      const [r = 0, g = 0, b = 0, opacity = 0] = data.subarray(at, at + 4);
      const { hue, saturation } = hueOf(r, g, b);
      if (opacity === 0) return false;
      return part.worn ? !isSkin(hue, saturation) : saturation > 0.2 && Math.max(r, g, b) > 70;
    };
    const coloured: number[] = [];
    for (
      let at = Math.floor(part.from * height) * width * 4;
      at < Math.floor(part.to * height) * width * 4;
      at += 4
    )
      if (takes(at)) coloured.push(at);
    const dyed = part.worn ? coloured : ofMainHue(coloured, data);
    const sum = dyed.reduce(
      (light, at) => light + luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0),
      0,
    );
    const usual = Math.min(Math.max(sum / Math.max(dyed.length, 1), 0.08), 0.92);
    for (const at of dyed) {
      const level = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      data[at] = dye(level, usual, red);
      data[at + 1] = dye(level, usual, green);
      data[at + 2] = dye(level, usual, blue);
    }
    context.putImageData(image, 0, 0);
  });
  return { canvas, width, height };
}
