import { classNames } from './class-names.ts';

/** A letter or two in a round field. */
export function Avatar({ initials, className }: { initials: string; className?: string }) {
  return (
    <span
      className={classNames(
        'grid size-8 place-items-center overflow-hidden rounded-full bg-accent text-13 font-semibold text-accent-ink',
        className,
      )}
    >
      {initials}
    </span>
  );
}
