import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { StillMakingError } from '@scenewright/provider-contract/remote-work.ts';
import { newContent, untilStoryboard } from '../testing/contents.ts';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';
import { registerQueueGauges } from './queue-gauges.ts';
import { type ProviderCall, watchProvider } from './watched-provider.ts';

const opsFolder = join(import.meta.dirname, '../../../ops');

/** Names of series in a query; functions, labels and what Prometheus adds by itself are none. */
const seriesIn = (query: string): string[] =>
  [...query.matchAll(/\b(?:scenewright|http|process|nodejs)_\w+/g)].map(([name]) => name);

/** Series with a value of a label that a query asks for by name. What security events there are is known once they happen. */
const labelsIn = (query: string) =>
  [...query.matchAll(/\b(scenewright_(?!security)\w+)\{(\w+)=~?"([^"]+)"\}/g)].flatMap(
    ([, series = '', label = '', values = '']) =>
      values.split('|').map((value) => ({ series, label, value })),
  );

async function readQueries() {
  const read = (path: string) => readFile(join(opsFolder, path), 'utf8');
  const { groups } = parse(await read('alerts.yml')) as {
    groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const dashboard = JSON.parse(await read('grafana-dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const scaling = /^ *query: (.*)$/m.exec(await read('kubernetes/autoscaling.yaml'));
  const queries = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    scaling?.[1] ?? '',
  ];
  return { rules, queries };
}

/** A histogram is told by three series. */
const baseName = (series: string, known: ReadonlySet<string>): string =>
  known.has(series) ? series : series.replace(/_(?:bucket|sum|count)$/, '');

describe('/metrics of a product in which a scene was asked for', () => {
  let product: TestProduct;
  let body: string;

  const valueOf = (series: string): number | undefined => {
    const line = body.split('\n').find((one) => one.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };

  beforeAll(async () => {
    let spoken = 0;
    product = await startTestProduct({
      replacements: {
        voice: {
          name: 'strict',
          canSpeak: () => true,
          async speak() {
            spoken += 1;
            throw new ProviderError('This line cannot be spoken.', { retryable: spoken === 1 });
          },
          close: async () => {},
        },
      },
    });
    const user = await product.signUp('creator@example.com');
    const { body: content } = await user.request(
      'POST',
      '/content/create',
      newContent({ scene_count: 1, scene_length: 2, duration: 2 }),
    );
    await untilStoryboard(user, content.id, ({ status }) => status === 'draft');
    await user.request('POST', `/storyboard/content/${content.id}/approve`);
    await untilStoryboard(user, content.id, ({ scenes }) => scenes[0]?.status === 'failed');
    body = (await product.app.inject({ url: '/metrics' })).body;
  });
  afterAll(() => product.stop());

  it('has every series, and every value of a label, that alerts, dashboard and autoscaling ask for', async () => {
    const known = new Set([...body.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
    const { queries } = await readQueries();
    const asked = queries.flatMap(seriesIn);
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.filter((name) => !known.has(baseName(name, known)))).toEqual([]);
    const labels = queries.flatMap(labelsIn);
    expect(labels.length).toBeGreaterThan(10);
    for (const { series, label, value } of labels)
      expect(body).toMatch(new RegExp(`^${series}\\{[^}]*${label}="${value}"`, 'm'));
  });

  it('has for every alert a sentence on what it means, and one on what to do', async () => {
    for (const { alert, annotations } of (await readQueries()).rules)
      expect(annotations, alert).toEqual({
        summary: expect.stringMatching(/\.$/),
        action: expect.stringMatching(/\.$/),
      });
  });

  it('counts the calls of providers by outcome', () => {
    const calls = (labels: string) =>
      valueOf(`scenewright_provider_call_duration_seconds_count{${labels}}`);
    expect(calls('role="voice",provider="strict",outcome="unavailable"')).toBe(1);
    expect(calls('role="voice",provider="strict",outcome="refused"')).toBe(1);
    expect(calls('role="writer",provider="offline",outcome="ok"')).toBe(1);
  });

  it('counts credits, scenes and runs of jobs once they are committed', () => {
    expect(valueOf('scenewright_credits_total{type="reserve"}')).toBe(5);
    expect(valueOf('scenewright_credits_total{type="release"}')).toBe(5);
    expect(valueOf('scenewright_credits_total{type="capture"}')).toBe(0);
    expect(valueOf('scenewright_scenes_total{outcome="failed"}')).toBe(1);
    expect(valueOf('scenewright_scenes_total{outcome="made"}')).toBe(0);
    expect(valueOf('scenewright_job_runs_total{kind="make-scene",outcome="failed"}')).toBe(1);
    expect(valueOf('scenewright_job_runs_total{kind="write-storyboard",outcome="done"}')).toBe(1);
  });
});

describe('the queue in /metrics', () => {
  it('tells how many jobs could start, and for how long the oldest could have', async () => {
    const product = await startTestProduct({ workers: false });
    const user = await product.signUp('creator@example.com');
    await user.request('POST', '/content/create', newContent());
    await product.database.transact((tx) =>
      product.queue.enqueue(tx, 'sweep', {}, { startAfter: new Date(Date.now() + 3_600_000) }),
    );
    const { body } = await product.app.inject({ url: '/metrics' });
    expect(body).toContain('scenewright_jobs_waiting{kind="write-storyboard"} 1\n');
    expect(body).toContain('scenewright_jobs_waiting{kind="sweep"} 0\n');
    expect(body).toContain('scenewright_jobs_running{kind="make-scene"} 0\n');
    const age = /scenewright_jobs_oldest_wait_seconds\{kind="write-storyboard"\} (\S+)/.exec(body);
    expect(Number(age?.[1])).toBeGreaterThan(0);
    await product.stop();
  });

  it('is asked for once for many scrapes, and absent while the database does not answer', async () => {
    let asked = 0;
    const registry = new Registry();
    registerQueueGauges(registry, {
      kinds: ['make-scene'],
      read: async () => {
        asked += 1;
        throw new Error('the database is away');
      },
    });
    for (let scrape = 0; scrape < 3; scrape += 1)
      expect(await registry.metrics()).not.toContain('{kind=');
    expect(asked).toBe(1);
  });
});

describe('a watched provider', () => {
  it('tells why a call gave nothing: made elsewhere, held up, refused, or a fault of ours', async () => {
    const outcomes: string[] = [];
    for (const error of [
      new StillMakingError(1_000),
      new ProviderError('Its credit is used up.', { retryable: true, pause: 'paused' }),
      new ProviderError('It is down.', { retryable: true, pause: 'outage' }),
      new ProviderError('It does not take this.', { retryable: false }),
      new TypeError('we are wrong'),
    ]) {
      const provider = { name: 'hosted', makeImage: () => Promise.reject(error) };
      const watched = watchProvider('images', provider, ['makeImage'], ({ outcome }) =>
        outcomes.push(outcome),
      );
      await expect(watched.makeImage()).rejects.toBe(error);
    }
    expect(outcomes).toEqual(['pending', 'paused', 'unavailable', 'refused', 'failed']);
  });

  it('stays what it is, and tells of a call that nobody waited for any more', async () => {
    const calls: ProviderCall[] = [];
    let name = 'first';
    const provider = {
      get name() {
        return name;
      },
      canSpeak: () => true,
      async speak({ signal }: { signal: AbortSignal }) {
        signal.throwIfAborted();
        return 'spoken';
      },
    };
    const watched = watchProvider('voice', provider, ['speak'], (call) => calls.push(call));
    name = 'second';
    expect([watched.name, watched.canSpeak()]).toEqual(['second', true]);
    expect(await watched.speak({ signal: new AbortController().signal })).toBe('spoken');
    await expect(watched.speak({ signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(calls).toMatchObject([
      { role: 'voice', provider: 'second', outcome: 'ok', seconds: expect.any(Number) },
      { outcome: 'stopped' },
    ]);
  });
});
