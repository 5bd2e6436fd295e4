import { sampleRate } from '../encoding.ts';

/** A stereo loop: notes that ring past its end are heard at its beginning, as they will be when the loop repeats. */
export interface StereoLoop {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function silentLoop(samples: number): StereoLoop {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

/** Adds `sound` from `start` on, around the end of the loop. */
export function addAround(
  channel: Float32Array,
  sound: Float32Array,
  start: number,
  gain: number,
): void {
  let at = start % channel.length;
  for (let from = 0; from < sound.length;) {
    const until = Math.min(sound.length, from + channel.length - at);
    for (let i = from; i < until; i++, at++)
      channel[at] = (channel[at] ?? 0) + (sound[i] ?? 0) * gain;
    from = until;
    at = 0;
  }
}

const echoTailSeconds = 8;

/** Adds echoes of `send` to `loop`, wandering from side to side; those of the loop's end lie under its beginning. */
export function addEcho(
  loop: StereoLoop,
  send: Float32Array,
  seconds: number,
  feedback: number,
): void {
  const length = send.length;
  const delay = Math.max(1, Math.round(seconds * sampleRate) % length);
  const pastLeft = new Float32Array(delay);
  const pastRight = new Float32Array(delay);
  let dullLeft = 0;
  let dullRight = 0;
  for (let i = -warmUp(length, echoTailSeconds); i < length; i++) {
    const at = (i + length) % length;
    const slot = (i + length * 2) % delay;
    // Each echo is duller than the last, and crosses to the other side.
    dullLeft += 0.35 * ((pastRight[slot] ?? 0) - dullLeft);
    dullRight += 0.35 * ((pastLeft[slot] ?? 0) - dullRight);
    pastLeft[slot] = (send[(at - delay + length) % length] ?? 0) + dullLeft * feedback;
    pastRight[slot] = dullRight * feedback;
    if (i < 0) continue;
    loop.left[at] = (loop.left[at] ?? 0) + (pastLeft[slot] ?? 0);
    loop.right[at] = (loop.right[at] ?? 0) + (pastRight[slot] ?? 0);
  }
}

/** Prime delays (in samples, 30 to 80 ms) have no common rhythm. */
const roomDelays = [1_447, 1_663, 1_949, 2_237, 2_593, 2_939, 3_307, 3_701];
const roomDamping = 0.55;

/**
 * Adds a room around `send` to `loop`: a feedback delay network of eight lines mixed by a Householder matrix (J.-M. Jot, 1991),
 * every other line heard on the left. The tail of the loop's end lies under its beginning.
 */
export function addRoom(loop: StereoLoop, send: Float32Array, seconds: number): void {
  const length = send.length;
  const count = roomDelays.length;
  // All lines in one piece of memory, each from its start to the next one's: this is the innermost loop of all music.
  const starts = new Uint32Array(count + 1);
  for (const [n, delay] of roomDelays.entries()) starts[n + 1] = (starts[n] ?? 0) + delay;
  const lines = new Float32Array(starts[count] ?? 0);
  const gains = Float64Array.from(
    roomDelays,
    (delay) => 10 ** ((-3 * delay) / (seconds * sampleRate)), // -60 dB after `seconds`
  );
  const places = starts.slice(0, count);
  const dull = new Float32Array(count);
  for (let i = -warmUp(length, seconds * 1.2); i < length; i++) {
    const at = i < 0 ? i + length : i;
    let left = 0;
    let right = 0;
    for (let n = 0; n < count; n++) {
      const before = dull[n] ?? 0;
      const value = before + roomDamping * ((lines[places[n] ?? 0] ?? 0) - before);
      dull[n] = value;
      if (n % 2 === 0) left += value;
      else right += value;
    }
    const mixed = (left + right) / 4;
    const sent = (send[at] ?? 0) * 0.5;
    for (let n = 0; n < count; n++) {
      const place = places[n] ?? 0;
      lines[place] = ((dull[n] ?? 0) - mixed) * (gains[n] ?? 0) + sent;
      places[n] = place + 1 === starts[n + 1] ? (starts[n] ?? 0) : place + 1;
    }
    if (i < 0) continue;
    loop.left[at] = (loop.left[at] ?? 0) + left * 0.5;
    loop.right[at] = (loop.right[at] ?? 0) + right * 0.5;
  }
}

/** Samples to run before the loop's beginning, so that what rings over from its end is there. */
function warmUp(length: number, seconds: number): number {
  return Math.min(length, Math.round(seconds * sampleRate));
}

/** Removes what lies below hearing (and any constant offset). */
export function removeRumble(channel: Float32Array, cutoffHz: number): void {
  const keep = Math.exp((-2 * Math.PI * cutoffHz) / sampleRate);
  let lastIn = 0;
  let lastOut = 0;
  for (let i = -warmUp(channel.length, 1); i < channel.length; i++) {
    const at = (i + channel.length) % channel.length;
    const input = channel[at] ?? 0;
    lastOut = keep * (lastOut + input - lastIn);
    lastIn = input;
    if (i >= 0) channel[at] = lastOut;
  }
}
