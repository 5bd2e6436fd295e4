import { Progress as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';

interface ProgressProps {
  label: string;
  /** 0 to 100; null where nobody knows yet. */
  percent: number | null;
  /** The progress in words, such as `Painting scene 2 of 5`. */
  valueText?: string;
  className?: string;
}

/** A progress bar. */
export function Progress({ label, percent, valueText, className }: ProgressProps) {
  return (
    <Primitive.Root
      value={percent}
      aria-label={label}
      aria-valuetext={valueText}
      className={classNames('h-1.5 w-full overflow-hidden rounded-full bg-hover', className)}
    >
      <Primitive.Indicator
        className={classNames(
          'h-full w-full origin-left rounded-full bg-accent transition-transform duration-300',
          percent === null && 'animate-shimmer opacity-60',
        )}
        style={{ transform: `scaleX(${percent === null ? 1 : percent / 100})` }}
      />
    </Primitive.Root>
  );
}
