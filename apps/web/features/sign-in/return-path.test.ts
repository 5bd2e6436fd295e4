import { afterEach, expect, test, vi } from 'vitest';
import { rememberReturnPath, returnPathOf, safePath, takeReturnPath } from './return-path.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A storage of the browser, as a map. */
function stubStorage(name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}

test.each(['/create', '/storyboard/7?scene=2', '/pricing'])('%s is a way back', (path) => {
  expect(safePath(path)).toBe(path);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n//evil.example',
  '/create\0',
  '/\u007f',
  '/\u0085/evil.example',
  'create',
  '/auth',
  '/auth?tab=signup',
  '/auth/callback',
  '/login',
  '',
  null,
  7,
])('%s is refused', (path) => expect(safePath(path)).toBeNull());

test('a location left behind counts with its search [PAGE-4]', () => {
  expect(
    returnPathOf({ state: { from: { pathname: '/create', search: '?step=voice' } }, search: '' }),
  ).toBe('/create?step=voice');
});

test('the state outweighs the address, which stands in where the state is no way back', () => {
  expect(returnPathOf({ state: { from: '/profile' }, search: '?redirect=/pricing' })).toBe(
    '/profile',
  );
  expect(returnPathOf({ state: { from: '/auth' }, search: '?redirect=/pricing' })).toBe('/pricing');
  expect(returnPathOf({ state: null, search: '' })).toBeNull();
});

test('a path outlives a mail that opens a tab of its own, once and for a day', () => {
  vi.useFakeTimers({ now: 0 });
  const [tab, browser] = [stubStorage('sessionStorage'), stubStorage('localStorage')];
  rememberReturnPath('/create?step=preview');
  tab.clear();
  expect(takeReturnPath()).toBe('/create?step=preview');
  expect(takeReturnPath()).toBe('/dashboard');

  rememberReturnPath('/create?step=preview');
  tab.clear();
  vi.setSystemTime(24 * 3_600_000);
  expect(takeReturnPath()).toBe('/dashboard');

  browser.set('return-to', '{"path":"https://evil.example","untilMs":1e15}');
  expect(takeReturnPath()).toBe('/dashboard');
  browser.set('return-to', '{');
  expect(takeReturnPath()).toBe('/dashboard');
});
