/** What the process that decodes a picture is told. */
export interface DecodingTask {
  readonly what: 'heic' | 'svg';
  readonly inputPath: string;
  /** Becomes a PAM: the pixels with their size before them. */
  readonly outputPath: string;
  /** The file with the decoder. */
  readonly decoderPath: string;
  /** Letters for drawings with words. */
  readonly fontPaths: readonly string[];
  readonly mostPixels: number;
  /** The longer side of a drawing, which has no size of its own. */
  readonly side: number;
  readonly timeoutMs: number;
}
