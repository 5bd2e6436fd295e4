import type { ComponentProps, RefObject } from 'react';
import { Popover } from 'radix-ui';

interface AnchoredPanelProps extends Omit<ComponentProps<typeof Popover.Content>, 'onOpenAutoFocus' | 'onCloseAutoFocus'> {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const staySomewhereElse = (event: Event) => event.preventDefault();

/** Something that stands open beside an element and leaves the focus where it is. Loaded when it is first needed: placing things is most of its weight. */
export default function AnchoredPanel({ anchor, onClose, ...content }: AnchoredPanelProps) {
  // Radix wants an element that can be measured; while this is open there is one.
  const measured = anchor as RefObject<HTMLElement>;
  // The very event of focus that opens this still rises to the document, where Radix would take it for focus that leaves.
  const stayForAnchor = (event: Event) => {
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
  };
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={measured} />
      <Popover.Portal>
        <Popover.Content sideOffset={6} collisionPadding={8} {...content} onFocusOutside={stayForAnchor} onOpenAutoFocus={staySomewhereElse} onCloseAutoFocus={staySomewhereElse} />
      </Popover.Portal>
    </Popover.Root>
  );
}
