/** "Hard as a boot", "skip the bread": it is not there. */
export const isOnlyCompared = (before: string): boolean =>
  /(?:^|[^\p{L}])(?:like|as|than|skip|forget|leave out|instead of|n['’]t|not|never)(?: \p{L}+){0,2}[^\p{L}]*$/iu.test(
    before,
  );
