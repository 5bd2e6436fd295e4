/**
 * What can go wrong with a call. `refuse`: the connection breaks before anything is done. `forget`: everything is done, and the
 * connection breaks before the answer. `hang`: nothing is answered. `slow_down` and `fail`: errors 503 and 500 before anything is
 * done. `forbid`: the key may not do that. `cut`: the connection breaks in the middle of the answer's body. `corrupt`: one byte of
 * the answer's body is another. `late_error`: an answer 200 whose body is an error, as completing an upload may give.
 */
export type Fault =
  | 'refuse'
  | 'forget'
  | 'hang'
  | 'slow_down'
  | 'fail'
  | 'forbid'
  | 'cut'
  | 'corrupt'
  | 'late_error';

export interface Faults {
  /** Lets the next calls go wrong, those whose `METHOD /path?query` fits. */
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
