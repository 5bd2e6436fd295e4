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
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={measured} />
      <Popover.Portal>
        <Popover.Content sideOffset={6} collisionPadding={8} {...content} onOpenAutoFocus={staySomewhereElse} onCloseAutoFocus={staySomewhereElse} />
      </Popover.Portal>
    </Popover.Root>
  );
}
