import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FileFault, World } from './world.ts';

const terabyte = 1e12;
const page = '<!doctype html><title>Not here</title>';

/** The host of a site's files and small pictures. */
export function answerFile(world: World, request: IncomingMessage, response: ServerResponse): void {
  const address = new URL(request.url ?? '/', 'http://files');
  world.fetched.push(address.pathname + address.search);
  if (request.headers.authorization !== undefined || address.searchParams.has('key'))
    world.misunderstood.push('a key was sent to the host of the files');
  const isClip = address.pathname.endsWith('.mp4');
  const file = {
    bytes: isClip ? world.clip : world.picture,
    type: isClip ? 'video/mp4' : 'image/jpeg',
  };
  const fault = address.searchParams.has('again') ? null : world.faults.files.next();
  if (fault === null)
    response
      .writeHead(200, { 'content-type': file.type, 'content-length': file.bytes.length })
      .end(file.bytes);
  else sendWrongly(fault, file, response, address);
}

function sendWrongly(
  fault: FileFault,
  { bytes, type }: { readonly bytes: Uint8Array; readonly type: string },
  response: ServerResponse,
  address: URL,
): void {
  switch (fault) {
    case 'redirect-private':
      response.writeHead(302, { location: `http://10.0.0.1${address.pathname}` }).end();
      break;
    case 'redirect-within':
      response.writeHead(302, { location: `${address.pathname}?again` }).end();
      break;
    case 'too-long':
      response.writeHead(200, { 'content-type': type, 'content-length': terabyte }).write(bytes);
      break;
    case 'html':
      response.writeHead(200, { 'content-type': type }).end(page);
      break;
    case 'gone':
      response.writeHead(404).end();
      break;
    case 'fail':
      response.writeHead(503).end();
      break;
    case 'cut':
      response
        .writeHead(200, { 'content-type': type, 'content-length': bytes.length })
        .write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.destroy());
      break;
  }
}
