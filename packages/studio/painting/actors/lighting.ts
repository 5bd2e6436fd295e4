import type { Stage, StageBrief } from '../stage.ts';
import type { Lighting } from './sprite.ts';

/** How a stage's light falls on who and what stands on it. */
export function lightingOf({ palette, drawing }: StageBrief, stage: Stage): Lighting {
  const share = { dawn: 0.07, day: 0.03, dusk: 0.11, night: 0.17 }[palette.light];
  return {
    fromX: stage.lightFromX,
    glow: palette.glow,
    ambient: palette.dark ? palette.skyTop : palette.ink,
    ambientShare: drawing.mood === 'tense' ? share + 0.06 : share,
  };
}
