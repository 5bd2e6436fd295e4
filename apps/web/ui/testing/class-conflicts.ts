import { extendTailwindMerge } from 'tailwind-merge';

/** Knows which classes set the same property; the names are those of apps/web/ui/tokens.css that it cannot guess. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['12', '13', '14', '16', '20', '24', '32', '48', '72'],
      radius: ['control', 'card', 'dialog'],
      shadow: ['floating'],
    },
  },
});

/** Every class attribute of the page, once. Runs in the page: it needs nothing from outside itself. */
export function classesOnPage(): string[] {
  const classes = Array.from(
    document.querySelectorAll('[class]'),
    (element) => element.getAttribute('class') ?? '',
  );
  return [...new Set(classes)];
}

/** Classes that another class of the same element contradicts: which one counts would be left to chance. */
export function classConflicts(found: readonly string[]): string[] {
  return found.flatMap((classes) => {
    const kept = new Set(merge(classes).split(' '));
    const lost = classes.split(/\s+/).filter((name) => name !== '' && !kept.has(name));
    return lost.length === 0 ? [] : [`${lost.join(' ')} in: ${classes}`];
  });
}
