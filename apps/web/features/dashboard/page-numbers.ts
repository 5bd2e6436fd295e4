/** A page's number, or the gap between two that do not follow each other. */
export type PageLink = number | 'gap';

/** The pages to offer from `current` of `total`: first, last, and the neighbours of the current one. */
export function pageLinks(current: number, total: number): PageLink[] {
  const shown = [...new Set([1, current - 1, current, current + 1, total])]
    .filter((page) => page >= 1 && page <= total)
    .sort((one, other) => one - other);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    if (before === undefined || page === before + 1) return [page];
    // A gap of one page is no shorter than the page.
    return page === before + 2 ? [before + 1, page] : ['gap', page];
  });
}

/** The page an address asks for, within 1 and the last one. */
export function clampPage(wanted: string | null, totalPages: number): number {
  const page = Number(wanted ?? 1);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), Math.max(totalPages, 1)) : 1;
}
