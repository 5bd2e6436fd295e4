interface Month {
  readonly start: Date;
  readonly end: Date;
}

/** The free plan's months by walking through them one after the other; a month too short for the day ends on its last. */
export function createMonthCalendar() {
  let since: Date | null = null;
  let nextDue: Date | null = null;

  function instant(from: Date, months: number): Date {
    let [year, month] = [from.getUTCFullYear(), from.getUTCMonth()];
    for (let passed = 0; passed < months; passed += 1)
      [year, month] = month === 11 ? [year + 1, 0] : [year, month + 1];
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month] ?? 30;
    const day = Math.min(from.getUTCDate(), days);
    return new Date(
      `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}${from.toISOString().slice(10)}`,
    );
  }

  function monthOf(from: Date, at: Date): Month {
    let passed = 0;
    while (instant(from, passed + 1) <= at) passed += 1;
    return { start: instant(from, passed), end: instant(from, passed + 1) };
  }

  return {
    /** @param isFirstGiven whether the first month's allowance is left out */
    start(from: Date, isFirstGiven: boolean): void {
      since = from;
      nextDue = isFirstGiven ? instant(from, 1) : from;
    },
    stop(): void {
      [since, nextDue] = [null, null];
    },
    isStopped: () => since === null,
    /** The month whose allowance is due and was not given yet. */
    due: (at: Date): Month | null =>
      since === null || nextDue === null || nextDue > at ? null : monthOf(since, at),
    pass(month: Month): void {
      nextDue = month.end;
    },
    next: (at: Date): Date | null =>
      since === null || nextDue === null ? null : nextDue > at ? nextDue : monthOf(since, at).end,
  };
}
