const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** "81", "eighty-one", "eighty one": null where it is no number below 120. */
export function yearsOf(text: string): number | null {
  const word = text.toLowerCase().trim();
  if (/^\d{1,3}$/u.test(word)) return Number(word) < 120 ? Number(word) : null;
  const [first = '', second = ''] = word.split(/[- ]/u);
  const ten = tens.indexOf(first);
  if (ten < 0) return small.includes(word) ? small.indexOf(word) : null;
  return (ten + 2) * 10 + (second === '' ? 0 : Math.max(0, small.indexOf(second)));
}

/** A number of years, as a part of a pattern. */
export const number = String.raw`(\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|${small.join('|')})`;
