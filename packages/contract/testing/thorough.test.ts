import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module as one of both commands has it. */
async function load(isAll: boolean, seed?: string) {
  vi.resetModules();
  vi.stubEnv('TEST_ALL', isAll ? '1' : undefined);
  vi.stubEnv('PROPERTY_SEED', seed);
  return await import('./thorough.ts');
}
const cases = Array.from({ length: 60 }, (_, index) => index);
const kindOf = (each: number) => (each < 50 ? 'common' : each < 59 ? 'rare' : 'single');

beforeEach(() => vi.unstubAllEnvs());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('in npm test', () => {
  it('each class is represented, by the same cases in every run, and not by its first', async () => {
    const { representative } = await load(false);
    const chosen = representative(cases, kindOf, 2);
    expect(chosen.map(kindOf)).toEqual(['common', 'common', 'rare', 'rare', 'single']);
    expect(representative(cases, kindOf, 2)).toEqual(chosen);
    expect((await load(false)).representative(cases, kindOf, 2)).toEqual(chosen);
    expect(chosen.slice(0, 2)).not.toEqual([0, 1]);
  });

  it('another seed draws others: no case is always left out', async () => {
    const seen = new Set<number>();
    for (let seed = 1; seed <= 20; seed += 1)
      for (const each of (await load(false, String(seed))).representative(cases, kindOf, 15))
        seen.add(each);
    expect(seen.size).toBe(cases.length);
  });

  it('a matrix is gone through once, by rotation', async () => {
    const { shareOf } = await load(false);
    const shares = [0, 1, 2, 3].map((way) => shareOf(cases, way, 4));
    expect(shares.flat().toSorted((one, other) => one - other)).toEqual(cases);
    expect(shares.map((share) => share.length)).toEqual([15, 15, 15, 15]);
  });

  it('repetitions are few, and what is proved elsewhere is left out', async () => {
    const { asOften, isThorough, thoroughly } = await load(false);
    const register = vi.fn();
    thoroughly(register);
    expect([isThorough, asOften(100, 5), register.mock.calls.length]).toEqual([false, 5, 0]);
  });
});

it('npm run test:all runs everything', async () => {
  const { asOften, isThorough, representative, shareOf, thoroughly } = await load(true);
  const register = vi.fn();
  thoroughly(register);
  expect([isThorough, asOften(100, 5), register.mock.calls.length]).toEqual([true, 100, 1]);
  expect(representative(cases, kindOf)).toEqual(cases);
  expect(shareOf(cases, 3, 4)).toEqual(cases);
});
