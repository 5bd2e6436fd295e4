/** Looks shared by the layers that cover the page: dialogs and alert dialogs. */
export const overlayStyles =
  'page-cover fixed inset-0 z-40 bg-black/60 animate-fade-in data-[state=closed]:animate-fade-out';

export const panelStyles = [
  'fixed left-1/2 top-1/2 z-40 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col',
  'rounded-dialog border border-line bg-surface shadow-floating outline-none',
  'animate-pop-in data-[state=closed]:animate-fade-out',
].join(' ');

/** Looks shared by the small floating layers: menus, selects and popovers. */
export const floatingStyles = [
  'z-50 rounded-card border border-line bg-raised p-1 text-14 text-fg shadow-floating outline-none',
  'animate-pop-in data-[state=closed]:animate-fade-out',
].join(' ');

/** One line of a menu or select. */
export const optionStyles = [
  'relative flex min-h-8 cursor-default select-none items-center gap-2 rounded-control px-2 py-1.5 outline-none',
  'data-[highlighted]:bg-hover data-[disabled]:pointer-events-none data-[disabled]:text-subtle',
  '[&_svg]:size-4 [&_svg]:shrink-0',
].join(' ');
