import { sampleRate } from '../encoding.ts';

/** A stereo loop: what rings past its end is heard at its beginning, as it will be when the loop repeats. */
export interface StereoLoop {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function silentLoop(samples: number): StereoLoop {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

/** Adds `sound` from `start` on, around the end of the loop. */
export function addAround(channel: Float32Array, sound: Float32Array, start: number, gain: number): void {
  let at = start % channel.length;
  for (const value of sound) {
    channel[at] = (channel[at] ?? 0) + value * gain;
    if (++at === channel.length) at = 0;
  }
}

/**
 * Echoes that wander from side to side. Runs around the loop until the echoes of its end have met its beginning: twice.
 */
export function echo(send: StereoLoop, seconds: number, feedback: number): StereoLoop {
  const length = send.left.length;
  const delay = Math.round(seconds * sampleRate) % length;
  const out = silentLoop(length);
  let dullLeft = 0;
  let dullRight = 0;
  for (let i = 0; i < length * 2; i++) {
    const at = i % length;
    const past = (at - delay + length) % length;
    // Each echo is duller than the last, and crosses to the other side.
    dullLeft += 0.35 * ((out.right[past] ?? 0) - dullLeft);
    dullRight += 0.35 * ((out.left[past] ?? 0) - dullRight);
    const input = ((send.left[past] ?? 0) + (send.right[past] ?? 0)) * 0.5;
    out.left[at] = input + dullLeft * feedback;
    out.right[at] = dullRight * feedback;
  }
  return out;
}

/** Prime delays (in samples, 30 to 80 ms) have no common rhythm. */
const roomDelays = [1_447, 1_663, 1_949, 2_237, 2_593, 2_939, 3_307, 3_701];
const roomDamping = 0.55;

/**
 * A room: a feedback delay network of eight lines mixed by a Householder matrix (J.-M. Jot, 1991).
 * Runs around the loop twice, so that the tail of its end lies under its beginning.
 */
export function room(send: StereoLoop, seconds: number): StereoLoop {
  const length = send.left.length;
  const out = silentLoop(length);
  const lines = roomDelays.map((delay) => ({
    memory: new Float32Array(delay),
    at: 0,
    dull: 0,
    gain: 10 ** ((-3 * delay) / (seconds * sampleRate)), // -60 dB after `seconds`
  }));
  for (let i = 0; i < length * 2; i++) {
    const now = i % length;
    let sum = 0;
    let left = 0;
    let right = 0;
    for (const [index, line] of lines.entries()) {
      line.dull += roomDamping * ((line.memory[line.at] ?? 0) - line.dull);
      sum += line.dull;
      if (index % 2 === 0) left += line.dull;
      else right += line.dull;
    }
    out.left[now] = left * 0.5;
    out.right[now] = right * 0.5;
    for (const [index, line] of lines.entries()) {
      const input = index % 2 === 0 ? (send.left[now] ?? 0) : (send.right[now] ?? 0);
      line.memory[line.at] = (line.dull - sum / 4) * line.gain + input * 0.5;
      line.at = (line.at + 1) % line.memory.length;
    }
  }
  return out;
}

/** Removes what lies below hearing (and any constant offset). */
export function removeRumble(channel: Float32Array, cutoffHz: number): void {
  const keep = Math.exp((-2 * Math.PI * cutoffHz) / sampleRate);
  let lastIn = 0;
  let lastOut = 0;
  const dry = channel.slice();
  for (let i = 0; i < dry.length * 2; i++) {
    const at = i % dry.length;
    const input = dry[at] ?? 0;
    lastOut = keep * (lastOut + input - lastIn);
    lastIn = input;
    channel[at] = lastOut;
  }
}
