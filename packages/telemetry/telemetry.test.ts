import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filmTools } from '../../apps/server/film-tools.ts';
import { newContent, untilStoryboard } from '../../apps/server/testing/contents.ts';
import { startTestProduct, type TestProduct } from '../../apps/server/testing/test-product.ts';
import { createOtlpExporter } from './otlp-exporter.ts';
import { startTelemetry } from './start-telemetry.ts';
import { traceCarrier } from './tracing.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { key: string; value: { stringValue?: string } }[];
}

interface Batch {
  readonly resourceSpans: readonly {
    resource: { attributes: SentSpan['attributes'] };
    scopeSpans: readonly { spans: readonly SentSpan[] }[];
  }[];
}

const idea = 'A honey bee and its most secret garden.';
const callersTrace = '0af7651916cd43dd8448eb211c80319c';
const callersSpan = 'b7ad6b7169203331';

let collector: Server;
let product: TestProduct;
const received: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
const failures: unknown[] = [];

const batches = () => received.map(({ body }) => JSON.parse(body) as Batch);
const spans = () =>
  batches().flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const named = (name: string) => spans().filter((span) => span.name === name);

beforeAll(async () => {
  collector = createServer((request, reply) => {
    void text(request).then((body) => {
      received.push({ url: request.url ?? '', headers: request.headers, body });
      reply.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const stopTelemetry = startTelemetry({
    endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
    headers: { 'x-key': 'of the collector' },
    serviceName: 'scenewright-test',
    share: 1,
    onError: (error) => failures.push(error),
  });
  // Remembered films run no ffmpeg.
  product = await startTestProduct({ replacements: { tools: filmTools } });
  const user = await product.signUp('creator@example.com');
  const created = await product.app.inject({
    method: 'POST',
    url: '/api/v1/content/create',
    headers: {
      authorization: `Bearer ${user.token}`,
      traceparent: `00-${callersTrace}-${callersSpan}-01`,
    },
    payload: newContent({ scene_count: 1, scene_length: 2, duration: 2, title: idea }),
  });
  const { id } = created.json<{ id: string }>();
  await untilStoryboard(user, id, ({ status }) => status === 'draft');
  await user.request('POST', `/storyboard/content/${id}/approve`);
  await untilStoryboard(user, id, ({ scenes }) => scenes[0]?.status === 'completed');
  await product.app.inject({ url: '/metrics' });
  await product.stop();
  await stopTelemetry();
});
afterAll(() => {
  collector.close();
});

describe('with a collector', () => {
  it('sends spans as OTLP in JSON, with the name of the service and the headers it was given', () => {
    expect(failures).toEqual([]);
    expect(received.length).toBeGreaterThan(0);
    for (const { url, headers } of received)
      expect([url, headers['content-type'], headers['x-key']]).toEqual([
        '/v1/traces',
        'application/json',
        'of the collector',
      ]);
    expect(batches()[0]?.resourceSpans[0]?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'scenewright-test' },
    });
    for (const span of spans()) {
      expect(span.traceId).toMatch(/^[0-9a-f]{32}$/);
      expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true);
    }
  });

  it('goes on with a caller’s trace through the request, its statements and the job it ordered', () => {
    const [request] = named('POST /api/v1/content/create');
    expect(request).toMatchObject({ traceId: callersTrace, parentSpanId: callersSpan, kind: 2 });
    const [job] = named('job write-storyboard');
    expect(job).toMatchObject({ traceId: callersTrace, kind: 5 });
    const [writer] = named('writer writeStoryboard');
    expect(writer).toMatchObject({ traceId: callersTrace, parentSpanId: job?.spanId });
    const inserts = named('sql insert').filter((span) => span.traceId === callersTrace);
    expect(inserts.map(({ parentSpanId }) => parentSpanId)).toContain(request?.spanId);
  });

  it('holds a request, its statements, the job it ordered, and that job’s providers and runs of ffmpeg in one trace', () => {
    const [approval] = named('POST /api/v1/storyboard/content/:id/approve');
    const [job] = named('job make-scene');
    expect(approval).toMatchObject({ kind: 2 });
    expect(job).toMatchObject({ kind: 5, traceId: approval?.traceId });
    /** From a span up to the first that nothing of the trace is above of. */
    const pathOf = (span: SentSpan): string[] => {
      const above = spans().find(({ spanId }) => spanId === span.parentSpanId);
      return [span.name, ...(above === undefined ? [] : pathOf(above))];
    };
    const pathsOf = (name: string) =>
      named(name)
        .filter(({ traceId }) => traceId === approval?.traceId)
        .map((span) => pathOf(span).slice(1));
    const inRequest = ['POST /api/v1/storyboard/content/:id/approve'];
    const inJob = ['job make-scene', ...inRequest];
    for (const [name, path] of [
      ['sql insert', inRequest],
      ['sql update', inJob],
      ['voice speak', inJob],
      ['images makeImage', inJob],
      ['storage put', inJob],
    ] as const)
      expect(pathsOf(name), name).toContainEqual(path);
    expect(pathsOf('ffmpeg').map((path) => path.slice(-2))).toContainEqual(inJob);
  });

  it('makes no spans of the questions that machines ask all the time', () => {
    expect(spans().filter(({ name }) => /healthz|readyz|metrics/.test(name))).toEqual([]);
  });

  it('tells nothing that somebody wrote', () => {
    expect(JSON.stringify(received.map(({ body }) => body))).not.toMatch(
      /honey bee|creator@example\.com/,
    );
  });
});

describe('a collector that is away', () => {
  it('is told of once, until it takes spans again', async () => {
    const faults: unknown[] = [];
    let status = 503;
    const away = createServer((request, reply) => {
      request.resume().once('end', () => reply.writeHead(status).end());
    }).listen(0, '127.0.0.1');
    await once(away, 'listening');
    const exporter = createOtlpExporter({
      endpoint: `http://127.0.0.1:${(away.address() as AddressInfo).port}`,
      headers: {},
      onError: (error) => faults.push(error),
    });
    const deliver = () => new Promise((resolve) => exporter.export([], resolve));
    await deliver();
    await deliver();
    expect(faults).toEqual([new Error('the collector answered 503')]);
    status = 200;
    await deliver();
    status = 503;
    await deliver();
    expect(faults).toHaveLength(2);
    away.close();
  });
});

describe('without a collector', () => {
  it('nothing is traced, and nothing is sent along with a job', () => {
    expect(traceCarrier()).toEqual({});
  });
});
