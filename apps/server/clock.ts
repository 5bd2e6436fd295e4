/** The product's time. Everything that happens "now" asks it, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface MovableClock extends Clock {
  advance(ms: number): void;
}

export function isMovable(clock: Clock): clock is MovableClock {
  return 'advance' in clock;
}

/** A clock that runs with the system's but can be put forward. */
export function createMovableClock(): MovableClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance(ms) {
      aheadMs += ms;
    },
  };
}
