import { create } from 'zustand';

/** A file on its way into the library, as this tab sends it. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly sentBytes: number;
  /** `waiting` for others to be sent, or for the line to come back. */
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why it failed, in a sentence. */
  readonly failure: string | null;
  /** The item that it becomes, once the server has given it an address. */
  readonly itemId: string | null;
}

/** What is being sent lives longer than the page that began it. */
export const useUploads = create<{ readonly uploads: readonly Upload[] }>()(() => ({
  uploads: [],
}));

export function changeUpload(key: string, change: Partial<Upload>): void {
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((each) => (each.key === key ? { ...each, ...change } : each)),
  }));
}

export function addUpload(upload: Upload): void {
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, upload] }));
}

export function dropUpload(key: string): void {
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter((each) => each.key !== key) }));
}
