/** A decoded picture: red, green, blue and opacity of each pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Why a picture that may be whole is not decoded; `own-decoded.ts` has the sentences. */
export type RefusalReason = 'too-large' | 'refers';

export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(reason: RefusalReason) {
    super(`refused: ${reason}`);
  }
}

/** A PAM (netpbm), the one format with opacity that is nothing but a header and the pixels. */
export function* writePam({ width, height, data }: Pixels): Generator<Uint8Array> {
  const lines = [
    ...['P7', `WIDTH ${width}`, `HEIGHT ${height}`, 'DEPTH 4', 'MAXVAL 255'],
    ...['TUPLTYPE RGB_ALPHA', 'ENDHDR', ''],
  ];
  yield Buffer.from(lines.join('\n'));
  yield data;
}
