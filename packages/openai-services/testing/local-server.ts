import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on the loopback interface that answers as a test says. @returns its port, and how to close it */
export async function startLocalServer(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Names models at `/v1/models`, as every server does that speaks OpenAI's protocol. */
export const naming =
  (...ids: readonly unknown[]): RequestListener =>
  (request, response) => {
    response
      .writeHead(request.url === '/v1/models' ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) }));
  };
