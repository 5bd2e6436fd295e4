import { requireThat } from '../h264/parameter-sets.ts';
import { type CodedPicture, readPicture } from '../h264/picture.ts';
import { repeatPicture } from '../h264/repeat-picture.ts';
import type { CodedFilm } from './coded-film.ts';
import type { PlacedPicture } from './place-repeats.ts';

interface PictureInStream {
  readonly bytes: Buffer;
  readonly isKey: boolean;
  readonly frame: number;
}

/** All pictures of a film that has repeated ones, in the order of the stream. */
export async function* repeatPictures(
  { sets, samples, readSample }: CodedFilm,
  placed: readonly PlacedPicture[],
): AsyncGenerator<PictureInStream> {
  const pictures = new Map<number, CodedPicture>();
  let lastReference = 0;
  let lastSample = 0;
  for (const { sample, isRepeat, frame } of placed) {
    if (!isRepeat) {
      const bytes = await readSample();
      const picture = readPicture(bytes, sets);
      // Of one that is repeated later only its head is needed then.
      pictures.set(sample, picture);
      if (picture.isReference) lastReference = picture.frameNumber;
      lastSample = sample;
      yield { bytes, frame, isKey: samples[sample]?.isKey === true };
      continue;
    }
    const picture = pictures.get(sample);
    requireThat(picture !== undefined, 'a picture comes before the one that it repeats');
    if (!picture) continue;
    // What nobody refers to is coded again by what was known to decoders right before it.
    requireThat(picture.isReference || sample === lastSample, 'a picture is shown too late');
    yield { bytes: repeatPicture(picture, lastReference, sets), frame, isKey: false };
  }
}
