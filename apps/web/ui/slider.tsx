import type { ComponentProps } from 'react';
import { Slider as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';

interface SliderProps extends Omit<
  ComponentProps<typeof Primitive.Root>,
  'value' | 'onValueChange' | 'onValueCommit' | 'defaultValue' | 'aria-label'
> {
  label: string;
  value: number;
  /** The value in words, such as `0:12 of 0:30`. */
  valueText?: string;
  onValueChange: (value: number) => void;
  onValueCommit?: (value: number) => void;
}

/** A slider with one thumb. */
export function Slider({
  label,
  value,
  valueText,
  onValueChange,
  onValueCommit,
  className,
  ...props
}: SliderProps) {
  const first =
    (report: (value: number) => void) =>
    ([next]: number[]) => {
      if (next !== undefined) report(next);
    };
  return (
    <Primitive.Root
      {...props}
      value={[value]}
      onValueChange={first(onValueChange)}
      {...(onValueCommit === undefined ? {} : { onValueCommit: first(onValueCommit) })}
      className={classNames(
        'group relative flex h-6 w-full touch-none select-none items-center data-[disabled]:opacity-50',
        className,
      )}
    >
      <Primitive.Track className="relative h-1 grow overflow-hidden rounded-full bg-control/60">
        <Primitive.Range className="absolute h-full bg-accent" />
      </Primitive.Track>
      <Primitive.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="touch-target relative block size-3.5 rounded-full before:absolute before:-inset-1.5 bg-fg shadow-floating transition-transform group-hover:scale-110"
      />
    </Primitive.Root>
  );
}
