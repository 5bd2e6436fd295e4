import type { Faults } from './faults.ts';
import type { Prediction } from './prediction.ts';

/** A finished file, as the test hands it in. */
export interface Output {
  readonly bytes: Uint8Array;
  /** The same with sound, of a model that is asked whether it shall make some (`generate_audio`); the same bytes unless said. */
  readonly bytesWithSound?: Uint8Array;
  /** Like `image/webp`. */
  readonly mimeType: string;
}

export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly mimeType: string;
  readonly createdAt: Date;
}

/** What every part of the emulator works on. */
export interface World {
  readonly clock: { now(): Date };
  /** By id, oldest first. */
  readonly predictions: Map<string, Prediction>;
  readonly files: Map<string, StoredFile>;
  /** By `owner/name`. */
  readonly outputs: Map<string, Output>;
  readonly faults: Faults;
  /** How many reads a prediction takes to finish by itself; null: it waits for `finish`. */
  finishAfterPolls: number | null;
  /** Of the API, without a path. */
  readonly apiAddress: string;
  /** Of the outputs. */
  readonly deliveryAddress: string;
  /** Whatever Replicate would not have understood. */
  readonly misunderstood: string[];
  /** Called once for each prediction, when it has ended. */
  announce(prediction: Prediction): void;
}

/** How long Replicate keeps inputs, outputs and files. */
export const retentionMs = 60 * 60_000;
