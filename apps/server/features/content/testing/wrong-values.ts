/** Values that a field must refuse, by what it takes. */

export const absent = undefined;
export const notText = [5, true, {}, ['a']];
const unprintable = [
  'nul \u0000',
  'escape \u001B[31m',
  'bell \u0007',
  'delete \u007F',
  'half \uD83D a pair',
  'the other half \uDE00',
];
export const filled = (max: number) => [
  absent,
  null,
  ...notText,
  '',
  '  \n\t ',
  'x'.repeat(max + 1),
  ...unprintable,
];
export const optional = (max: number) => [...notText, 'x'.repeat(max + 1), ...unprintable];
export const choice = [
  absent,
  null,
  ...notText,
  '',
  'unknown',
  'TIKTOK',
  '__proto__',
  'constructor',
];
export const whole = (max: number) => [
  absent,
  null,
  '3',
  true,
  {},
  [3],
  0,
  -1,
  1.5,
  max + 1,
  1e308,
  2 ** 53,
];

/** A value as a test's title or message shows it. */
export const show = (value: unknown) => JSON.stringify(value)?.slice(0, 40) ?? 'nothing';
