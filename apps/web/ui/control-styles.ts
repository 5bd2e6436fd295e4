/** Looks shared by the controls that text is typed into or chosen in. */
export const controlStyles = [
  'w-full rounded-control border border-control bg-bg text-14 text-fg transition-colors',
  'hover:border-muted focus-visible:border-accent aria-invalid:border-danger',
  // By the attribute: in CSS a button counts as read-only, too.
  'disabled:cursor-not-allowed disabled:border-line disabled:text-subtle [&[readonly]]:border-line [&[readonly]]:text-muted',
].join(' ');
