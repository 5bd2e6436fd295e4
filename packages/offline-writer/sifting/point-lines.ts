/** "20 squats" above "30 sec plank", lines behind the same emoji: what is listed is seldom a note. */
export function pointsOf(lines: readonly string[]): ReadonlySet<string> {
  const signOf = (line = ''): string | undefined =>
    /^\s*\d{1,3}[.)]? \p{L}/u.test(line)
      ? 'number'
      : /^\s*(\p{Extended_Pictographic}\uFE0F?) ?\p{L}/u.exec(line)?.[1];
  return new Set(
    lines
      .filter((line, at) => {
        const sign = signOf(line);
        return (
          sign !== undefined &&
          [lines[at - 1], lines[at + 1]].some((other) => signOf(other) === sign)
        );
      })
      .map((line) => line.trim().slice(0, 300)),
  );
}
