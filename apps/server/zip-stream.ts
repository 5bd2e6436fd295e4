import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of a package: a text, a text that comes in pieces, or a file that is there while `work` runs. */
export interface PackagePart {
  readonly name: string;
  readonly content:
    | string
    | AsyncIterable<string>
    | ((work: (path: string) => Promise<void>) => Promise<void>);
}

interface AddOptions {
  readonly modifiedAt: Date;
  readonly signal: AbortSignal;
}

/** Media are compressed already: they are stored as they are. */
async function addFile(
  zip: ZipFile,
  name: string,
  path: string,
  { modifiedAt, signal }: AddOptions,
): Promise<void> {
  const { size } = await stat(path);
  const file = createReadStream(path, { signal });
  zip.addReadStream(file, name, { compress: false, size, mtime: modifiedAt });
  await once(file, 'close');
  signal.throwIfAborted();
}

async function addText(
  zip: ZipFile,
  name: string,
  text: AsyncIterable<string>,
  { modifiedAt, signal }: AddOptions,
): Promise<void> {
  const pieces = Readable.from(text, { objectMode: false, signal });
  zip.addReadStream(pieces, name, { mtime: modifiedAt });
  await once(pieces, 'close');
  signal.throwIfAborted();
}

/**
 * A ZIP of parts as a stream. Each part is opened when its turn comes and let go of when it is written, so that memory
 * and disk hold one at a time however long the whole is.
 * @param options.signal ends it: nobody reads any more
 */
export function streamZip(
  parts: Iterable<PackagePart> | AsyncIterable<PackagePart>,
  options: AddOptions,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream;
  const fill = async () => {
    for await (const { name, content } of parts) {
      options.signal.throwIfAborted();
      if (typeof content === 'string')
        zip.addBuffer(Buffer.from(content), name, { mtime: options.modifiedAt });
      else if (typeof content === 'object') await addText(zip, name, content, options);
      else await content((path) => addFile(zip, name, path, options));
    }
    zip.end();
  };
  const fail = (error: unknown) => {
    if ('destroy' in output && typeof output.destroy === 'function')
      output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  fill().catch(fail);
  return output as Readable;
}
