import { lazy, Suspense } from 'react';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { madeAs } from '@scenewright/contract/rules/quality.ts';
import { sceneCredits } from '@scenewright/contract/rules/pricing.ts';
import { importWithRetry } from '../../../ui/import-with-retry.ts';
import { type BoardDialog, useBoard } from '../board/board-context.ts';
import type { BoardHistory } from '../board/editor.ts';

const AddSceneDialog = lazy(importWithRetry(() => import('./add-scene-dialog.tsx')));
const CaptionsDialog = lazy(importWithRetry(() => import('../captions/captions-dialog.tsx')));
const CastDialog = lazy(importWithRetry(() => import('../cast/cast-dialog.tsx')));
const FormatDialog = lazy(importWithRetry(() => import('../../../formats/format-dialog.tsx')));
const KeysDialog = lazy(importWithRetry(() => import('./keys-dialog.tsx')));
const MakeDialog = lazy(importWithRetry(() => import('./make-dialog.tsx')));
const MotionDialog = lazy(importWithRetry(() => import('./motion-dialog.tsx')));
const MusicDialog = lazy(importWithRetry(() => import('../music/music-dialog.tsx')));
const OwnDialog = lazy(importWithRetry(() => import('../own/own-dialog.tsx')));
const PreviewDialog = lazy(importWithRetry(() => import('./preview-dialog.tsx')));
const PronounceDialog = lazy(importWithRetry(() => import('../speech/pronounce-dialog.tsx')));
const RecordDialog = lazy(importWithRetry(() => import('../voice/record-dialog.tsx')));
const RegenerateDialog = lazy(importWithRetry(() => import('./regenerate-dialog.tsx')));
const StockDialog = lazy(importWithRetry(() => import('../stock/stock-dialog.tsx')));
const TweakDialog = lazy(importWithRetry(() => import('./tweak-dialog.tsx')));
const VoiceDialog = lazy(importWithRetry(() => import('../voice/voice-dialog.tsx')));
const ViewDialog = lazy(importWithRetry(() => import('./view-dialog.tsx')));

interface BoardDialogsProps {
  storyboard: Storyboard;
  dialog: BoardDialog | null;
  history: BoardHistory;
  onClose: () => void;
  onTweaked: () => void;
  /** Takes the last edit back. */
  onUndo: () => void;
  onAdded: (scene: Scene) => void;
}

/** The dialog that is open, if its scene still exists; each is loaded when it is first asked for. */
export function BoardDialogs(props: BoardDialogsProps) {
  return (
    <Suspense fallback={null}>
      <OpenDialog {...props} />
    </Suspense>
  );
}

function OpenDialog({
  storyboard,
  dialog,
  history,
  onClose,
  onTweaked,
  onUndo,
  onAdded,
}: BoardDialogsProps) {
  const { approved, videoRefusal, quality, actions, open } = useBoard();
  const { id: contentId, scenes, shape } = storyboard;
  if (dialog === null) return null;
  if (dialog.kind === 'preview')
    return (
      <PreviewDialog storyboard={storyboard} fromSceneId={dialog.fromSceneId} onClose={onClose} />
    );
  if (dialog.kind === 'cast')
    return (
      <CastDialog
        storyboard={storyboard}
        history={history}
        memberId={dialog.memberId}
        lockSceneId={dialog.lockSceneId}
        onClose={onClose}
      />
    );
  if (dialog.kind === 'format') return <FormatDialog content={storyboard} onClose={onClose} />;
  if (dialog.kind === 'keys') return <KeysDialog onClose={onClose} />;
  if (dialog.kind === 'motion') return <MotionDialog storyboard={storyboard} onClose={onClose} />;
  if (dialog.kind === 'captions')
    return <CaptionsDialog storyboard={storyboard} onClose={onClose} />;
  if (dialog.kind === 'music') return <MusicDialog storyboard={storyboard} onClose={onClose} />;
  if (dialog.kind === 'voice') return <VoiceDialog storyboard={storyboard} onClose={onClose} />;
  if (dialog.kind === 'add') {
    return (
      <AddSceneDialog
        contentId={contentId}
        scenes={scenes}
        initialPosition={dialog.position}
        price={
          approved
            ? sceneCredits(
                storyboard.visual_model,
                madeAs(videoRefusal === null ? 'video' : 'image', quality),
              )
            : null
        }
        onClose={onClose}
        onAdded={onAdded}
      />
    );
  }
  const chosen = (ids: readonly string[]) => scenes.filter(({ id }) => ids.includes(id));
  if (dialog.kind === 'make')
    return <MakeDialog contentId={contentId} scenes={chosen(dialog.sceneIds)} onClose={onClose} />;
  if (dialog.kind === 'tweak') {
    return (
      <TweakDialog
        contentId={contentId}
        scenes={chosen(dialog.sceneIds)}
        approved={approved}
        onClose={onClose}
        onDone={onTweaked}
        onUndo={onUndo}
      />
    );
  }
  const scene = scenes.find(({ id }) => id === dialog.sceneId);
  if (scene === undefined) return null;
  if (dialog.kind === 'own') return <OwnDialog scene={scene} shape={shape} onClose={onClose} />;
  if (dialog.kind === 'record') return <RecordDialog scene={scene} onClose={onClose} />;
  if (dialog.kind === 'stock')
    return <StockDialog scene={scene} shape={shape} sources={storyboard.stock} onClose={onClose} />;
  if (dialog.kind === 'pronounce')
    return <PronounceDialog scene={scene} scenes={scenes} word={dialog.word} onClose={onClose} />;
  if (dialog.kind === 'regenerate')
    return (
      <RegenerateDialog contentId={contentId} scene={scene} actions={actions} onClose={onClose} />
    );
  const step = (by: number) => {
    const next = scenes[scene.number - 1 + by];
    if (next !== undefined) open({ kind: 'view', sceneId: next.id });
  };
  return (
    <ViewDialog
      scene={scene}
      shows={dialog.shows ?? 'made'}
      sceneCount={scenes.length}
      shape={shape}
      approved={approved}
      captions={{ language: storyboard.language, shown: storyboard.captions.preset === 'none' }}
      onStep={step}
      onClose={onClose}
    />
  );
}
