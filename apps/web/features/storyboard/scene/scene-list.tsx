import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { useBoard } from '../board/board-context.ts';
import { regenerationOf } from '../board/board-rules.ts';
import { SceneCard } from './scene-card.tsx';
import { isShortcutAllowed } from '../board/single-keys.ts';
import { landingIndex } from './scene-order.ts';
import type { Selection } from '../board/use-selection.ts';
import { edgeIn } from './use-scene-drag.ts';
import { useUnseenHeight } from './use-unseen-height.ts';

interface SceneListProps {
  scenes: readonly Scene[];
  selection: Selection;
}

/**
 * The scenes in order. On a focused card: arrows go to its neighbours, Enter opens it, Space plays the preview from it,
 * E edits it, D duplicates it, Delete deletes it, R asks, X selects; Alt with the arrows moves it. The arrows, with Alt and
 * without, work from its buttons too, and Escape comes back from any control of it: Tab leads through one card alone.
 */
export function SceneList({ scenes, selection }: SceneListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const tabStopId = scenes.some((scene) => scene.id === activeId) ? activeId : scenes[0]?.id;
  const onKeyDown = useCardKeys(scenes, selection);
  // What a card opened lies elsewhere in the document: the focus in there leaves the card the one it was.
  const makeActive = (event: FocusEvent) =>
    setActiveId((active) => cardOf(event.target)?.dataset['sceneId'] ?? active);
  useDropOrder(scenes);
  useUnseenHeight(list, scenes[0]?.id);
  return (
    <ol
      ref={list}
      aria-label="Scenes"
      onKeyDown={onKeyDown}
      onFocus={makeActive}
      className="flex flex-col gap-3"
    >
      {scenes.map((scene, index) => (
        <SceneCard
          key={scene.id}
          scene={scene}
          isLast={index === scenes.length - 1}
          selected={selection.has(scene.id)}
          isTabStop={scene.id === tabStopId}
        />
      ))}
    </ol>
  );
}

/** Puts a dropped scene where it was dropped. */
function useDropOrder(scenes: readonly Scene[]): void {
  const { move } = useBoard();
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const target = location.current.dropTargets[0];
          const from = scenes.findIndex((scene) => scene.id === source.data['sceneId']);
          const over = scenes.findIndex((scene) => scene.id === target?.data['sceneId']);
          const moved = scenes[from];
          if (target === undefined || moved === undefined || over === -1) return;
          move(moved.id, landingIndex(from, over, edgeIn(target.data)) - from);
        },
      }),
    [scenes, move],
  );
}

function useCardKeys(scenes: readonly Scene[], selection: Selection) {
  const { locked, status, actions, open, select, remove, move } = useBoard();
  return (event: KeyboardEvent) => {
    const card = cardOf(event.target);
    const scene = scenes.find(({ id }) => id === card?.dataset['sceneId']);
    if (
      card === null ||
      scene === undefined ||
      event.defaultPrevented ||
      event.nativeEvent.isComposing ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    if (event.key === 'Escape') return card.focus();
    if (isTextField(event.target) || !isShortcutAllowed(event.key)) return;
    const act = actionOf(event);
    if (act === undefined) return;
    event.preventDefault();
    // A key that is held down goes through the scenes, but neither deletes nor copies one after the other.
    if (event.repeat && !isMovement(event.key)) return;
    act();

    function actionOf({ key, altKey, target }: KeyboardEvent): (() => void) | undefined {
      if (altKey) {
        const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
        return by === 0 || locked !== null || scene === undefined
          ? undefined
          : () => move(scene.id, by);
      }
      const isForCard =
        target === card ||
        (target instanceof HTMLButtonElement && (key === 'ArrowUp' || key === 'ArrowDown'));
      return isForCard && scene !== undefined ? plainAction(key, scene) : undefined;
    }
  };

  function plainAction(key: string, scene: Scene): (() => void) | undefined {
    const sceneId = scene.id;
    switch (key.length === 1 ? key.toLowerCase() : key) {
      case 'ArrowUp':
        return () => focusCard(scenes[scene.number - 2]);
      case 'ArrowDown':
        return () => focusCard(scenes[scene.number]);
      case 'Home':
        return () => focusCard(scenes[0]);
      case 'End':
        return () => focusCard(scenes.at(-1));
      case ' ':
        return () => open({ kind: 'preview', fromSceneId: sceneId });
      case 'Enter':
        return () => open({ kind: 'view', sceneId });
      case 'Delete':
        return locked === null ? () => remove(scene) : undefined;
      case 'd':
        return locked === null ? () => void actions.duplicate(scene) : undefined;
      case 'e':
        return () => document.querySelector<HTMLElement>(`#scene-${sceneId} textarea`)?.focus();
      case 'x':
        return locked === null ? () => select(sceneId, !selection.has(sceneId)) : undefined;
      case 'r':
        // The key only ever asks: nothing is paid for by a single letter.
        return regenerationOf(scene, status).kind === 'refused'
          ? undefined
          : () => open({ kind: 'regenerate', sceneId });
      default:
        return undefined;
    }
  }
}

const isMovement = (key: string) => key.startsWith('Arrow') || key === 'Home' || key === 'End';

/** Brings a scene's card into view and gives it the focus. */
export function focusCard(scene: Pick<Scene, 'id'> | undefined): void {
  if (scene === undefined) return;
  document.getElementById(`scene-${scene.id}`)?.focus();
}

function cardOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-scene-id]') : null;
}

function isTextField(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
