import { sampleRate } from '../encoding.ts';

/** Stereo sound of some length. Of a loop, notes that ring past its end are heard at its beginning, as they will be when it repeats. */
export interface StereoSound {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly isLoop: boolean;
}

export function silence(samples: number, isLoop: boolean): StereoSound {
  return { left: new Float32Array(samples), right: new Float32Array(samples), isLoop };
}

/** Adds `sound` from `start` on: around the end of a loop, up to the end of anything else. */
export function addSound(
  channel: Float32Array,
  sound: Float32Array,
  { start, gain, isLoop }: { start: number; gain: number; isLoop: boolean },
): void {
  let at = isLoop ? start % channel.length : start;
  for (let from = 0; from < sound.length;) {
    const until = Math.min(sound.length, from + channel.length - at);
    for (let i = from; i < until; i++, at++)
      channel[at] = (channel[at] ?? 0) + (sound[i] ?? 0) * gain;
    if (!isLoop) return;
    from = until;
    at = 0;
  }
}

const echoTailSeconds = 8;

/** Adds echoes of `send` to `sound`, wandering from side to side; those of a loop's end lie under its beginning. */
export function addEcho(
  sound: StereoSound,
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
  for (let i = -warmUp(sound, echoTailSeconds); i < length; i++) {
    const at = (i + length) % length;
    const slot = (i + length * 2) % delay;
    // Each echo is duller than the last, and crosses to the other side.
    dullLeft += 0.35 * ((pastRight[slot] ?? 0) - dullLeft);
    dullRight += 0.35 * ((pastLeft[slot] ?? 0) - dullRight);
    pastLeft[slot] = (send[(at - delay + length) % length] ?? 0) + dullLeft * feedback;
    pastRight[slot] = dullRight * feedback;
    if (i < 0) continue;
    sound.left[at] = (sound.left[at] ?? 0) + (pastLeft[slot] ?? 0);
    sound.right[at] = (sound.right[at] ?? 0) + (pastRight[slot] ?? 0);
  }
}

/** Prime delays (in samples, 30 to 80 ms) have no common rhythm. */
const roomDelays = [1_447, 1_663, 1_949, 2_237, 2_593, 2_939, 3_307, 3_701];
const roomDamping = 0.55;

/**
 * Adds a room around `send` to `sound`: a feedback delay network of eight lines mixed by a Householder matrix (J.-M. Jot, 1991),
 * every other line heard on the left. The tail of a loop's end lies under its beginning.
 */
export function addRoom(sound: StereoSound, send: Float32Array, seconds: number): void {
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
  for (let i = -warmUp(sound, seconds * 1.2); i < length; i++) {
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
    sound.left[at] = (sound.left[at] ?? 0) + left * 0.5;
    sound.right[at] = (sound.right[at] ?? 0) + right * 0.5;
  }
}

/** Samples to run before a loop's beginning, so that what rings over from its end is there. */
function warmUp({ left, isLoop }: StereoSound, seconds: number): number {
  return isLoop ? Math.min(left.length, Math.round(seconds * sampleRate)) : 0;
}

/** Removes what lies below hearing (and any constant offset). */
export function removeRumble(sound: StereoSound, cutoffHz: number): void {
  const keep = Math.exp((-2 * Math.PI * cutoffHz) / sampleRate);
  for (const channel of [sound.left, sound.right]) {
    let lastIn = 0;
    let lastOut = 0;
    for (let i = -warmUp(sound, 1); i < channel.length; i++) {
      const at = i < 0 ? i + channel.length : i;
      const input = channel[at] ?? 0;
      lastOut = keep * (lastOut + input - lastIn);
      lastIn = input;
      if (i >= 0) channel[at] = lastOut;
    }
  }
}
