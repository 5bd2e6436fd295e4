import type { CSSProperties } from 'react';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import { type CaptionLook, captionZones } from '@scenewright/contract/rules/captions.ts';

/** Bright, loud and dark at once: what captions must be readable on. */
export const pictureStandIn = 'linear-gradient(115deg, #fff3c4, #f39a7b 38%, #7a5bd0 66%, #17153b)';
const usualOutline = 0.2;
const usualWeight = 800;
const ringSteps = 20;
const dropShadow = '0 0.07em 0.2em rgb(0 0 0 / 0.55)';

/** The paint of a phrase, in shares of its type: outline, light, weight. */
export function phraseStyle(look: CaptionLook): CSSProperties {
  return {
    color: look.textColour,
    fontFamily: 'Poppins, Inter Variable, sans-serif',
    fontWeight: look.weight ?? usualWeight,
    lineHeight: 1.2,
    wordSpacing: look.backing === 'pill' ? '0.16em' : '0.08em',
    textTransform: look.upperCase === true ? 'uppercase' : 'none',
    textShadow:
      [...outlineRing(look), ...(look.backing === 'box' ? [] : [dropShadow])].join(', ') || 'none',
    ...(look.backing === 'box'
      ? {
          background: `color-mix(in srgb, ${look.outlineColour} 88%, transparent)`,
          borderRadius: '0.32em',
          padding: '0.16em 0.36em',
        }
      : {}),
  };
}

/** The paint of the word being said, on top of its phrase's. */
export function activeStyle(look: CaptionLook): CSSProperties {
  if (look.backing === 'pill') return { color: look.outlineColour, textShadow: 'none' };
  if (look.glows === true)
    return {
      textShadow: [
        ...outlineRing(look),
        ...[0.25, 0.45, 0.7].map((blur) => `0 0 ${blur}em ${look.activeColour}`),
      ].join(', '),
    };
  return { color: look.activeColour };
}

/** An outline with round corners; the browser's own text stroke has spikes. */
function outlineRing({
  outline = usualOutline,
  outlineColour,
  glows,
  activeColour,
}: CaptionLook): string[] {
  if (outline === 0) return [];
  const ring = Array.from({ length: ringSteps }, (_, step) => {
    const angle = (2 * Math.PI * step) / ringSteps;
    return `${((Math.cos(angle) * outline) / 2).toFixed(3)}em ${((Math.sin(angle) * outline) / 2).toFixed(3)}em 0 ${outlineColour}`;
  });
  return glows === true ? [...ring, `0 0 0.28em ${activeColour}`] : ring;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Where captions stand in a picture and how large they are. */
export function zoneStyle({ position, size = 1 }: CaptionLook, shape: Shape): CSSProperties {
  const { top, bottom, width, type } = captionZones[shape];
  const place = {
    top: { top: percent(top) },
    middle: { top: percent((top + bottom) / 2), translate: '-50% -50%' },
    bottom: { bottom: percent(1 - bottom) },
  }[position ?? 'bottom'];
  return {
    position: 'absolute',
    left: '50%',
    translate: '-50% 0',
    width: percent(width),
    fontSize: `${(type * size * 100).toFixed(3)}cqmin`,
    ...place,
  };
}
