import { createHash, randomUUID } from 'node:crypto';
import { ApiError, notFound } from './api-error.ts';
import { type ApiRequest, type Route, route } from './route.ts';
import { retentionMs, type StoredFile, type World } from './world.ts';

/** Files that predictions are given to begin with. */
export function fileRoutes(world: World): readonly Route[] {
  const get = (id: string): StoredFile => {
    const file = world.files.get(id);
    if (file === undefined || expiryOf(file) <= world.clock.now()) throw notFound();
    return file;
  };
  return [
    route('POST', '/v1/files', async (request) => {
      const file = await readFile(world, request);
      world.files.set(file.id, file);
      return { status: 201, body: describeFile(world, file) };
    }),
    route('GET', '/v1/files/:id', (_request, id = '') => ({
      status: 200,
      body: describeFile(world, get(id)),
    })),
    route('DELETE', '/v1/files/:id', (_request, id = '') => {
      world.files.delete(get(id).id);
      return { status: 204, body: null };
    }),
  ];
}

/** Reads a multipart form: `content`, and optionally `filename`, `type`, `metadata`. */
async function readFile(world: World, { body, headers }: ApiRequest): Promise<StoredFile> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  const content = form?.get('content');
  if (!(content instanceof Blob)) {
    world.misunderstood.push('POST /v1/files without content');
    throw new ApiError(400, 'Bad request', 'Missing content');
  }
  const name = String(form?.get('filename') ?? content.name);
  if (Buffer.byteLength(name) > 255) throw new ApiError(400, 'Bad request', 'Name is too long');
  return {
    id: randomUUID(),
    name,
    bytes: Buffer.from(await content.arrayBuffer()),
    mimeType: String(form?.get('type') ?? content.type),
    createdAt: world.clock.now(),
  };
}

function expiryOf({ createdAt }: StoredFile): Date {
  return new Date(createdAt.getTime() + retentionMs);
}

function describeFile({ apiAddress }: World, file: StoredFile): object {
  return {
    id: file.id,
    name: file.name,
    content_type: file.mimeType,
    size: file.bytes.length,
    checksums: { sha256: createHash('sha256').update(file.bytes).digest('hex') },
    metadata: {},
    created_at: file.createdAt.toISOString(),
    expires_at: expiryOf(file).toISOString(),
    urls: { get: `${apiAddress}/v1/files/${file.id}` },
  };
}
