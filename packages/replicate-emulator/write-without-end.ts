import type { ServerResponse } from 'node:http';

const piece = Buffer.alloc(64 * 1024, ' ');

/** Writes until the other side has had enough. */
export function writeWithoutEnd(response: ServerResponse): void {
  const more = (): void => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', more);
  more();
}
