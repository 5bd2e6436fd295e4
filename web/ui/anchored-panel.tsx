import type { ComponentProps, RefObject } from 'react';
import { Popover } from 'radix-ui';

interface AnchoredPanelProps extends Omit<ComponentProps<typeof Popover.Content>, 'onOpenAutoFocus' | 'onCloseAutoFocus' | 'onFocusOutside'> {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const prevent = (event: Event) => event.preventDefault();

/**
 * Something that stands open beside an element and leaves the focus where it is: focus that moves elsewhere does not close
 * it, what opened it looks after that. (The very event of focus that opens it still rises to the document, where Radix would
 * take it for one that leaves.) Loaded when it is first needed: placing things is most of its weight.
 */
export default function AnchoredPanel({ anchor, onClose, ...content }: AnchoredPanelProps) {
  // Radix wants an element that can be measured; while this is open there is one.
  const measured = anchor as RefObject<HTMLElement>;
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={measured} />
      <Popover.Portal>
        <Popover.Content sideOffset={6} collisionPadding={8} {...content} onOpenAutoFocus={prevent} onCloseAutoFocus={prevent} onFocusOutside={prevent} />
      </Popover.Portal>
    </Popover.Root>
  );
}
