export const dayMs = 86_400_000;
const keptDays = 7;

/** `2026-05-10`, in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The day before which what is counted by days is forgotten. */
export const oldestKeptDay = (now: Date): string =>
  dayOf(new Date(now.getTime() - keptDays * dayMs));
