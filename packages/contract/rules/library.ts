import type { PlanId } from './plans.ts';

/** What a library's files may take in all, by whose it is. */
export type LibraryHolder = PlanId | 'guest';

export const libraryPageSize = 48;
export const maxLibraryNameCharacters = 120;
/** So many words may be put to an item, each so long. */
export const maxTags = 20;
export const maxTagCharacters = 40;
/** So many of an account's tags are offered, the most used ones. */
export const offeredTags = 40;
/** So many of the videos that use an item are listed. */
export const listedUses = 50;
/** An upload that nobody goes on with is kept so long. */
export const unfinishedUploadDays = 3;
/** A browser sends a file in parts of this size; what of a part is lost is sent again. */
export const uploadPartBytes = 16 * 1024 * 1024;
/** How often a list is read again while something in it is being looked through. */
export const libraryPollMs = 1_500;

/** `uploading` until its last byte is there, `checking` until it was read, then `ready` or `refused`. */
export const libraryStatuses = ['uploading', 'checking', 'ready', 'refused'] as const;
export type LibraryStatus = (typeof libraryStatuses)[number];

export const libraryKinds = ['picture', 'clip', 'sound', 'font'] as const;
export type LibraryKind = (typeof libraryKinds)[number];
/** What a list can be narrowed to: a kind, or all that can be shown. */
export const libraryFilters = [...libraryKinds, 'visual'] as const;
export type LibraryFilter = (typeof libraryFilters)[number];
/** A sound is drawn as so many bars, each as high as its loudest moment, from 0 to 100. */
export const waveformBars = 96;

/** What a scene does that lasts longer than its clip: slows it down up to twice its length, holds its last picture, or begins it again. */
export const whenShortChoices = ['slow', 'freeze', 'loop'] as const;
export type WhenShort = (typeof whenShortChoices)[number];
/**
 * What of a clip's own sound is heard: nothing; all of it, while it steps back for the voice; or as if somebody spoke, so that music
 * steps back for it.
 */
export const clipSounds = ['off', 'ducked', 'on'] as const;
export type ClipSound = (typeof clipSounds)[number];
/** The shortest part of a clip that can be shown. */
export const leastClipMs = 500;

/** How a scene shows something of the library. */
export interface Framing {
  /** The item of the library; it may be gone by now. */
  readonly item: string;
  /** The point, from 0 to 1 across and down, that stays in the frame where the rest is cut off. */
  readonly focus_x: number;
  readonly focus_y: number;
  /** The part of a clip that is shown; both 0 for a picture. */
  readonly start_ms: number;
  readonly end_ms: number;
  readonly when_short: WhenShort;
  /** Of a clip; left out where it is off. */
  readonly sound?: ClipSound;
  /** Whether a video model is to set a picture in motion, at its price; not, where it is left out. */
  readonly animate?: boolean | undefined;
}

/** What a tag is compared by: `Sea` and `sea` are the same. */
export const tagKey = (tag: string): string => tag.toLowerCase();

/** Tags as they are kept: without space around or inside beyond one, each only once. */
export function tidyTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of tags) {
    const tidy = tag.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
    if (tidy !== '' && !kept.has(tagKey(tidy))) kept.set(tagKey(tidy), tidy);
  }
  return [...kept.values()];
}

/** What a file dialog offers; what a file is, is read from its bytes. */
export const acceptedUploads =
  // Many systems know no type for HEIC.
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif,image/gif,image/svg+xml,video/mp4,video/quicktime,video/webm,' +
  'audio/mpeg,audio/mp4,audio/x-m4a,audio/wav,audio/x-wav,audio/ogg,audio/webm,' +
  'font/ttf,font/otf,font/woff2,.ttf,.otf,.woff2';

/** What a file dialog offers where a sound is asked for. */
export const acceptedSounds =
  'audio/mpeg,audio/mp4,audio/x-m4a,audio/wav,audio/x-wav,audio/ogg,audio/webm';

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** `3 MB`, `1.5 GB`: a size as people read it, in powers of a thousand. */
export function sizeInWords(bytes: number): string {
  if (bytes === 1) return '1 byte';
  let [rest, unit] = [bytes, 0];
  for (; rest >= 999.5 && unit < units.length - 1; unit += 1) rest /= 1_000;
  const digits = unit === 0 || rest >= 9.95 ? 0 : 1;
  return `${Number(rest.toFixed(digits))} ${units[unit] ?? 'TB'}`;
}
