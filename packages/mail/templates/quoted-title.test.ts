import { expect, it } from 'vitest';
import { quotedTitle } from './quoted-title.ts';

it.each([
  ['pay at https://evil.example/now', 'pay at evil·example/now'],
  ['HTTPS://EVIL.EXAMPLE', 'EVIL·EXAMPLE'],
  ['go to evil.example today', 'go to evil·example today'],
  ['www.evil.example', 'evil·example'],
  ['write to boss@evil.example!', 'write to boss at evil·example!'],
  ['mailto:boss@evil.example', 'boss at evil·example'],
  ['javascript:alert(1)', 'alert(1)'],
  ['ｈｔｔｐｓ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ', 'evil·example'],
  ['evil。example', 'evil·example'],
  ['10.0.0.1 is my router', '10·0·0·1 is my router'],
  ['call +1 (800) 555-0199 now', 'call … now'],
  ['ev\u200Bil.exa\u00ADmple', 'ev il·exa mple'],
  ['\u202Egnp.exe', 'gnp·exe'],
  ['two\r\nlines\tof text', 'two lines of text'],
])('nothing in %j can be opened', (title, quoted) => expect(quotedTitle(title)).toBe(quoted));

it.each([
  'Why bees dance',
  'The war of 1914-1918',
  'Earth is 4.5 billion years old',
  'Mr. Smith. And more…',
  '蜜蜂如何跳舞。为什么',
  '🐝👩‍🚀 dance',
  'A & B <i>',
])('%s is quoted as it is', (title) => {
  expect(quotedTitle(title)).toBe(title);
});

it('is cut at sixty characters, between whole signs', () => {
  expect(quotedTitle('x'.repeat(200))).toBe(`${'x'.repeat(59)}…`);
  expect(quotedTitle('👩‍🚀'.repeat(200))).toBe(`${'👩‍🚀'.repeat(59)}…`);
  expect(quotedTitle('y'.repeat(60))).toBe('y'.repeat(60));
});
