import { useState } from 'react';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import type { Orientation } from '@scenewright/contract/rules/platforms.ts';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { useBoard } from '../board/board-context.ts';
import { showOwn } from '../scene/scene-edits.ts';
import { FramingForm } from './framing-form.tsx';
import { ItemPicker } from './item-picker.tsx';

interface OwnDialogProps {
  scene: Scene;
  orientation: Orientation;
  onClose: () => void;
}

/** Chooses something of the creator's library for a scene, and how it is shown there. */
export default function OwnDialog({ scene, orientation, onClose }: OwnDialogProps) {
  const { editor } = useBoard();
  const [chosen, setChosen] = useState<LibraryItem | null>(null);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="large"
        title={`Use my own in scene ${scene.number}`}
        description="Free of charge. The description and the words of the scene stay as they are."
      >
        {chosen === null ? (
          <ItemPicker wantedId={scene.own?.item ?? null} onChoose={setChosen} />
        ) : (
          <FramingForm
            item={chosen}
            present={scene.own?.item === chosen.id ? scene.own : null}
            orientation={orientation}
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
