import { describe, expect, it } from 'vitest';
import { createKey, formatKeys, type KeySet, parseKeys } from './key-file.ts';
import { addStandby, revoke, rotate } from './key-rotation.ts';

const start = new Date('2026-03-01T12:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const fresh = async (): Promise<KeySet> => [
  await createKey('current', start),
  await createKey('standby', start),
];
const statuses = (keys: KeySet) => keys.map(({ status }) => status);

describe('rotating', () => {
  it('lets the reserve sign, keeps the last key for what it has signed, and makes a new reserve', async () => {
    const before = await fresh();
    const keys = await rotate(before, after(10));
    expect(statuses(keys)).toEqual(['current', 'standby', 'previous']);
    expect([keys[0]?.kid, keys[2]?.kid]).toEqual([before[1]?.kid, before[0]?.kid]);
    expect(keys.map(({ since }) => since)).toEqual([after(10), after(10), after(10)]);
    expect(keys.map(({ d }) => d !== undefined)).toEqual([true, true, false]);
  });

  it('waits until copies of the published keys have the reserve, unless in a hurry', async () => {
    const keys = await fresh();
    await expect(rotate(keys, after(9.5))).rejects.toThrow(
      'copies of the published keys have it in 1 min',
    );
    expect((await rotate(keys, after(0), { hurry: true }))[0]?.kid).toBe(keys[1]?.kid);
  });

  it('revokes what has outlived its tokens, and nothing sooner', async () => {
    const once = await rotate(await fresh(), after(10));
    expect(statuses(await rotate(once, after(69)))).toEqual([
      'current',
      'standby',
      'previous',
      'previous',
    ]);
    expect(statuses(await rotate(once, after(71)))).toEqual([
      'current',
      'standby',
      'previous',
      'revoked',
    ]);
  });

  it('needs a reserve', async () => {
    const [current] = await fresh();
    if (current === undefined) throw new Error('no key');
    await expect(rotate([current], after(10))).rejects.toThrow('There is no key in reserve.');
    expect(statuses(await addStandby([current], after(10)))).toEqual(['current', 'standby']);
  });
});

describe('revoking', () => {
  it('refuses the key that signs, and one that is not there', async () => {
    const keys = await fresh();
    expect(() => revoke(keys, keys[0]?.kid ?? '', after(1))).toThrow(
      'is the one that signs. Rotate first.',
    );
    expect(() => revoke(keys, 'nobody', after(1))).toThrow('There is no key nobody.');
  });

  it('throws a private half away, and can be asked twice', async () => {
    const keys = await fresh();
    const kid = keys[1]?.kid ?? '';
    const once = revoke(keys, kid, after(1));
    expect(once[1]).toMatchObject({ kid, status: 'revoked', since: after(1) });
    expect(once[1]).not.toHaveProperty('d');
    expect(revoke(once, kid, after(2))).toEqual(once);
  });
});

it('is written so that it reads back the same', async () => {
  const rotated = await rotate(await fresh(), after(10));
  const keys = revoke(rotated, rotated[2]?.kid ?? '', after(11));
  expect(parseKeys(formatKeys(keys), 'file')).toEqual(keys);
});
