/**
 * How a site's answer may go wrong. `refuse`: the connection breaks. `fail`: 503. `throttle`: 429 with Retry-After of 120 s.
 * `last`: a right answer that was the last one for 90 s, by the site's own headers. `html`: a page. `odd`: JSON of another form.
 * `endless`: never ends. `redirect`: to another host. `garbled`: a right answer but for ids, names and addresses that are none.
 * `throttle-forever`: 429 with a Retry-After of thousands of years.
 */
export type ApiFault =
  | 'refuse'
  | 'fail'
  | 'throttle'
  | 'last'
  | 'html'
  | 'odd'
  | 'endless'
  | 'redirect'
  | 'garbled'
  | 'throttle-forever';

/**
 * How a file may go wrong. `redirect-private`: to an address of the machine's own network. `redirect-within`: to itself by another
 * address. `too-long`: a length of a terabyte is announced. `html`: a page in its place. `gone`: 404. `fail`: 503. `cut`: half of it.
 */
export type FileFault =
  | 'redirect-private'
  | 'redirect-within'
  | 'too-long'
  | 'html'
  | 'gone'
  | 'fail'
  | 'cut';

export interface World {
  readonly pexelsKey: string;
  readonly pixabayKey: string;
  readonly picture: Uint8Array;
  readonly clip: Uint8Array;
  apiAddress: string;
  fileAddress: string;
  photographer: string;
  readonly calls: string[];
  readonly fetched: string[];
  readonly misunderstood: string[];
  readonly faults: {
    readonly api: ReturnType<typeof createFaults<ApiFault>>;
    readonly files: ReturnType<typeof createFaults<FileFault>>;
  };
}

export function createFaults<Fault>() {
  const waiting: Fault[] = [];
  return {
    once: (fault: Fault): void => void waiting.push(fault),
    next: (): Fault | null => waiting.shift() ?? null,
  };
}
