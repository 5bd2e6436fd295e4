import { describe, expect, it } from 'vitest';
import { certainMailboxOf, mailboxOf } from './mailbox.ts';

describe.each([
  ['what is counted', mailboxOf],
  ['what is certain', certainMailboxOf],
])('for %s', (_what, read) => {
  it.each([
    [
      'mara.lind@gmail.com',
      [
        'MaraLind@gmail.com',
        'm.a.r.a.lind+videos@googlemail.com',
        'ｍａｒａ.ｌｉｎｄ＋ａ@ｇｍａｉｌ．ｃｏｍ',
        ' maralind+a+b@gmail.com. ',
      ],
    ],
    ['mara@outlook.com', ['Mara+1@outlook.com', 'mara+@outlook.com']],
    ['mara@hotmail.co.uk', ['mara+x@hotmail.co.uk']],
    ['mara@icloud.com', ['mara+x@me.com', 'mara@mac.com']],
    ['mara@yahoo.com', ['mara-videos@yahoo.com', 'mara+videos@yahoo.com']],
    ['mara@fastmail.com', ['mara+x@fastmail.com', 'anything@mara.fastmail.com']],
    [
      'maralind@proton.me',
      ['mara.lind@protonmail.com', 'mara_lind+x@pm.me', 'mara-lind@proton.me'],
    ],
    ['mara@example.com', ['MARA@EXAMPLE.COM', 'ｍａｒａ@example.com', ' mara@example.com. ']],
    ['mara@bücher.example', ['mara@xn--bcher-kva.example', 'mara@BÜCHER.example']],
  ])('%s is one mailbox with %j', (address, others) => {
    for (const other of others) expect(read(other)).toBe(read(address));
  });

  it.each([
    ['mara@gmail.com', 'mara@outlook.com'],
    ['mara@outlook.com', 'mara@hotmail.com'],
    ['mara.lind@outlook.com', 'maralind@outlook.com'],
    ['mara.lind@example.com', 'maralind@example.com'],
    ['+a@gmail.com', '+b@gmail.com'],
    ['mara@gmail.com.example.com', 'm.ara@gmail.com.example.com'],
  ])('%s and %s are two', (one, other) => expect(read(one)).not.toBe(read(other)));
});

const tagged = ['mara+team@example.com', 'mara+@example.com', 'Mara+1+2@Example.com'];

it('counts tags at every domain, and takes them for nothing certain', () => {
  for (const address of tagged) {
    expect(mailboxOf(address)).toBe('mara@example.com');
    expect(certainMailboxOf(address)).not.toBe('mara@example.com');
  }
  expect(mailboxOf('+a@example.com')).not.toBe(mailboxOf('+b@example.com'));
});
