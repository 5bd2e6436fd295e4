/*
 * How fast and how well made the landing and pricing pages are for a phone on a slow line, as Lighthouse sees it: medians of five.
 * Run: `node bench/landing.bench.ts`, after `npm run build`. Exits 1 when a goal is missed.
 * Reference: a page of one line on the same machine, which is as fast as a page can be here.
 */
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../scripts/find-chromium.ts';
import { findFreePort, startServerProcess } from '../apps/server/testing/server-process.ts';
import { reportGoals } from './report.ts';

const runs = 5;
const line =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A line</title><p>One line.</p></html>';

interface Look {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly bytes: number;
}

const folder = await mkdtemp(join(tmpdir(), 'landing-bench-'));
const port = await findFreePort();
const server = await startServerProcess({
  folder,
  port,
  settings: { PUBLIC_URL: `http://localhost:${port}` },
});
const plain = createServer((_request, response) =>
  response.setHeader('content-type', 'text/html').end(line),
).listen(0, '127.0.0.1');
const debuggingPort = await findFreePort();
const found = await findChromium();
const browser = await chromium.launch({
  ...found,
  args: [...found.args, `--remote-debugging-port=${debuggingPort}`],
});
try {
  const reference = await medianLook(`http://localhost:${(plain.address() as AddressInfo).port}/`);
  console.log(
    `reference, a page of one line: performance ${reference.performance}, LCP ${reference.lcpMs.toFixed(0)} ms`,
  );
  for (const [name, path] of [
    ['landing', '/'],
    ['pricing', '/pricing'],
  ] as const)
    reportPage(name, reference, await medianLook(`http://localhost:${port}${path}`));
} finally {
  await browser.close();
  plain.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

function reportPage(name: string, reference: Look, page: Look): void {
  console.log(
    `\nthe ${name} page's LCP is ${(page.lcpMs / reference.lcpMs).toFixed(1)} times the reference's; transferred before anybody does anything: ${Math.round(page.bytes / 1024)} KiB, pictures and fonts included`,
  );
  reportGoals(`The ${name} page on a phone, medians of ${runs}`, [
    { name: 'performance', measured: page.performance, unit: 'of 100', atLeast: 95 },
    { name: 'accessibility', measured: page.accessibility, unit: 'of 100', atLeast: 100 },
    { name: 'best practices', measured: page.bestPractices, unit: 'of 100', atLeast: 100 },
    { name: 'SEO', measured: page.seo, unit: 'of 100', atLeast: 100 },
    { name: 'largest contentful paint', measured: page.lcpMs, unit: 'ms', atMost: 1_800 },
    { name: 'total blocking time', measured: page.tbtMs, unit: 'ms', atMost: 100 },
    { name: 'cumulative layout shift', measured: page.cls, unit: '', atMost: 0.02 },
  ]);
}

/** Of five looks after one to warm up, the median of each figure. */
async function medianLook(url: string): Promise<Look> {
  await look(url);
  const looks: Look[] = [];
  for (let run = 0; run < runs; run += 1) looks.push(await look(url));
  const median = (figure: keyof Look) =>
    looks.map((each) => each[figure]).toSorted((one, other) => one - other)[Math.floor(runs / 2)] ??
    Number.NaN;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    lcpMs: median('lcpMs'),
    tbtMs: median('tbtMs'),
    cls: median('cls'),
    bytes: median('bytes'),
  };
}

/** One run with Lighthouse's own settings for phones. */
async function look(url: string): Promise<Look> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits } = result.lhr;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  for (const audit of Object.values(audits))
    if (process.argv.includes('--faults') && audit.score !== null && audit.score < 1)
      console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  };
}
