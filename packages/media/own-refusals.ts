import { MediaError } from './media-error.ts';
import { own } from './own-limits.ts';

const megapixels = (pixels: number): number => Math.round(pixels / 1_000_000);

/** Why ffmpeg could not read a creator's file, in a sentence for them; a failure of another kind stays as it is. */
export const unreadableAs =
  (what: 'picture' | 'clip' | 'sound') =>
  (error: unknown): never => {
    if (!(error instanceof MediaError) || error.reason === 'missing') throw error;
    if (error.reason === 'timeout')
      throw refusal('Reading this file takes too long. Make it shorter or smaller.', error);
    if (error.reason === 'unusable-input') throw error;
    if (/Cannot allocate memory/u.test(error.detail))
      throw refusal(
        'Reading this file takes more memory than a file may. Save it smaller or in another format.',
        error,
      );
    if (/Picture size [1-9]\d*x[1-9]\d* /u.test(error.detail)) throw refusal(tooLarge(what), error);
    throw refusal(`This file cannot be read as a ${what}: it is damaged or incomplete.`, error);
  };

/** A file that cannot be used, in a sentence for its creator. */
export const refusal = (message: string, cause?: MediaError): MediaError =>
  new MediaError(message, { reason: 'unusable-input', detail: cause?.detail ?? '', cause });

/** What is said of more pixels than are read. */
export const tooLarge = (what: 'picture' | 'clip' | 'sound'): string =>
  what === 'picture'
    ? `This picture is larger than ${megapixels(own.picturePixels)} megapixels. Make it smaller.`
    : 'This clip is larger than 4K. Save it in 4K or less.';
