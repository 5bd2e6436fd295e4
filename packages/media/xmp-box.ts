import { appendFile, open } from 'node:fs/promises';
import { MediaError } from './media-error.ts';
import { listTopLevelBoxes } from './mp4-boxes.ts';

/** The type of the box in which MP4 files carry XMP (ISO 16684-3): BE7ACFCB-97A9-42E8-9C71-999491E3AFAC. */
const xmpId = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
const headerBytes = 8 + xmpId.length;
const maxPacketBytes = 1_000_000;

/** Adds an XMP packet behind the end of an MP4 file, where nothing that is there has to move. */
export async function appendXmp(path: string, packet: string): Promise<void> {
  const bytes = Buffer.from(packet);
  if (bytes.length > maxPacketBytes) throw new MediaError('The XMP packet is too large.');
  const header = Buffer.alloc(8);
  header.writeUInt32BE(headerBytes + bytes.length);
  header.write('uuid', 4, 'latin1');
  await appendFile(path, Buffer.concat([header, xmpId, bytes]));
}

/** The XMP packet of an MP4 file; null where it has none. @throws MediaError (`unusable-input`) where it is no MP4 */
export async function readXmp(path: string): Promise<string | null> {
  const file = await open(path, 'r');
  try {
    for await (const { type, position, size } of listTopLevelBoxes(file)) {
      if (type !== 'uuid' || size < headerBytes || size > headerBytes + maxPacketBytes) continue;
      const box = Buffer.alloc(size);
      await file.read(box, 0, size, position);
      if (box.subarray(8, headerBytes).equals(xmpId)) return box.toString('utf8', headerBytes);
    }
    return null;
  } finally {
    await file.close();
  }
}
