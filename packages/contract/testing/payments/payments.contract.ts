import { afterAll, beforeAll, describe } from 'vitest';
import { createActions } from './actions.ts';
import { describeCheckouts } from './checkouts.ts';
import { describeEvents } from './events.ts';
import type { PaymentsHarness } from './harness.ts';
import { describeRenewals } from './renewals.ts';
import {
  describeDeclinedUpgrades,
  describeUpgrades,
  describeUpgradesAskedAbout,
} from './upgrades.ts';

/**
 * The duties of every implementation of {@link Payments}, shown through that interface, the provider's pages and its
 * webhook events alone.
 */
export function describePayments(
  name: string,
  createHarness: () => Promise<PaymentsHarness>,
): void {
  describe(`${name} payments`, () => {
    let harness: PaymentsHarness;
    beforeAll(async () => {
      harness = await createHarness();
    });
    afterAll(() => harness.close());
    const context = () => harness;
    const actions = createActions(context);
    describeCheckouts(context, actions);
    describeUpgrades(context, actions);
    describeUpgradesAskedAbout(context, actions);
    describeDeclinedUpgrades(context, actions);
    describeRenewals(context, actions);
    describeEvents(context, actions);
  });
}
