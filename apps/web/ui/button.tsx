import type { ComponentProps, KeyboardEvent } from 'react';
import { Slot } from 'radix-ui';
import { buttonStyles, type ButtonVariants } from './button-styles.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { useTabIndex } from './tab-reach.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  /** Gives the looks to the single child (a link, say) instead of a button. */
  asChild?: boolean;
  /** Shows a spinner and refuses presses while an action runs. */
  busy?: boolean;
}

/** A button; `type` is `button` unless said otherwise, so that none submits a form by accident. Enter held down is one press. */
export function Button({
  variant,
  size,
  asChild = false,
  busy = false,
  className,
  children,
  disabled,
  onKeyDown,
  tabIndex: ownTabIndex,
  ...props
}: ButtonProps) {
  const tabIndex = useTabIndex(ownTabIndex);
  const classes = classNames(buttonStyles({ variant, size }), className);
  if (asChild)
    return (
      <Slot.Root {...props} tabIndex={tabIndex} onKeyDown={onKeyDown} className={classes}>
        {children}
      </Slot.Root>
    );
  const pressOnce = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    onKeyDown?.(event);
  };
  return (
    <button
      type="button"
      {...props}
      tabIndex={tabIndex}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      onKeyDown={pressOnce}
      className={classes}
    >
      {busy && <Spinner size="small" />}
      {children}
    </button>
  );
}
