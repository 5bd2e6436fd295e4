/** 0 to 1, slow at both ends: a camera on a dolly (Penner's sine easing). */
export function easeInOut(progress: number): number {
  return (1 - Math.cos(Math.PI * Math.min(1, Math.max(0, progress)))) / 2;
}

export function interpolate(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
