import type { IncomingMessage } from 'node:http';
import type { ReceivedRequest } from './canonical-request.ts';
import type { ObjectStore, StoredFile } from './object-store.ts';
import type { ByteRange } from './byte-range.ts';

/** An answer before it is sent. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text, or a part of a file. */
  readonly body?: string | { readonly file: StoredFile; readonly range: ByteRange | null };
}

/** A request whose sender is known. */
export interface Exchange {
  readonly request: ReceivedRequest;
  readonly message: IncomingMessage;
  readonly key: string;
  readonly query: ReadonlyMap<string, string>;
  readonly store: ObjectStore;
  readonly bucket: string;
  readonly now: Date;
  /** Receives the body and holds it against the hash that was signed. @throws S3Error */
  readBody(): Promise<StoredFile>;
}

export type Handler = (exchange: Exchange) => Promise<Answer>;
