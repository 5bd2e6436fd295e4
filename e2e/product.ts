import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from 'axe-core';
import { type Page, test as base, expect } from '@playwright/test';
import { isThorough } from '@scenewright/contract/testing/thorough.ts';
import { startHostedGateway } from './hosted-gateway.ts';
import { copyEmptyDatabase } from '../apps/server/testing/empty-database.ts';
import { type HeldStage, holdStages } from '../apps/server/testing/held-stages.ts';
import { accessibilityRules, smallTargets } from '../apps/web/ui/testing/accessibility-rules.ts';
import {
  findFreePort,
  type ServerProcess,
  startServerProcess,
} from '../apps/server/testing/server-process.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface RunningProduct extends Omit<ServerProcess, 'pid'> {
  /** The address a browser uses: the one that mails and redirects name. */
  readonly origin: string;
  /** The newest mail to an address whose subject matches, as soon as there is one. */
  mailTo(address: string, subject: RegExp): Promise<Mail>;
  /** Starts the process again after it was stopped or killed, with the same folder, port and settings. */
  start(): Promise<void>;
  /** Has a flat product stop in the middle of these stages of a film, and go on in all others, from now on. */
  hold(stages: readonly HeldStage[]): void;
}

async function readOutbox(origin: string): Promise<Mail[]> {
  const reply = await fetch(`${origin}/api/v1/dev/outbox`);
  return (await reply.json()) as Mail[];
}

interface StartedProduct {
  readonly product: RunningProduct;
  end(): Promise<void>;
}

interface StartOptions {
  /** Where else its mails may lie: at the identity service that stands for a hosted one. */
  readonly outboxes?: readonly string[];
  /** Whether its pictures show one colour and its music hums: unless said, they do. */
  readonly isFlat?: boolean;
}

/** The whole product in a process of its own, with an empty database; as `npm start` runs it, unless it is flat. */
export async function startProduct(
  port: number,
  settings: Record<string, string> = {},
  { outboxes = [], isFlat = true }: StartOptions = {},
): Promise<StartedProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-e2e-'));
  await copyEmptyDatabase(folder);
  const origin = `http://localhost:${port}`;
  const launch = () =>
    startServerProcess({
      folder,
      port,
      ...(isFlat && { script: 'testing/flat-server.ts' }),
      settings: { PUBLIC_URL: origin, AUTH_AUTOCONFIRM: 'off', ...settings },
    });
  let server = await launch();
  const product: RunningProduct = {
    url: server.url,
    origin,
    isAlive: () => server.isAlive(),
    kill: () => server.kill(),
    stop: () => server.stop(),
    output: () => server.output(),
    async start() {
      server = await launch();
    },
    hold: (stages) => holdStages(folder, stages),
    async mailTo(address, subject) {
      const find = async () => {
        const mails = await Promise.all([server.url, ...outboxes].map(readOutbox));
        return mails.flat().find((mail) => mail.to === address && subject.test(mail.subject));
      };
      await expect.poll(find, { message: `a mail to ${address}` }).toBeTruthy();
      const mail = await find();
      if (mail === undefined) throw new Error(`no mail to ${address}`);
      return mail;
    },
  };
  return {
    product,
    end: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where people sign in: at the product's own service, or at a second one on another origin, as at a hosted project. */
export type IdentityService = 'embedded' | 'hosted, ES256' | 'hosted, HS256';

/** The product, signing people in at a second instance behind a gateway such as hosted projects have. */
async function startWithHostedIdentity(signing: 'ES256' | 'HS256'): Promise<StartedProduct> {
  const [port, servicePort, gatewayPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const service = await startProduct(servicePort, {
    PUBLIC_URL: `http://localhost:${gatewayPort}`,
    AUTH_REDIRECTS: `http://localhost:${port}/auth/callback`,
  });
  const gateway = await startHostedGateway({
    port: gatewayPort,
    service: service.product.url,
    signing,
  });
  const main = await startProduct(
    port,
    { AUTH_URL: `${gateway.origin}/auth/v1`, AUTH_PUBLISHABLE_KEY: gateway.publishableKey },
    { outboxes: [service.product.url] },
  );
  return {
    product: main.product,
    end: async () => {
      await main.end();
      await gateway.close();
      await service.end();
    },
  };
}

/** Tests with the running product, on pages that must not complain: no console error (beyond those a test provokes), no broken security policy. */
export const test = base.extend<
  { product: RunningProduct; complaints: string[]; tolerates: RegExp | null },
  { shared: RunningProduct; identityService: IdentityService; isFlat: boolean }
>({
  identityService: ['embedded', { option: true, scope: 'worker' }],
  /** Enough for journeys that look at no picture and interrupt no making; the others ask for `isFlat: false`. */
  isFlat: [true, { option: true, scope: 'worker' }],
  shared: [
    async ({ identityService, isFlat }, use) => {
      const { product, end } =
        identityService === 'embedded'
          ? await startProduct(await findFreePort(), {}, { isFlat })
          : await startWithHostedIdentity(identityService === 'hosted, ES256' ? 'ES256' : 'HS256');
      await use(product);
      await end();
    },
    { scope: 'worker' },
  ],
  product: async ({ shared }, use) => {
    await use(shared);
  },
  tolerates: [null, { option: true }],
  complaints: [
    async ({ page, tolerates }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && tolerates?.test(message.text()) !== true)
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** axe finds nothing against WCAG 2.2 A and AA on the page as it is now, once nothing moves any more; no target is small. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AxeBuilder.source);
  const violations = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const result = await axe.run(rules);
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, accessibilityRules);
  expect(violations).toEqual([]);
  expect(await page.evaluate(smallTargets)).toEqual([]);
}

/**
 * {@link expectAccessible} for a page in a state at which `accessibility.spec.ts`, another journey or the tests of components look
 * as well: `npm run test:all` alone looks again.
 */
export async function expectStillAccessible(page: Page): Promise<void> {
  if (isThorough) await expectAccessible(page);
}

export { expect };
