import type { SKRSContext2D } from '@napi-rs/canvas';
import { createGenerator } from '@scenewright/media/random.ts';
import type { Picture } from '../picture.ts';
import type { Scene } from '../scene.ts';

const motes = 26;
/** Light crosses the picture once in so long. */
const sweepMs = 7_000;

/** A picture in which light wanders and dust drifts through it: what a still can be given without knowing what it shows. */
export function withAir(picture: Picture, scene: Scene): Picture {
  const random = createGenerator(scene.seed);
  const side = Math.min(scene.width, scene.height);
  const dust = Array.from({ length: motes }, () => ({
    x: random(),
    y: random(),
    radius: side * (0.002 + 0.005 * random()),
    rise: 0.02 + 0.05 * random(),
    sway: 0.01 + 0.03 * random(),
    phase: random(),
  }));
  return {
    ...picture,
    draw(context, moment, clipFrame) {
      picture.draw(context, moment, clipFrame);
      context.save();
      context.globalCompositeOperation = 'screen';
      drawLight(context, scene, moment.timeMs);
      for (const mote of dust) drawMote(context, scene, mote, moment.timeMs / 1_000);
      context.restore();
    },
  };
}

function drawLight(context: SKRSContext2D, { width, height }: Scene, timeMs: number): void {
  const share = (timeMs / sweepMs) % 1;
  const centre = width * (-0.6 + 2.2 * share);
  const light = context.createLinearGradient(
    centre - width * 0.5,
    0,
    centre + width * 0.5,
    height * 0.4,
  );
  light.addColorStop(0, 'rgba(255, 236, 200, 0)');
  light.addColorStop(0.5, 'rgba(255, 236, 200, 0.2)');
  light.addColorStop(1, 'rgba(255, 236, 200, 0)');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
}

interface Mote {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly rise: number;
  readonly sway: number;
  readonly phase: number;
}

function drawMote(
  context: SKRSContext2D,
  { width, height }: Scene,
  { x, y, radius, rise, sway, phase }: Mote,
  timeS: number,
): void {
  const turn = 2 * Math.PI * (timeS / 4 + phase);
  const across = (x + sway * Math.sin(turn)) * width;
  const down = (((y - rise * timeS) % 1) + 1) % 1;
  context.fillStyle = `rgba(255, 246, 224, ${(0.3 + 0.2 * Math.sin(turn * 1.3)).toFixed(3)})`;
  context.beginPath();
  context.arc(across, down * height, radius, 0, 2 * Math.PI);
  context.fill();
}
