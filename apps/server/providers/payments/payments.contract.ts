import { afterAll, beforeAll, describe } from 'vitest';
import { createActions } from './contract/actions.ts';
import { describeCheckouts } from './contract/checkouts.ts';
import { describeEvents } from './contract/events.ts';
import type { PaymentsHarness } from './contract/harness.ts';
import { describeRenewals } from './contract/renewals.ts';
import {
  describeDeclinedUpgrades,
  describeUpgrades,
  describeUpgradesAskedAbout,
} from './contract/upgrades.ts';

/**
 * What every implementation of {@link Payments} has to do, shown through that interface, the provider's pages and its
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
