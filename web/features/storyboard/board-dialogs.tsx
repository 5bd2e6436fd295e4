import type { Scene, Storyboard } from '#contract/api/storyboard.ts';
import { AddSceneDialog } from './add-scene-dialog.tsx';
import { type BoardDialog, useBoard } from './board-context.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { RegenerateDialog } from './regenerate-dialog.tsx';
import { TweakDialog } from './tweak-dialog.tsx';
import { ViewDialog } from './view-dialog.tsx';

interface BoardDialogsProps {
  storyboard: Storyboard;
  dialog: BoardDialog | null;
  onClose: () => void;
  onTweaked: () => void;
  onAdded: (scene: Scene) => void;
}

/** The dialog that is open, if its scene still exists. */
export function BoardDialogs({ storyboard, dialog, onClose, onTweaked, onAdded }: BoardDialogsProps) {
  const { approved, actions, open } = useBoard();
  const { id: contentId, scenes, orientation } = storyboard;
  if (dialog === null) return null;
  if (dialog.kind === 'add') {
    return <AddSceneDialog contentId={contentId} scenes={scenes} initialPosition={dialog.position} onClose={onClose} onAdded={onAdded} />;
  }
  if (dialog.kind === 'tweak') {
    const chosen = scenes.filter((scene) => dialog.sceneIds.includes(scene.id));
    return <TweakDialog contentId={contentId} scenes={chosen} approved={approved} onClose={onClose} onDone={onTweaked} />;
  }
  const scene = scenes.find(({ id }) => id === dialog.sceneId);
  if (scene === undefined) return null;
  if (dialog.kind === 'delete') return <DeleteDialog scene={scene} actions={actions} onClose={onClose} />;
  if (dialog.kind === 'regenerate') return <RegenerateDialog contentId={contentId} scene={scene} actions={actions} onClose={onClose} />;
  const step = (by: number) => {
    const next = scenes[scene.number - 1 + by];
    if (next !== undefined) open({ kind: 'view', sceneId: next.id });
  };
  return <ViewDialog scene={scene} sceneCount={scenes.length} orientation={orientation} approved={approved} onStep={step} onClose={onClose} />;
}
