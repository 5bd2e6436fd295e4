/** Date and time as the inputs hold them: `2026-11-21` and `18:30`, in the reader's time zone. */
export interface Schedule {
  readonly date: string;
  readonly time: string;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** What the inputs show for an ISO instant; empty without one. */
export function scheduleOf(instant: string | null): Schedule {
  if (instant === null) return { date: '', time: '' };
  const moment = new Date(instant);
  return {
    date: `${String(moment.getFullYear()).padStart(4, '0')}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`,
    time: `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`,
  };
}

/** The instant on the wire: ISO if both date and time are set, else null (EDIT-3). */
export function instantOf({ date, time }: Schedule): string | null {
  if (date === '' || time === '') return null;
  const moment = new Date(`${date}T${time}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

export const isSameSchedule = (one: Schedule, other: Schedule): boolean =>
  one.date === other.date && one.time === other.time;
