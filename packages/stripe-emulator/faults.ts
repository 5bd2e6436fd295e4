/**
 * What can go wrong with a call. `refuse`: the connection breaks before anything is read. `fail`: an error 500 before
 * anything is done. `forget`: everything is done, and the connection breaks before the answer. `hang`: nothing is
 * answered. `slow_down`: too many requests. `forbid`: the key may not do that. `in_use`: another call with the same
 * idempotency key is under way. `decline`: the card is refused at once. `deny`: not in the
 * present state. `leak`: an error 500 that repeats the key it was asked with.
 */
export type Fault =
  | 'refuse'
  | 'fail'
  | 'forget'
  | 'hang'
  | 'slow_down'
  | 'forbid'
  | 'in_use'
  | 'decline'
  | 'deny'
  | 'leak';

export interface Faults {
  /** Lets the next calls go wrong, those whose `METHOD /path` fits. */
  inject(fault: Fault, options?: { readonly times?: number; readonly at?: RegExp }): void;
  /** The fault that this call meets; it is used up. */
  meet(call: string): Fault | null;
  clear(): void;
}

export function createFaults(): Faults {
  const waiting: { readonly fault: Fault; times: number; readonly at: RegExp }[] = [];
  return {
    inject(fault, { times = 1, at = /./ } = {}) {
      waiting.push({ fault, times, at });
    },
    meet(call) {
      const met = waiting.find(({ times, at }) => times > 0 && at.test(call));
      if (met === undefined) return null;
      met.times -= 1;
      return met.fault;
    },
    clear() {
      waiting.length = 0;
    },
  };
}
