const bullet = /^\s*[-–—*•]\s/u;
const leastHeads = 2;

/** "Added", "Fixed", each above points of its own. */
function headsOfPoints(lines: readonly string[]): readonly string[] {
  const heads = lines.filter(
    (line, at) =>
      /^\p{L}[\p{L}'’ -]{0,24}:?$/u.test(line.trim()) && bullet.test(lines[at + 1] ?? ''),
  );
  return heads.length < leastHeads ? [] : heads;
}

/** "20 squats" above "30 sec plank", lines behind the same emoji, what heads points: what is listed is seldom a note. */
export function pointsOf(lines: readonly string[]): ReadonlySet<string> {
  const signOf = (line = ''): string | undefined =>
    /^\s*\d{1,3}[.)]? \p{L}/u.test(line)
      ? 'number'
      : /^\s*(\p{Extended_Pictographic}\uFE0F?) ?\p{L}/u.exec(line)?.[1];
  const listed = lines.filter((line, at) => {
    const sign = signOf(line);
    return (
      sign !== undefined && [lines[at - 1], lines[at + 1]].some((other) => signOf(other) === sign)
    );
  });
  return new Set([...listed, ...headsOfPoints(lines)].map((line) => line.trim().slice(0, 300)));
}
