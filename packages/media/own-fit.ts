/**
 * A filter that makes a picture's pixels square and no side longer than is kept, in one step: a file may say that its pixels are
 * a thousand times as wide as they are high, and a picture of that size must never be in memory.
 * @param multiple what both sides are to be divisible by
 */
export function fittedTo(side: number, multiple = 1): string {
  const factor = `min(1,min(${side}/(iw*sar),${side}/ih))`;
  // A hundredth, since a share of a share may fall just short of a whole pixel.
  const sideOf = (length: string) =>
    `max(${multiple},trunc((${length}*${factor}+0.01)/${multiple})*${multiple})`;
  return `scale=w='${sideOf('iw*sar')}':h='${sideOf('ih')}',setsar=1`;
}

/** What shines through is white. */
export const onWhite =
  'format=rgba,split[one][two];[one]drawbox=c=white:t=fill:replace=1[white];[white][two]overlay=format=auto';
