const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** A date in US English with the month's name: `January 5, 2025`. Takes a Date or an ISO instant; shown in the reader's time zone. */
export function longDate(date: Date | string): string {
  return format.format(typeof date === 'string' ? new Date(date) : date);
}
