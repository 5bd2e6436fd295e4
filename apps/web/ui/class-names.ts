import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Knows which classes set the same property; the names are those of tokens.css that it cannot guess. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['12', '13', '14', '16', '20', '24', '32', '48', '72'],
      radius: ['control', 'card', 'dialog'],
      shadow: ['floating'],
    },
  },
});

/** Joins class names. Of two that set the same property the later one stays: what a component's user asks for stands last. */
export function classNames(...values: readonly ClassValue[]): string {
  return merge(clsx(values));
}
