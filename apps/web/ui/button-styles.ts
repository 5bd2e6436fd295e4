import { cva, type VariantProps } from 'class-variance-authority';

/** Classes of a button; for links that look like one, and for the landing page, which goes without the Button component. */
export const buttonStyles = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 font-medium whitespace-nowrap select-none',
    'transition-colors disabled:pointer-events-none disabled:opacity-50',
    '[&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      // First: of two classes that set the same property the later one stays.
      size: {
        small: 'h-8 touch:min-h-11 rounded-control px-3 text-13',
        medium: 'h-9 touch:min-h-11 rounded-control px-3.5 text-14',
        large: 'h-12 rounded-card px-6 text-16',
        // As high as a target must be, in the room of a line of text.
        inline: '-my-1 min-h-6 min-w-6 p-0',
      },
      variant: {
        primary: 'bg-accent text-accent-ink hover:bg-accent-hover aria-disabled:opacity-50',
        // Paler without a layer of its own: there may be 96 of these on the page.
        secondary:
          'border border-line bg-raised text-fg hover:bg-hover aria-disabled:border-line/50 aria-disabled:text-fg/50',
        ghost: 'text-muted hover:bg-hover hover:text-fg aria-disabled:opacity-50',
        danger: 'bg-danger text-danger-ink hover:opacity-90 aria-disabled:opacity-50',
        link: 'rounded-[3px] text-accent underline-offset-4 hover:underline aria-disabled:opacity-50',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'medium' },
  },
);

export type ButtonVariants = VariantProps<typeof buttonStyles>;
