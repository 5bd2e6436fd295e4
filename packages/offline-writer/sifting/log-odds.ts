/** How a chance is weighed against its opposite: 0 where both are even. */
export const logOdds = (chance: number): number => Math.log((chance + 1e-9) / (1 - chance + 1e-9));
