import { findFreePort } from '../apps/server/testing/server-process.ts';
import { type RunningProduct, startProduct, test as base } from './product.ts';

/** Tests with the product whose clock can be put forward; one for all of them. Refusals by the server are part of what is tried. */
export const test = base.extend<object, { shared: RunningProduct }>({
  shared: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const { product, end } = await startProduct(await findFreePort(), {
        SCENEWRIGHT_TEST_CLOCK: 'on',
      });
      await use(product);
      await end();
    },
    { scope: 'worker' },
  ],
  tolerates: /status of 4\d\d/,
});
