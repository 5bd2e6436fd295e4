import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemConfigDefaults } from '@scenewright/contract/rules/limits.ts';
import { stubStorage } from '../../api/testing/fake-browser.ts';

let stored: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  stored = stubStorage();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => vi.unstubAllGlobals());

const load = async () => (await import('./system-config.ts')).useSystemConfig.getState();

test('the defaults are kept under system-config [AUTH-14]', async () => {
  expect(await load()).toEqual({ timeoutPeriod: 30, emailDeliveryRequired: true });
  expect(JSON.parse(stored.get('system-config') ?? 'null')).toEqual({
    state: systemConfigDefaults,
    version: 1,
  });
});

test('what is kept outweighs them', async () => {
  stored.set(
    'system-config',
    JSON.stringify({ state: { timeoutPeriod: 60, emailDeliveryRequired: false }, version: 1 }),
  );
  expect(await load()).toEqual({ timeoutPeriod: 60, emailDeliveryRequired: false });
  expect(JSON.parse(stored.get('system-config') ?? 'null')).toMatchObject({
    state: { timeoutPeriod: 60 },
  });
});
