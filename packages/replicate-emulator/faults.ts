/**
 * What can go wrong with a call. `refuse`: the connection breaks before anything is done. `forget`: all is done, and the
 * connection breaks before the answer. `hang`: nothing is done and nothing answered. `slow-body`: all is done, and the answer
 * stops half way. `throttle`: 429 with Retry-After. `throttle-in-words`: 429 that tells the wait in its text alone.
 * `fail`: 500 before anything is done. `bad-gateway`: all is done, and a page 502 is answered. `html`: all is done, and a page
 * 200 is answered. `cut`: all is done, and half the JSON is answered. `endless`: all is done, and the answer has no end.
 * `redirect`: to another host. `no-credit`, `bad-token`, `forbid`: 402, 401, 403. `retired`: 404.
 */
export type CallFault =
  | 'refuse'
  | 'forget'
  | 'hang'
  | 'slow-body'
  | 'throttle'
  | 'throttle-in-words'
  | 'fail'
  | 'bad-gateway'
  | 'html'
  | 'cut'
  | 'endless'
  | 'redirect'
  | 'no-credit'
  | 'bad-token'
  | 'forbid'
  | 'retired';

/**
 * What can go wrong with fetching an output. `truncate`: the whole length is announced, half of it sent. `truncate-chunked`: no
 * length is announced, and the connection breaks. `endless`: never ends. `too-long`: a length of a terabyte is announced.
 * `redirect-private`: to an address of the machine's own network. `redirect-away`: to a host of somebody else.
 * `redirect-around`: to itself. `redirect-within`: to another address of the same host, where the file is. `html`: a page in
 * place of the file, called the file's type. `wrong-type`: the file, called a page. `expired`: 404.
 */
export type OutputFault =
  | 'fail'
  | 'hang'
  | 'slow-body'
  | 'empty'
  | 'html'
  | 'wrong-type'
  | 'truncate'
  | 'truncate-chunked'
  | 'endless'
  | 'too-long'
  | 'redirect-private'
  | 'redirect-away'
  | 'redirect-around'
  | 'redirect-within'
  | 'expired';

/** How a prediction ends. `moderation` and `break`: failed. `odd`: in a status that nobody has told us about. */
export type PredictionFault = 'moderation' | 'break' | 'cancel' | 'abort' | 'odd';

/**
 * What can happen to a webhook. `late`: it is held until `sendHeld()`. `stale`: its timestamp is ten minutes old.
 * `forged`: signed with another key.
 */
export type WebhookFault = 'lost' | 'duplicate' | 'late' | 'stale' | 'forged';

export interface FaultOptions {
  /** How many it befalls; 1 by default, all of them where a share is given. */
  readonly times?: number;
  /** Which part of those that fit it befalls, evenly: 0.25 is every fourth. */
  readonly share?: number;
  /** What it befalls: `METHOD /path` of a call or an output, `owner/name` of a prediction or a webhook. */
  readonly at?: RegExp;
  /** For `throttle`: how long to wait, in seconds. */
  readonly waitS?: number;
}

/** A fault that befalls somebody now. */
export interface Met<Kind> {
  readonly kind: Kind;
  readonly waitS: number;
}

export interface FaultQueue<Kind> {
  /** Lets the next that fit go wrong. */
  inject(kind: Kind, options?: FaultOptions): void;
  /** The fault that befalls this one; it is used up. */
  meet(subject: string): Met<Kind> | null;
  clear(): void;
}

export interface Faults {
  readonly calls: FaultQueue<CallFault>;
  readonly outputs: FaultQueue<OutputFault>;
  readonly predictions: FaultQueue<PredictionFault>;
  readonly webhooks: FaultQueue<WebhookFault>;
}

export function createFaults(): Faults {
  return {
    calls: createQueue(),
    outputs: createQueue(),
    predictions: createQueue(),
    webhooks: createQueue(),
  };
}

function createQueue<Kind>(): FaultQueue<Kind> {
  const waiting: (Met<Kind> & { at: RegExp; share: number; times: number; due: number })[] = [];
  return {
    inject(kind, { share = 1, times = share < 1 ? Infinity : 1, at = /./u, waitS = 1 } = {}) {
      waiting.push({ kind, at, share, times, waitS, due: 0 });
    },
    meet(subject) {
      for (const fault of waiting) {
        if (fault.times < 1 || !fault.at.test(subject)) continue;
        fault.due += fault.share;
        if (fault.due < 1) continue;
        fault.due -= 1;
        fault.times -= 1;
        return { kind: fault.kind, waitS: fault.waitS };
      }
      return null;
    },
    clear() {
      waiting.length = 0;
    },
  };
}
