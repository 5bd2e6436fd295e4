/*
 * How a storyboard of 96 scenes feels on a slow machine: processor slowed four times by the browser itself.
 * Run: `node bench/app.bench.ts`, after `npm run build`. Exits 1 when a goal is missed.
 * Reference: a storyboard of 3 scenes, measured alike; what a board costs should not grow with its scenes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { makeStoryboard } from '../e2e/make-storyboard.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { findFreePort, startServerProcess } from '../apps/server/testing/server-process.ts';
import { reportGoals } from './report.ts';

const slowdown = 4;
const runs = 5;
/** One notch of a wheel. */
const wheelPx = 120;

/** Runs in the page: keeps how long each event took until its picture. Those below 16 ms are not told. */
const recordTimings = `
  window.timings = [];
  new PerformanceObserver((list) => timings.push(...list.getEntries().map(({ name, duration }) => ({ name, ms: duration }))))
    .observe({ type: 'event', durationThreshold: 16 });
`;

/** Runs in the page: answers what was kept, once what the page was doing has been painted; observers are told after that. */
const takeAll =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(timings.splice(0))))))';

interface Feel {
  /** From the press of the first key to the picture that shows its letter, once the board stands. */
  readonly firstKeyMs: number;
  /** The slowest of the letters after it. */
  readonly slowestKeyMs: number;
  readonly tickMs: number;
  /** Processor time, slowed down, of the longest task of the page's thread while all of it is scrolled through. */
  readonly longestScrollTaskMs: number;
}

const folder = await mkdtemp(join(tmpdir(), 'app-bench-'));
const port = await findFreePort();
const origin = `http://localhost:${port}`;
const server = await startServerProcess({ folder, port, settings: { PUBLIC_URL: origin } });
const browser = await chromium.launch(await findChromium());
try {
  const few = await feelOverRuns(browser, 3);
  const many = await feelOverRuns(browser, 96);
  const grows = (figure: keyof Feel) => (many[figure] / Math.max(few[figure], 16)).toFixed(1);
  console.log(
    `against 3 scenes: first key ${grows('firstKeyMs')} times, later keys ${grows('slowestKeyMs')} times, a tick ${grows('tickMs')} times, the longest task of scrolling ${grows('longestScrollTaskMs')} times`,
  );
  reportGoals(`A storyboard of 96 scenes, processor slowed ${slowdown} times, ${runs} runs`, [
    { name: 'first key until it shows', measured: many.firstKeyMs, unit: 'ms', atMost: 200 },
    { name: 'slowest of ten more keys', measured: many.slowestKeyMs, unit: 'ms', atMost: 200 },
    { name: 'ticking a scene until it shows', measured: many.tickMs, unit: 'ms', atMost: 200 },
    {
      name: 'longest task while scrolling, processor time',
      measured: many.longestScrollTaskMs,
      unit: 'ms',
      atMost: 50,
    },
  ]);
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/**
 * Each run on a page of its own; the median of each figure, and of the longest tasks the least: among hundreds of tasks one
 * is always lengthened by what else the machine does, and nothing ever shortens one.
 */
async function feelOverRuns(chrome: Browser, sceneCount: number): Promise<Feel> {
  const context = await chrome.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: origin,
  });
  const maker = await context.newPage();
  await signUp(maker, `${sceneCount}-scenes@example.com`);
  const id = await makeStoryboard(maker, sceneCount);
  await maker.close();
  const feels: Feel[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    feels.push(await feelOf(page, `/storyboard/${id}`));
    await page.close();
  }
  await context.close();
  const median = (figure: keyof Feel) =>
    feels.map((feel) => feel[figure]).toSorted((one, other) => one - other)[Math.floor(runs / 2)] ??
    Number.NaN;
  const longest = feels.map((feel) => feel.longestScrollTaskMs);
  console.log(
    `${sceneCount} scenes: longest task of scrolling in each run ${longest.map((ms) => ms.toFixed(0)).join(', ')} ms`,
  );
  return {
    firstKeyMs: median('firstKeyMs'),
    slowestKeyMs: median('slowestKeyMs'),
    tickMs: median('tickMs'),
    longestScrollTaskMs: Math.min(...longest),
  };
}

/** A new account, which has the credits for 96 scenes; the page is signed in as it. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth?tab=signup');
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill('correct horse battery');
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.waitForURL(/\/(dashboard|create)/);
}

async function feelOf(page: Page, path: string): Promise<Feel> {
  await page.addInitScript({ content: recordTimings });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(path);
  const text = page.getByRole('textbox', { name: 'Visual description' }).first();
  await text.focus();
  await takeTimings(page);
  await page.keyboard.press('a');
  const [firstKeyMs] = await takeTimings(page, 'keydown');
  await page.keyboard.type('bcdefghijk');
  const keys = await takeTimings(page, 'keydown');
  await page.getByRole('checkbox', { name: 'Select scene 2', exact: true }).click();
  const [tickMs] = await takeTimings(page, 'click');
  const longestScrollTaskMs = await longestTaskOf(page, () => scrollThrough(page));
  return {
    firstKeyMs: firstKeyMs ?? 0,
    slowestKeyMs: Math.max(0, ...keys),
    tickMs: tickMs ?? 0,
    longestScrollTaskMs,
  };
}

async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(600, 500);
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  for (let scrolled = 0; scrolled < height; scrolled += wheelPx) await page.mouse.wheel(0, wheelPx);
  await page.waitForFunction('scrollY + innerHeight >= document.documentElement.scrollHeight - 2');
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds: what else the machine does meanwhile is not in it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** @returns ms of processor time of the longest task that the busiest page's thread has to do meanwhile */
async function longestTaskOf(page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(thread);
  const tasks = pages.map((each) =>
    traceEvents
      .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && thread(event) === each)
      .map(({ tdur = 0 }) => tdur / 1_000),
  );
  const total = (durations: readonly number[]) => durations.reduce((sum, ms) => sum + ms, 0);
  const busiest = tasks.toSorted((one, other) => total(other) - total(one))[0] ?? [];
  if (busiest.length === 0) throw new Error('the browser traced no task of a page');
  return Math.max(...busiest);
}

/** The timings of a kind of event since they were last taken, in ms. */
async function takeTimings(page: Page, name?: string): Promise<number[]> {
  const timings = await page.evaluate<{ name: string; ms: number }[]>(takeAll);
  return timings.filter((timing) => timing.name === name).map(({ ms }) => ms);
}
