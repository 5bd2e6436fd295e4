import { useState } from 'react';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { useBoard } from '../board/board-context.ts';
import { showOwn } from '../scene/scene-edits.ts';
import { FramingForm } from './framing-form.tsx';
import { ItemPicker } from './item-picker.tsx';

interface OwnDialogProps {
  scene: Scene;
  shape: Shape;
  onClose: () => void;
}

/** Chooses something of the creator's library for a scene, and how it is shown there. */
export default function OwnDialog({ scene, shape, onClose }: OwnDialogProps) {
  const { editor } = useBoard();
  const [chosen, setChosen] = useState<LibraryItem | null>(null);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="large"
        title={`Use my own in scene ${scene.number}`}
        description="Free of charge, unless it is animated. The description and the words of the scene stay as they are."
      >
        {chosen === null ? (
          <ItemPicker wantedId={scene.own?.item ?? null} onChoose={setChosen} />
        ) : (
          <FramingForm
            item={chosen}
            present={scene.own?.item === chosen.id ? scene.own : null}
            shape={shape}
            onBack={() => setChosen(null)}
            onSave={(own) => {
              void showOwn(editor, scene, own);
              onClose();
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
