import { representative } from '@scenewright/contract/testing/thorough.ts';
import type { GoodMedia } from '../bad-media.ts';

/** What a file becomes. Lengths may differ by a tenth of a second, or a twentieth. */
export interface Kept {
  readonly kind: 'picture' | 'clip' | 'sound';
  readonly width?: number;
  readonly height?: number;
  readonly lengthMs?: number;
  /** Of a clip. */
  readonly hasSound?: boolean;
  /** The pictures a second of a clip; 30 where it does not say. */
  readonly fps?: 30 | 60;
  /** Colours, each by its first letter, of the corners: above left and right, below left and right. `w` is white, `k` black. */
  readonly corners?: string;
}

/** A hostile or odd file, and what is right: what it becomes, or the sentence that it is refused with. */
export interface OddFile {
  readonly what: string;
  /** What it is called; nothing may follow from that. */
  readonly name?: string;
  readonly bytes: (good: GoodMedia, folder: string) => Buffer | Promise<Buffer>;
  readonly becomes: Kept | string;
}

export const picture = (width: number, height: number, corners?: string): Kept => ({
  ...{ kind: 'picture', width, height },
  ...(corners === undefined ? {} : { corners }),
});

export const clip = (width: number, height: number, lengthMs: number, more: object = {}): Kept => ({
  ...{ kind: 'clip', width, height, lengthMs, hasSound: false },
  ...more,
});

export const sound = (lengthMs: number): Kept => ({ kind: 'sound', lengthMs });

/** The sentences that files are refused with. */
export const sentences = {
  empty: 'The file is empty.',
  unknown:
    'This is no picture, clip, sound or font that can be read. Upload JPEG, PNG, WebP, AVIF, HEIC, GIF, SVG, MP4, MOV, WebM, MP3, M4A, WAV or OGG; fonts as TTF, OTF or WOFF2.',
  picture: 'This file cannot be read as a picture: it is damaged or incomplete.',
  clip: 'This file cannot be read as a clip: it is damaged or incomplete.',
  sound: 'This file cannot be read as a sound: it is damaged or incomplete.',
  nothing: 'The file holds no picture or sound that can be read.',
  noPicture: 'The file has no picture in it.',
  noSound: 'The file has no sound in it.',
  clipEnd: 'This clip is damaged or incomplete: its end is missing.',
  soundEnd: 'This sound is damaged or incomplete: its end is missing.',
  largePicture: 'This picture is larger than 66 megapixels. Make it smaller.',
  largeClip: 'This clip is larger than 4K. Save it in 4K or less.',
  longClip: 'This clip is longer than 15 minutes. Cut it first.',
  longSound: 'This sound is longer than 30 minutes. Cut it first.',
} as const;

/** What a file stands for among those of its list: how it ends, whatever its sizes are. */
const outcomeOf = ({ becomes }: OddFile): string =>
  typeof becomes === 'string'
    ? becomes.replaceAll(/[\d.,]+/gu, '#')
    : `${becomes.kind}, ${becomes.hasSound}, ${becomes.fps}, ${becomes.corners !== undefined}`;

/** A list of files of one class. `npm test` takes so many for each way they end, `npm run test:all` all of them. */
export const chosenOf = (files: readonly OddFile[], ofEach = 1): readonly OddFile[] =>
  representative(files, outcomeOf, ofEach);

export const narrow = (width: number, height: number) =>
  `This is too narrow to be shown: it is ${width} × ${height} pixels.`;

/** The first part of a file, by its share. */
export const cut = (bytes: Buffer, share: number): Buffer =>
  bytes.subarray(0, Math.floor(bytes.length * share));
