import { type RefObject, useEffect, useState } from 'react';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';

export type DropEdge = 'before' | 'after';

interface SceneDragOptions {
  readonly card: RefObject<HTMLElement | null>;
  readonly handle: RefObject<HTMLElement | null>;
  readonly sceneId: string;
  readonly number: number;
  readonly enabled: boolean;
}

/** Lets a card be dragged by its handle and be dropped upon; tells how it should look meanwhile. */
export function useSceneDrag({ card, handle, sceneId, number, enabled }: SceneDragOptions): {
  dragging: boolean;
  dropEdge: DropEdge | null;
} {
  const [dragging, setDragging] = useState(false);
  const [dropEdge, setDropEdge] = useState<DropEdge | null>(null);
  useEffect(() => {
    const [element, dragHandle] = [card.current, handle.current];
    if (!enabled || element === null || dragHandle === null) return undefined;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ sceneId }),
        onGenerateDragPreview: ({ nativeSetDragImage }) =>
          setCustomNativeDragPreview({
            nativeSetDragImage,
            render: ({ container }) => void container.append(previewOf(number)),
          }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) =>
          typeof source.data['sceneId'] === 'string' && source.data['sceneId'] !== sceneId,
        getData: ({ input }) => ({ sceneId, edge: edgeAt(element, input.clientY) }),
        onDrag: ({ self }) => setDropEdge(edgeIn(self.data)),
        onDragLeave: () => setDropEdge(null),
        onDrop: () => setDropEdge(null),
      }),
    );
  }, [card, handle, sceneId, number, enabled]);
  return { dragging, dropEdge };
}

/** The edge in a drop target's data. */
export function edgeIn(data: Record<string | symbol, unknown>): DropEdge {
  return data['edge'] === 'after' ? 'after' : 'before';
}

function edgeAt(element: Element, clientY: number): DropEdge {
  const { top, height } = element.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
}

/** What hangs on the pointer: a small label instead of a picture of the whole card. */
function previewOf(number: number): HTMLElement {
  const label = document.createElement('div');
  label.className = 'rounded-control bg-accent px-3 py-1.5 text-13 font-medium text-accent-ink';
  label.textContent = `Scene ${number}`;
  return label;
}
