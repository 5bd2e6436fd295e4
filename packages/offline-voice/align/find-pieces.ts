/** A piece of speech that is to be found in a sound, after the one before it. Places and lengths in frames. */
export interface Piece {
  /** Pieces of the same group follow each other without a gap, and are left out together. */
  readonly group: number;
  readonly least: number;
  /** The cost of each length, from 0 on; as many as the piece can be long. */
  readonly lengthCosts: Float32Array;
  /** Where its end may lie. */
  readonly window: FrameSpan;
  /**
   * Prepares the costs of lying anywhere within the window.
   * @returns the cost of lying in the frames from `from` up to `to`
   */
  open(): (from: number, to: number) => number;
}

export interface FrameSpan {
  readonly from: number;
  readonly to: number;
}

export interface GapCosts {
  /** Of each frame that belongs to no piece. */
  readonly frame: Float32Array;
  /** Of beginning a gap before each group, and after the last. */
  readonly enter: readonly number[];
  /** Of leaving each group out. */
  readonly skip: readonly number[];
}

type Scores = Float64Array<ArrayBuffer>;
type Step =
  | { readonly kind: 'gap'; readonly lengths: Uint16Array; readonly from: number }
  | {
      readonly kind: 'skip';
      readonly isSkipped: Uint8Array;
      readonly pieces: number;
      readonly from: number;
    }
  | {
      readonly kind: 'piece';
      readonly piece: number;
      readonly lengths: Uint16Array;
      readonly from: number;
    };

/**
 * Finds pieces in a sound, in order and without overlap, at the least total cost: a search through all places and lengths
 * (a hidden semi-Markov model: Levinson, Computer Speech and Language 1, 1986). Between groups there may be gaps of any length;
 * whole groups may be left out, so there is always an answer. Time grows with the windows times the lengths, memory with the
 * windows.
 *
 * @param pieces in order; their groups count from 0 without a hole
 * @param frames below 65,536: lengths are kept in 16 bits
 * @returns where each piece lies; undefined where its group was left out
 */
export function findPieces(
  frames: number,
  pieces: readonly Piece[],
  gaps: GapCosts,
): (FrameSpan | undefined)[] {
  const steps: Step[] = [];
  const whole = { from: 0, to: frames };
  let scores: Scores = new Float64Array(frames + 1).fill(Number.POSITIVE_INFINITY);
  scores[0] = 0;
  let index = 0;
  for (let group = 0; index < pieces.length; group += 1) {
    const around = {
      from: pieces[index - 1]?.window.from ?? 0,
      to: pieces[index]?.window.to ?? frames,
    };
    scores = addGap(scores, gaps.frame, gaps.enter[group] ?? 0, around, steps);
    const before = scores;
    const first = index;
    for (let piece = pieces[index]; piece?.group === group; piece = pieces[index]) {
      scores = addPiece(scores, piece, index, steps);
      index += 1;
    }
    const cost = gaps.skip[group] ?? 0;
    addSkip(scores, before, { cost, pieces: index - first, range: around }, steps);
  }
  addGap(scores, gaps.frame, gaps.enter.at(-1) ?? 0, whole, steps);
  return walkBack(frames, pieces.length, steps);
}

function addGap(
  scores: Scores,
  frame: Float32Array,
  enter: number,
  { from, to }: FrameSpan,
  steps: Step[],
): Scores {
  const next = new Float64Array(scores.length).fill(Number.POSITIVE_INFINITY);
  const lengths = new Uint16Array(to - from + 1);
  let run = Number.POSITIVE_INFINITY;
  let length = 0;
  for (let edge = from; edge <= to; edge += 1) {
    const begun = edge === from ? Number.POSITIVE_INFINITY : (scores[edge - 1] ?? 0) + enter;
    if (begun < run) {
      run = begun;
      length = 0;
    }
    run += frame[edge - 1] ?? 0;
    length += 1;
    const here = scores[edge] ?? 0;
    next[edge] = Math.min(run, here);
    if (run < here) lengths[edge - from] = length;
  }
  steps.push({ kind: 'gap', lengths, from });
  return next;
}

function addPiece(scores: Scores, piece: Piece, index: number, steps: Step[]): Scores {
  const { least, lengthCosts, window } = piece;
  const next = new Float64Array(scores.length).fill(Number.POSITIVE_INFINITY);
  const lengths = new Uint16Array(window.to - window.from + 1);
  const costOf = piece.open();
  for (let edge = window.from; edge <= window.to; edge += 1) {
    const longest = Math.min(lengthCosts.length - 1, edge);
    let lowest = Number.POSITIVE_INFINITY;
    let chosen = 0;
    for (let length = least; length <= longest; length += 1) {
      const before = (scores[edge - length] ?? 0) + (lengthCosts[length] ?? 0);
      if (before >= lowest) continue;
      const cost = before + costOf(edge - length, edge);
      if (cost >= lowest) continue;
      lowest = cost;
      chosen = length;
    }
    next[edge] = lowest;
    lengths[edge - window.from] = chosen;
  }
  steps.push({ kind: 'piece', piece: index, lengths, from: window.from });
  return next;
}

/** Lowers the scores after a group to those before it, where leaving it out costs less. */
function addSkip(
  scores: Scores,
  before: Scores,
  { cost, pieces, range }: { cost: number; pieces: number; range: FrameSpan },
  steps: Step[],
): void {
  const isSkipped = new Uint8Array(range.to - range.from + 1);
  for (let edge = range.from; edge <= range.to; edge += 1) {
    const skipping = (before[edge] ?? 0) + cost;
    if (skipping >= (scores[edge] ?? 0)) continue;
    scores[edge] = skipping;
    isSkipped[edge - range.from] = 1;
  }
  steps.push({ kind: 'skip', isSkipped, pieces, from: range.from });
}

function walkBack(frames: number, count: number, steps: Step[]): (FrameSpan | undefined)[] {
  const found: (FrameSpan | undefined)[] = Array.from({ length: count }, () => undefined);
  let edge = frames;
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if (step.kind === 'gap') edge -= step.lengths[edge - step.from] ?? 0;
    else if (step.kind === 'skip') {
      if (step.isSkipped[edge - step.from] === 1) steps.length -= step.pieces;
    } else {
      const from = edge - (step.lengths[edge - step.from] ?? 0);
      found[step.piece] = { from, to: edge };
      edge = from;
    }
  }
  return found;
}
