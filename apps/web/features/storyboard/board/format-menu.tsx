import { Check, ChevronDown, Copy, Proportions } from 'lucide-react';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { type Shape, shapeIds, shapeName, shapes } from '@scenewright/contract/rules/shapes.ts';
import { Button } from '../../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { useBoard } from './board-context.ts';

/** The shape of the film: chosen anew in a draft, and the way to the same film in another one. */
export function FormatMenu({ storyboard }: { storyboard: Storyboard }) {
  const { editor, open } = useBoard();
  const { shape: present, orientation, status } = storyboard;
  const choose = (shape: Shape) =>
    editor.tryEdit(
      `Change the format to ${shapeName(shape)}`,
      [
        {
          type: 'content',
          fields: { shape: shape === orientation ? null : shape },
          replaces: { shape: present === orientation ? null : present },
        },
      ],
      { failure: 'Failed to change the format' },
    );
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="small">
          <Proportions aria-hidden />
          Format <span className="text-subtle">{shapes[present].ratio}</span>
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="min-w-64">
        {status === 'draft' && (
          <>
            {shapeIds.map((shape) => (
              <DropdownMenuItem
                key={shape}
                role="menuitemradio"
                aria-checked={shape === present}
                onSelect={() => void (shape !== present && choose(shape))}
              >
                <Check aria-hidden className={shape === present ? '' : 'invisible'} />
                <span className="grow">{shapeName(shape)}</span>
                {shape === orientation && (
                  <span className="text-12 text-subtle">the platform’s own</span>
                )}
              </DropdownMenuItem>
            ))}
            <DropdownMenuSeparator />
          </>
        )}
        <DropdownMenuItem onSelect={() => open({ kind: 'format' })}>
          <Copy aria-hidden />
          Duplicate in another format
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
