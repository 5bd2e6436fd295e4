/** Seconds as `m:ss`, or `h:mm:ss` from an hour on; what is not a finite time counts as zero. */
export function clockText(seconds: number): string {
  const whole = Math.floor(sane(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = twoDigits(whole % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
}

/** Seconds as `m:ss.mmm`. */
export function clockTextWithMs(seconds: number): string {
  const ms = Math.round(sane(seconds) * 1000);
  return `${clockText(ms / 1000)}.${String(ms % 1000).padStart(3, '0')}`;
}

/** Seconds in words for screen readers, such as `1 minute 5 seconds`. */
export function spokenTime(seconds: number): string {
  const whole = Math.round(sane(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = counted(whole % 60, 'second');
  return minutes === 0 ? rest : `${counted(minutes, 'minute')} ${rest}`;
}

function sane(seconds: number): number {
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
