import { describe, expect, test } from 'vitest';
import { createEventParser, readEvents, type ServerEvent } from './event-stream.ts';

function parsed(...pieces: string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const parse = createEventParser((event) => events.push(event));
  for (const piece of pieces) parse(piece);
  return events;
}

const text =
  'event: progress\r\ndata: {"a":1}\r\n\r\n: heartbeat\n\nevent: state\ndata: one\ndata: two\n\ndata:bare\rid: 7\r\rretry: 5\n\nevent: empty\n\n';
const events = [
  { event: 'progress', data: '{"a":1}' },
  { event: 'state', data: 'one\ntwo' },
  { event: 'message', data: 'bare' },
];

describe('the parser', () => {
  test('reads names, data over several lines, comments and every kind of line end', () => {
    expect(parsed(text)).toEqual(events);
  });

  test('reads the same wherever the pieces are cut', () => {
    for (let cut = 1; cut < text.length; cut += 1)
      expect(parsed(text.slice(0, cut), text.slice(cut))).toEqual(events);
    expect(parsed(...text)).toEqual(events);
  });

  test('keeps an event that has not ended to itself', () => {
    expect(parsed('data: half\n')).toEqual([]);
  });

  test.each([
    ['one line', 'x'.repeat(70_000)],
    ['many lines', 'data: 0123456789\n'.repeat(7_000)],
  ])('refuses an event without end in %s', (_how, endless) => {
    expect(() => parsed('data: ', endless)).toThrow(RangeError);
  });
});

test('a stream is decoded across characters cut in two, and every piece is heard', async () => {
  const bytes = new TextEncoder().encode('data: Grüße 🎬\n\n');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const seen: ServerEvent[] = [];
  let pieces = 0;
  await readEvents(
    body,
    (event) => seen.push(event),
    () => (pieces += 1),
  );
  expect(seen).toEqual([{ event: 'message', data: 'Grüße 🎬' }]);
  expect(pieces).toBe(bytes.length);
});
