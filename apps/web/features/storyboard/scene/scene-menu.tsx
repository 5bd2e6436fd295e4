import { ArrowDown, ArrowUp, Combine, Copy, Lock, Plus, Split, Trash2 } from 'lucide-react';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dots } from '../../../ui/dots.tsx';
import { Keycap } from '../../../ui/keycap.tsx';
import { useBoard } from '../board/board-context.ts';
import { halvesOf } from './halves.ts';

interface SceneMenuProps {
  scene: Scene;
  isLast: boolean;
}

/** The rarer things to do with a scene; all of them change the board, so none stands where it is locked. */
export function SceneMenu({ scene, isLast }: SceneMenuProps) {
  const { actions, move, open, remove } = useBoard();
  const { id: sceneId, number } = scene;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          aria-label={`More for scene ${number}`}
          className="size-8 p-0 touch:min-w-11"
        >
          <Dots columns={3} rows={1} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem disabled={number === 1} onSelect={() => move(sceneId, -1)}>
          <ArrowUp aria-hidden />
          Move earlier<Keys>Alt ↑</Keys>
        </DropdownMenuItem>
        <DropdownMenuItem disabled={isLast} onSelect={() => move(sceneId, 1)}>
          <ArrowDown aria-hidden />
          Move later<Keys>Alt ↓</Keys>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => open({ kind: 'add', position: number })}>
          <Plus aria-hidden />
          Insert a scene before
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void actions.duplicate(scene)}>
          <Copy aria-hidden />
          Duplicate scene<Keys>D</Keys>
        </DropdownMenuItem>
        <DropdownMenuItem
          disabled={halvesOf(scene.dialogue) === null}
          onSelect={() => void actions.split(scene)}
        >
          <Split aria-hidden />
          Split in two
        </DropdownMenuItem>
        <DropdownMenuItem disabled={isLast} onSelect={() => void actions.mergeNext(scene)}>
          <Combine aria-hidden />
          Merge with the next
        </DropdownMenuItem>
        <DropdownMenuItem
          disabled={scene.visual_url === null && scene.poster_url === null}
          onSelect={() => open({ kind: 'cast', lockSceneId: sceneId })}
        >
          <Lock aria-hidden />
          Lock this character
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="destructive" onSelect={() => remove(scene)}>
          <Trash2 aria-hidden />
          Delete scene<Keys>Del</Keys>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function Keys({ children }: { children: string }) {
  return (
    <span className="ml-auto pl-6">
      <Keycap>{children}</Keycap>
    </span>
  );
}
