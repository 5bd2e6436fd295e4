/** Used credits as a share of all there were, in whole percent: used ÷ (available + used). 0 where there were none. */
export function usagePercent(availableCredits: number, usedCredits: number): number {
  const all = availableCredits + usedCredits;
  return all <= 0 ? 0 : Math.round((usedCredits / all) * 100);
}
