/** A file in memory: grows at its end, and can be written over in the middle, as a WAV header is once its length is known. */
export interface MemoryFile {
  write(chunk: Uint8Array): void;
  /**
   * Moves the place of the next write.
   * @param from where the offset counts from: 0 the start, 1 the place now, 2 the end.
   * @returns the new place, or undefined where there is none.
   */
  seek(offset: number, from: number): number | undefined;
  content(): Uint8Array;
}

const firstBytes = 64 * 1024;

export function createMemoryFile(): MemoryFile {
  let bytes = new Uint8Array(firstBytes);
  let length = 0;
  let position = 0;

  return {
    write(chunk) {
      const end = position + chunk.length;
      if (end > bytes.length) {
        const grown = new Uint8Array(Math.max(end, bytes.length * 2));
        grown.set(bytes);
        bytes = grown;
      }
      bytes.set(chunk, position);
      position = end;
      length = Math.max(length, end);
    },
    seek(offset, from) {
      const base = [0, position, length][from];
      if (base === undefined || base + offset < 0) return undefined;
      position = base + offset;
      return position;
    },
    content: () => bytes.subarray(0, length),
  };
}
