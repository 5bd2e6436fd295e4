import type { StockKind } from '@scenewright/contract/rules/stock.ts';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import type { Credit, StockSourceId } from '@scenewright/contract/rules/stock.ts';

export interface StockSearch {
  readonly words: string;
  readonly kind: StockKind;
  /** Of the film that they are for. */
  readonly shape: Shape;
  /** From 1. */
  readonly page: number;
}

/** A picture or clip that a site offers. */
export interface StockResult {
  readonly id: string;
  readonly kind: StockKind;
  readonly width: number;
  readonly height: number;
  /** Of a clip. */
  readonly durationMs: number | null;
  /** Where its small picture lies, for {@link StockSource.readThumbnail}. */
  readonly thumbnail: string;
  readonly credit: Credit;
}

export interface StockPage {
  readonly results: readonly StockResult[];
  readonly hasMore: boolean;
}

/** The file of a picture or clip. */
export interface StockFile {
  /** For {@link StockSource.save}. */
  readonly address: string;
  /** How large it is, as far as the site says so. */
  readonly bytes: number | null;
  readonly credit: Credit;
}

/**
 * A site that offers pictures and clips of others. It is asked within limits of time, size and its own rate; files come from its
 * own hosts alone. Failures are `ProviderError`s: one that is not there (any more) has the code `not_found`.
 */
export interface StockSource {
  readonly id: StockSourceId;
  search(asked: StockSearch, signal: AbortSignal): Promise<StockPage>;
  /** What is fetched for one of its results: whose it is, is what the site says now. */
  find(id: string, kind: StockKind, signal: AbortSignal): Promise<StockFile>;
  /** Keeps a file under a path. */
  save(address: string, path: string, kind: StockKind, signal: AbortSignal): Promise<void>;
  readThumbnail(address: string, signal: AbortSignal): Promise<Buffer>;
}
