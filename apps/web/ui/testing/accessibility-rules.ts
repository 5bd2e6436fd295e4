/**
 * What axe looks at wherever it runs: all of WCAG 2.2, A and AA. Rules that axe keeps back unless they are asked for by
 * name (experimental ones, and those of 2.2) are asked for.
 */
export const accessibilityRules = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
} as const;

/**
 * What a pointer finds less than 24 px wide or high (WCAG 2.5.8), as tag, name and size. axe lets small targets pass where
 * there is room around them; ours are large enough by themselves. A layer that makes a target larger counts, so does the
 * label of a field; a link within a sentence is as high as its line. Runs in the page: it needs nothing from outside itself.
 */
export function smallTargets(): string[] {
  const least = 24;
  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=checkbox], [role=radio], [role=switch], [role=menuitem], [role=menuitemradio], [role=option], [role=slider]';
  const sizeOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return { width, height };
  };
  // A layer gives way to the pointer by itself, or because all around it does for the moment a dialog comes or goes.
  const isInert = (element: Element) => getComputedStyle(element).pointerEvents === 'none';
  const layersOf = (element: Element) =>
    ['::before', '::after'].flatMap((pseudo) => {
      const { content, position, width, height, pointerEvents } = getComputedStyle(element, pseudo);
      const isLayer =
        content !== 'none' &&
        content !== 'normal' &&
        position === 'absolute' &&
        (pointerEvents !== 'none' || isInert(element));
      return isLayer
        ? [{ width: Number.parseFloat(width), height: Number.parseFloat(height) }]
        : [];
    });
  const isLarge = (element: Element) =>
    [sizeOf(element), ...layersOf(element)].some(
      ({ width, height }) => width >= least - 0.5 && height >= least - 0.5,
    );
  const labelsOf = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLButtonElement
      ? [...(element.labels ?? [])].filter((label) => label.contains(element))
      : [];
  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    let block = element.parentElement;
    while (block !== null && getComputedStyle(block).display === 'inline')
      block = block.parentElement;
    if (block === null) return false;
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const text = texts.currentNode;
      if (
        /\p{L}/u.test(text.textContent ?? '') &&
        text.parentElement?.closest('a, button') === null
      )
        return true;
    }
    return false;
  };
  // What only a keyboard finds (a link past the header) is no target of a pointer until then.
  const isThere = (element: Element) => {
    const { width, height } = sizeOf(element);
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[aria-hidden=true], [inert]') === null
    );
  };
  return [...document.querySelectorAll(selector)]
    .filter(
      (element) =>
        isThere(element) &&
        !isInSentence(element) &&
        ![element, ...labelsOf(element)].some(isLarge),
    )
    .map((element) => {
      const { width, height } = sizeOf(element);
      return `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}": ${Math.round(width)}×${Math.round(height)}`;
    });
}
