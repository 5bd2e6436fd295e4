import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// The names of theme.css that tailwind-merge cannot guess: without them `text-14` counts as a colour.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['12', '13', '14', '16', '20', '24', '32', '48', '72'],
      radius: ['control', 'card', 'dialog'],
      shadow: ['floating'],
    },
  },
});

/** Joins class names; of two Tailwind classes that set the same property the later one wins. */
export function classNames(...values: readonly ClassValue[]): string {
  return merge(clsx(values));
}
