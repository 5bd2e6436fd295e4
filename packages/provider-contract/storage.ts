/** How a stored file reaches the browser. */
export type Delivery =
  | { readonly kind: 'file'; readonly root: string; readonly path: string }
  | {
      readonly kind: 'redirect';
      readonly url: string;
      /** How long the address may be used again, in seconds; it works longer than that. */
      readonly reusableForS: number;
    };

export interface DeliveryOptions {
  readonly mimeType: string;
  /** File name of a download; absent for files shown in the page. */
  readonly downloadName?: string;
  /** Whether the file's headers alone are asked for. */
  readonly headersOnly?: boolean;
}

/** Keeps media files under keys such as `accounts/<id>/<asset>.mp4`. Implementations: a folder and a bucket of S3. */
export interface Storage {
  readonly name: 'disk' | 's3';
  /** Origins besides our own from which browsers load what is delivered. */
  readonly origins: readonly string[];
  /**
   * Stores a local file under a key; what was there before is replaced at once, never in part. Moves the file where it can.
   * @throws ProviderError
   */
  put(key: string, path: string, mimeType: string): Promise<{ bytes: number }>;
  /** Calls `work` with the path of a local copy that may be read, not changed, until `work` ends. @throws ProviderError */
  withFile<T>(key: string, work: (path: string) => Promise<T>, signal?: AbortSignal): Promise<T>;
  deliver(key: string, options: DeliveryOptions): Promise<Delivery>;
  /** Bytes that are kept under a key; null where nothing is. @throws ProviderError */
  size(key: string): Promise<number | null>;
  /** Removing what is not there is no error. @throws ProviderError */
  remove(key: string): Promise<void>;
  /** Removes what puts left behind that began before this moment and never came to an end. @throws ProviderError */
  sweep(before: Date): Promise<void>;
  /** @throws Error with a sentence when the storage cannot be written to. */
  check(): Promise<void>;
}
