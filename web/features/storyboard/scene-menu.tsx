import { ArrowDown, ArrowUp, Ellipsis, Plus, Trash2 } from 'lucide-react';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuSeparator, DropdownMenuTrigger } from '../../ui/dropdown-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { Keycap } from '../../ui/keycap.tsx';
import { useBoard } from './board-context.ts';

interface SceneMenuProps {
  sceneId: string;
  number: number;
  isFirst: boolean;
  isLast: boolean;
}

/** The rarer things to do with a scene; all of them change the board, so none stands where it is locked. */
export function SceneMenu({ sceneId, number, isFirst, isLast }: SceneMenuProps) {
  const { move, open } = useBoard();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" aria-label={`More for scene ${number}`} className="touch-target size-8 p-0"><Ellipsis /></Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem disabled={isFirst} onSelect={() => move(sceneId, -1)}><ArrowUp aria-hidden />Move earlier<Keys>Alt ↑</Keys></DropdownMenuItem>
        <DropdownMenuItem disabled={isLast} onSelect={() => move(sceneId, 1)}><ArrowDown aria-hidden />Move later<Keys>Alt ↓</Keys></DropdownMenuItem>
        <DropdownMenuItem onSelect={() => open({ kind: 'add', position: number })}><Plus aria-hidden />Insert a scene before</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="destructive" onSelect={() => open({ kind: 'delete', sceneId })}><Trash2 aria-hidden />Delete scene<Keys>Del</Keys></DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function Keys({ children }: { children: string }) {
  return <span className="ml-auto pl-6"><Keycap>{children}</Keycap></span>;
}
