/** Something a hosted model was asked for. */
export interface BegunWork {
  /** Our id of it. */
  readonly id: string;
  readonly model: string;
  /** What was sent. */
  readonly input: object;
  readonly begunAt: Date;
  /** The provider's id; null where its answer has not arrived: the work may be there all the same. */
  readonly externalId: string | null;
}

/** How much of a model there is. */
export interface ModelRoom {
  readonly model: string;
  /** Of this model in all processes. */
  readonly mostAtOnce: number;
}

/**
 * What a maker keeps of its work elsewhere, so that nothing is made, and paid, twice: written down before the call, and found
 * again by the next run of the same order.
 */
export interface RemoteWork {
  /** What an earlier run of this order began, and nobody has fetched yet. */
  readonly begun: BegunWork | null;
  /** All that earlier runs of this order began and that has not failed, oldest first: of several parts the first ones may be done. */
  readonly works: readonly BegunWork[];
  /** Asked before anything is prepared, and puts the order in line. @throws StillMakingError where {@link begin} would find no room */
  requireRoom(room: ModelRoom): Promise<void>;
  /**
   * Writes down what is about to be asked for.
   * @param work.costMicros what it is expected to cost, in millionths of a US dollar
   * @throws StillMakingError where as many are being made, or were begun in a minute, as may be
   */
  begin(
    work: ModelRoom & { readonly input: object; readonly costMicros: number },
  ): Promise<BegunWork>;
  /** Keeps the provider's id; from now on it is watched until it ends. */
  keepExternalId(work: BegunWork, externalId: string): Promise<void>;
  /** The provider's ids of what was begun with a model since a moment, and belongs to some order already. */
  knownOf(model: string, since: Date): Promise<ReadonlySet<string>>;
  /** Writes down how it ended: what failed is begun anew by the next run. */
  end(work: BegunWork, status: 'succeeded' | 'failed' | 'canceled'): Promise<void>;
}

/** How work elsewhere is looked at and called off. */
export interface RemoteWorks {
  /** @returns null where it has ended, however it did; else how soon to ask again, in ms. @throws ProviderError */
  look(work: BegunWork & { readonly externalId: string }): Promise<number | null>;
  /** Resolves where there is nothing to call off any more, too. @throws ProviderError */
  cancel(work: BegunWork, knownOf: RemoteWork['knownOf']): Promise<void>;
}

/** It is being made elsewhere: no worker waits for it. Its order goes on when it has ended, and looks itself after a while at the latest. */
export class StillMakingError extends Error {
  readonly afterMs: number;
  /** It is not being made yet: as many are as may be, and it waits its turn. */
  readonly isInLine: boolean;

  constructor(afterMs: number, { isInLine = false } = {}) {
    super(isInLine ? 'it waits its turn' : 'it is still being made elsewhere');
    this.name = 'StillMakingError';
    this.afterMs = afterMs;
    this.isInLine = isInLine;
  }
}

const refuse = () => {
  throw new Error('this is made here');
};
/** Of a maker that does all of its work here. */
export const nothingElsewhere: RemoteWork = {
  begun: null,
  works: [],
  requireRoom: refuse,
  begin: refuse,
  keepExternalId: refuse,
  knownOf: refuse,
  end: refuse,
};
