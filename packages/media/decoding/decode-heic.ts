import { createRequire } from 'node:module';
import { type Pixels, Refusal } from './pixels.ts';
import type { DecodingTask } from './task.ts';

/** What is used of libheif (libheif-js), whose own types name far more. */
interface Libheif {
  readonly heif_error_code: { readonly heif_error_Ok: unknown };
  readonly heif_colorspace: { readonly heif_colorspace_RGB: unknown };
  readonly heif_chroma: { readonly heif_chroma_interleaved_RGBA: unknown };
  readonly heif_channel: { readonly heif_channel_interleaved: unknown };
  heif_context_alloc(): unknown;
  heif_context_read_from_memory(context: unknown, bytes: Uint8Array): { readonly code: unknown };
  heif_js_context_get_primary_image_handle(context: unknown): { readonly code?: unknown };
  heif_image_handle_get_width(handle: unknown): number;
  heif_image_handle_get_height(handle: unknown): number;
  heif_js_decode_image2(handle: unknown, colours: unknown, chroma: unknown): Decoded;
}

interface Decoded {
  readonly code?: unknown;
  readonly channels?: readonly {
    readonly id: unknown;
    readonly width: number;
    readonly height: number;
    /** Bytes from one line to the next. */
    readonly stride: number;
    readonly data: Uint8Array;
  }[];
}

/** Decodes the one picture that a HEIC file is about, put together from its tiles and turned as its camera was held. */
export async function decodeHeic(
  bytes: Buffer,
  { decoderPath, mostPixels }: DecodingTask,
): Promise<Pixels> {
  const heif = (await createRequire(import.meta.url)(decoderPath)) as Libheif;
  const context = heif.heif_context_alloc();
  const read = heif.heif_context_read_from_memory(context, bytes);
  if (read.code !== heif.heif_error_code.heif_error_Ok) throw new Error('damaged');
  const handle = heif.heif_js_context_get_primary_image_handle(context);
  if (handle.code !== undefined) throw new Error('damaged');
  const width = heif.heif_image_handle_get_width(handle);
  const height = heif.heif_image_handle_get_height(handle);
  if (width * height > mostPixels) throw new Refusal('too-large');
  const { channels } = heif.heif_js_decode_image2(
    handle,
    heif.heif_colorspace.heif_colorspace_RGB,
    heif.heif_chroma.heif_chroma_interleaved_RGBA,
  );
  const plane = channels?.find(({ id }) => id === heif.heif_channel.heif_channel_interleaved);
  if (plane === undefined) throw new Error('damaged');
  return withoutPadding(plane);
}

function withoutPadding(plane: NonNullable<Decoded['channels']>[number]): Pixels {
  const { width, height, stride } = plane;
  const line = width * 4;
  if (stride === line) return { width, height, data: plane.data.subarray(0, line * height) };
  const data = new Uint8Array(line * height);
  for (let y = 0; y < height; y += 1)
    data.set(plane.data.subarray(y * stride, y * stride + line), y * line);
  return { width, height, data };
}
