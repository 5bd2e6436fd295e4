import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { OutputFault } from './faults.ts';
import { isRemoved } from './prediction.ts';
import type { Output, World } from './world.ts';
import { writeWithoutEnd } from './write-without-end.ts';

const page = '<!doctype html><title>Not here</title>';
const terabyte = 1e12;

/** The host that finished files are fetched from. */
export function createDeliveryServer(world: () => World): Server {
  return createServer((request, response) => {
    const { faults, misunderstood } = world();
    // The token opens the whole account: it belongs to the API alone.
    if (request.headers.authorization !== undefined)
      misunderstood.push('the token was sent to the host of the outputs');
    const path = new URL(request.url ?? '/', 'http://outputs').pathname;
    const fault = faults.outputs.meet(`${String(request.method)} ${path}`);
    const output = findOutput(world(), path);
    if (output === null || fault?.kind === 'expired') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    if (fault === null) send(response, output);
    else sendWrongly(fault.kind, output, { request, response });
  });
}

function findOutput(world: World, path: string): Output | null {
  const id = /^\/pbxt\/(\w+)\//u.exec(path)?.[1] ?? '';
  const prediction = world.predictions.get(id);
  return prediction === undefined || isRemoved(world, prediction) ? null : prediction.output;
}

function send(response: ServerResponse, { bytes, mimeType }: Output): void {
  response.writeHead(200, { 'content-type': mimeType, 'content-length': bytes.length }).end(bytes);
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function sendWrongly(fault: OutputFault, output: Output, exchange: Exchange): void {
  const { response } = exchange;
  const { bytes, mimeType } = output;
  const type = { 'content-type': mimeType };
  if (fault === 'fail') response.writeHead(503).end();
  if (fault === 'empty') send(response, { bytes: new Uint8Array(), mimeType });
  if (fault === 'html') send(response, { bytes: Buffer.from(page), mimeType });
  if (fault === 'wrong-type') send(response, { bytes, mimeType: 'text/html' });
  if (fault === 'endless') {
    response.writeHead(200, type).write(bytes);
    writeWithoutEnd(response);
  }
  if (fault === 'too-long')
    response.writeHead(200, { ...type, 'content-length': terabyte }).write(bytes);
  if (fault.startsWith('redirect-')) redirect(fault, exchange);
  if (fault === 'slow-body' || fault.startsWith('truncate')) sendHalf(fault, output, response);
}

function sendHalf(fault: OutputFault, { bytes, mimeType }: Output, response: ServerResponse): void {
  const length = fault === 'truncate-chunked' ? {} : { 'content-length': bytes.length };
  response.writeHead(200, { 'content-type': mimeType, ...length });
  const half = bytes.subarray(0, Math.ceil(bytes.length / 2));
  response.write(half, () => {
    if (fault !== 'slow-body') response.destroy();
  });
}

function redirect(fault: OutputFault, { request, response }: Exchange): void {
  const path = request.url ?? '/';
  const targets = new Map<OutputFault, string>([
    ['redirect-private', `http://10.0.0.1${path}`],
    ['redirect-away', `http://127.0.0.1:9${path}`],
    ['redirect-around', path],
    ['redirect-within', `${path}?again`],
  ]);
  response.writeHead(302, { location: targets.get(fault) }).end();
}
