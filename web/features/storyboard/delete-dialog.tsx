import type { Scene } from '#contract/api/storyboard.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import type { SceneActions } from './scene-actions.ts';

interface DeleteDialogProps {
  scene: Scene;
  actions: SceneActions;
  onClose: () => void;
}

/** Asks before a scene is deleted. */
export function DeleteDialog({ scene, actions, onClose }: DeleteDialogProps) {
  const making = scene.status === 'pending' ? ' The work on it stops and its credits come back to you.' : '';
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete scene ${scene.number}?`}
      description={`Its text, picture and narration leave this storyboard.${making}`}
      confirmLabel="Delete scene"
      tone="destructive"
      onConfirm={() => {
        onClose();
        void actions.remove(scene.id);
      }}
    />
  );
}
