import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { Button } from '../../../ui/button.tsx';
import { useBoard } from '../board/board-context.ts';
import { setCaption } from '../scene/scene-edits.ts';

/** Says that a scene's caption text was written for other words than it says now, and offers the way out. */
export function CaptionNote({ scene }: { scene: Scene }) {
  const { locked, editor } = useBoard();
  if (!scene.caption_stale) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13 text-warn">
      <span>The caption text was written for the dialogue as it was before.</span>
      {locked === null && (
        <span className="flex gap-2">
          <Button
            size="small"
            aria-label={`Caption as spoken again, scene ${scene.number}`}
            onClick={() => void setCaption(editor, scene, null)}
          >
            As spoken again
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-label={`Keep the caption text, scene ${scene.number}`}
            onClick={() => void setCaption(editor, scene, scene.caption_text)}
          >
            Keep the text
          </Button>
        </span>
      )}
    </p>
  );
}
