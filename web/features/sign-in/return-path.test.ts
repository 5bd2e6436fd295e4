import { expect, test } from 'vitest';
import { returnPathOf, safePath } from './return-path.ts';

test.each(['/create', '/storyboard/7?scene=2', '/pricing'])('%s is a way back', (path) => {
  expect(safePath(path)).toBe(path);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'create', '/auth', '/auth?tab=signup', '/auth/callback', '/login', '', null, 7])(
  '%s is refused',
  (path) => expect(safePath(path)).toBeNull(),
);

test('a location left behind counts with its search', () => {
  expect(returnPathOf({ state: { from: { pathname: '/create', search: '?step=voice' } }, search: '' })).toBe('/create?step=voice');
});

test('the state outweighs the address, which stands in where the state is no way back', () => {
  expect(returnPathOf({ state: { from: '/profile' }, search: '?redirect=/pricing' })).toBe('/profile');
  expect(returnPathOf({ state: { from: '/auth' }, search: '?redirect=/pricing' })).toBe('/pricing');
  expect(returnPathOf({ state: null, search: '' })).toBeNull();
});
