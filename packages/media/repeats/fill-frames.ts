import { type FileHandle, open } from 'node:fs/promises';
import { requireThat } from '../h264/parameter-sets.ts';
import { frameTicks } from '../encoding.ts';
import { writeWhole } from '../temporary-files.ts';
import { type CodedFilm, readCodedFilm } from './coded-film.ts';
import { lengthenMovie } from './longer-movie.ts';
import { placeRepeats } from './place-repeats.ts';
import { repeatPictures } from './repeat-pictures.ts';
import { box, type CodedSample, writeSamples } from './sample-tables.ts';

/**
 * Gives a scene's video the frames that its encoder was not given, because each is the one before it once more: x264 works as long
 * for such a one as for any other. All frames last equally long afterwards, and the file is joined with others as ever.
 * @param path a file as `timedVideoArguments` makes it, of which frames are missing, no two in a row; it is replaced in one step
 * @param frames how many it is to have
 * @throws MediaError where the video is encoded otherwise
 */
export async function fillFrames(path: string, frames: number): Promise<void> {
  const file = await open(path, 'r');
  try {
    const coded = await readCodedFilm(file);
    await writeWhole(path, async (temporaryPath) => {
      const film = await open(temporaryPath, 'wx');
      await writeFilm(coded, film, frames).finally(() => film.close());
    });
  } finally {
    await file.close();
  }
}

/** Bytes of a box before what it holds. */
const headBytes = 8;
/** A picture may overtake those shown before it, by one place: where none is missing x264 begins to show one frame after decoding. */
const startTicks = frameTicks;

async function writeFilm(coded: CodedFilm, film: FileHandle, frames: number): Promise<void> {
  const { brand, movie, samples } = coded;
  const shownAs = samples.map(({ time }) => (time - coded.startTicks) / frameTicks);
  const placed = placeRepeats(shownAs, frames);
  requireThat(placed.length === frames, 'its frames are not those that were drawn');

  await film.write(Buffer.concat([brand, box('mdat', [])]));
  const written: CodedSample[] = [];
  let size = headBytes;
  for await (const { bytes, isKey, frame } of repeatPictures(coded, placed)) {
    await film.write(bytes);
    written.push({ size: bytes.length, isKey, time: startTicks + frame * frameTicks });
    size += bytes.length;
  }
  const tables = writeSamples(written, { ticks: frameTicks, offset: brand.length + headBytes });
  const length = { ticks: frames * frameTicks, startTicks };
  await film.write(box('moov', [lengthenMovie(movie, { tables, ...length })]));
  const head = Buffer.alloc(4);
  head.writeUInt32BE(size);
  await film.write(head, 0, head.length, brand.length);
}
