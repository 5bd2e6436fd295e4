import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { Popover } from 'radix-ui';

interface AnchoredPanelProps extends Omit<
  ComponentProps<typeof Popover.Content>,
  'onOpenAutoFocus' | 'onCloseAutoFocus' | 'onFocusOutside'
> {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Where it is drawn, so that Tab goes on into it from what stands before; otherwise at the end of the document. */
  place?: 'here' | 'document';
}

const prevent = (event: Event) => event.preventDefault();
/** Radix leads Tab round and round in a popover; from one that stands in the page it goes on through the page. */
const keepTab = (event: KeyboardEvent) => event.key === 'Tab' && event.stopPropagation();

/**
 * Something that stands open beside an element and leaves the focus where it is: focus that moves elsewhere does not close
 * it, what opened it looks after that. (The very event of focus that opens it still rises to the document, where Radix would
 * take it for one that leaves.) Loaded when it is first needed: placing things is most of its weight.
 */
export default function AnchoredPanel({
  anchor,
  onClose,
  place = 'document',
  children,
  ...content
}: AnchoredPanelProps) {
  // Radix wants an element that can be measured; while this is open there is one.
  const measured = anchor as RefObject<HTMLElement>;
  const panel = (
    <Popover.Content
      sideOffset={6}
      collisionPadding={8}
      {...content}
      onOpenAutoFocus={prevent}
      onCloseAutoFocus={prevent}
      onFocusOutside={prevent}
    >
      {place === 'here' ? (
        <div role="presentation" className="contents" onKeyDown={keepTab}>
          {children}
        </div>
      ) : (
        children
      )}
    </Popover.Content>
  );
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={measured} />
      {place === 'here' ? panel : <Popover.Portal>{panel}</Popover.Portal>}
    </Popover.Root>
  );
}
