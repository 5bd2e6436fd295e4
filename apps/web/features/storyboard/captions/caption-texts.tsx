import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { maxDialogueCharacters } from '@scenewright/contract/rules/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { saveCaption, setCaption, shownCaption } from '../scene/scene-edits.ts';
import { CaptionNote } from './caption-note.tsx';
import { useBoard } from '../board/board-context.ts';
import { SceneText } from '../scene/scene-text.tsx';
import { fieldOf } from '../scene/unsaved-texts.ts';

/** In a draft a pause in typing saves; later each save films the scene again, so only leaving the field does. */
const draftSavePauseMs = 1_000;

/** What each scene shows: what it says, until it is written otherwise. */
export function CaptionTexts({ scenes }: { scenes: readonly Scene[] }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-13 text-muted">
        Correct a name, add a hashtag, write 2026 for “twenty twenty-six”: your words take the times
        of the spoken ones, here and in the caption files. Leave a field empty to show nothing.
      </p>
      <ul className="flex flex-col gap-4">
        {scenes.map((scene) => (
          <CaptionText key={scene.id} scene={scene} />
        ))}
      </ul>
    </div>
  );
}

function CaptionText({ scene }: { scene: Scene }) {
  const { locked, approved, editor } = useBoard();
  return (
    <li className="flex flex-col gap-1.5 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
      <SceneText
        field={fieldOf(scene.id, 'caption')}
        label={`Caption of scene ${scene.number}`}
        value={shownCaption(scene)}
        maxCharacters={maxDialogueCharacters}
        locked={locked}
        pauseMs={approved ? null : draftSavePauseMs}
        save={(text, attempt) => saveCaption(editor, scene, text, attempt)}
        refusal={allowAll}
      />
      <CaptionNote scene={scene} />
      {scene.caption_text !== null && !scene.caption_stale && (
        <p className="flex flex-wrap items-center gap-x-2 text-12 text-subtle">
          Differs from what is spoken.
          {locked === null && (
            <Button
              variant="link"
              size="inline"
              className="touch-target text-12"
              aria-label={`Caption as spoken, scene ${scene.number}`}
              onClick={() => void setCaption(editor, scene, null)}
            >
              As spoken
            </Button>
          )}
        </p>
      )}
    </li>
  );
}

function allowAll(): null {
  return null;
}
