import type { FileHandle } from 'node:fs/promises';
import { cannotRepeat, type ParameterSets, readParameterSets } from '../h264/parameter-sets.ts';
import { listTopLevelBoxes, parseVideoTrack, requireBox, type TopLevelBox } from '../mp4-boxes.ts';
import { type CodedSample, readSamples } from './sample-tables.ts';

/** A scene's video as its encoder wrote it. */
export interface CodedFilm {
  /** The box that says which kind of file it is. */
  readonly brand: Buffer;
  /** The body of its index. */
  readonly movie: Buffer;
  readonly sets: ParameterSets;
  readonly samples: readonly CodedSample[];
  /** The time at which showing begins: see `VideoTrack`. */
  readonly startTicks: number;
  /** The next sample's bytes, in the order of the stream. */
  readSample(): Promise<Buffer>;
}

/** @throws MediaError where it is not such a video */
export async function readCodedFilm(file: FileHandle): Promise<CodedFilm> {
  const boxes = new Map<string, TopLevelBox>();
  for await (const found of listTopLevelBoxes(file)) boxes.set(found.type, found);
  const read = (type: string, from: 'start' | 'body') => readBox(file, boxes.get(type), from);

  const movie = await read('moov', 'body');
  const { startTicks, decoderConfig } = parseVideoTrack(movie);
  const media = requireBox(requireBox(movie, 'trak'), 'mdia');
  const samples = readSamples(requireBox(requireBox(media, 'minf'), 'stbl'));
  const pictures = boxes.get('mdat');
  const bytes = samples.reduce((sum, { size }) => sum + size, 0);
  if (!pictures || pictures.size - pictures.headerSize !== bytes)
    throw cannotRepeat('it holds more than its pictures');

  let position = pictures.position + pictures.headerSize;
  let next = 0;
  return {
    brand: await read('ftyp', 'start'),
    ...{ movie, samples, startTicks, sets: readParameterSets(decoderConfig) },
    async readSample() {
      const size = samples[next]?.size ?? 0;
      const sample = await readAt(file, position, size);
      position += size;
      next += 1;
      return sample;
    },
  };
}

async function readBox(
  file: FileHandle,
  found: TopLevelBox | undefined,
  from: 'start' | 'body',
): Promise<Buffer> {
  if (!found) throw cannotRepeat('a part of its file is missing');
  const skipped = from === 'body' ? found.headerSize : 0;
  return await readAt(file, found.position + skipped, found.size - skipped);
}

async function readAt(file: FileHandle, position: number, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  const { bytesRead } = await file.read(bytes, 0, size, position);
  if (bytesRead < size) throw cannotRepeat('its file is cut off');
  return bytes;
}
