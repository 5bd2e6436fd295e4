import { useMemo, useState } from 'react';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { sceneCredits } from '@scenewright/contract/rules/pricing.ts';
import { type Board, BoardContext, type BoardDialog } from './board-context.ts';
import { BoardDialogs } from '../dialogs/board-dialogs.tsx';
import { BoardHeader } from './board-header.tsx';
import { BoardTools } from './board-tools.tsx';
import { editRefusal, isApproved, videoRefusal } from './board-rules.ts';
import { FilmCard } from '../film/film-cards.tsx';
import { FilmStrip } from '../film/film-strip.tsx';
import { NextStep } from '../film/next-step.tsx';
import { Notices } from './notices.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { ProgressBanner } from './progress-banner.tsx';
import { LeftOut } from './left-out.tsx';
import { focusCard, SceneList } from '../scene/scene-list.tsx';
import { ScenesFold } from './scenes-fold.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useMoveScene } from './use-move-scene.ts';
import { useRemoveScene } from './use-remove-scene.ts';
import { useEditor } from './use-editor.ts';
import { useSelection } from './use-selection.ts';
import { EmptyBoard } from './waiting-screens.tsx';

/** A storyboard with scenes: everything about it and all that can be done with it. */
export function StoryboardBoard({ storyboard }: { storyboard: Storyboard }) {
  const {
    id: contentId,
    status,
    quality,
    shape,
    language,
    narrated,
    visual_model: visualModel,
    scenes,
    cards,
  } = storyboard;
  const hasStock = storyboard.stock.length > 0;
  const [dialog, setDialog] = useState<BoardDialog | null>(null);
  const sceneIds = useMemo(() => scenes.map((scene) => scene.id), [scenes]);
  const { selection, select, selectOnly } = useSelection(sceneIds, isApproved(status));
  const { editor, actions, whenSaved } = useEditor(contentId);
  const { history } = editor;
  const { move, announcement } = useMoveScene(contentId, editor);
  const remove = useRemoveScene(contentId, actions);
  const board = useMemo<Board>(
    () => ({
      contentId,
      status,
      quality,
      shape,
      language,
      narrated,
      editor,
      actions,
      whenSaved,
      select,
      remove,
      move,
      locked: editRefusal(status),
      approved: isApproved(status),
      videoRefusal: videoRefusal(visualModel),
      videoCredits: sceneCredits(visualModel, 'video'),
      hasStock,
      open: setDialog,
    }),
    [
      contentId,
      status,
      quality,
      shape,
      language,
      narrated,
      visualModel,
      hasStock,
      editor,
      actions,
      whenSaved,
      select,
      remove,
      move,
    ],
  );
  useBoardKeys({
    history,
    locked: board.locked,
    onHelp: () => setDialog({ kind: 'keys' }),
    onPreview: () => setDialog({ kind: 'preview' }),
  });
  const close = () => setDialog(null);
  const showAdded = (scene: Scene) => {
    void history.record(
      Promise.resolve({
        label: `Add scene ${scene.number}`,
        action: { kind: 'edit', changes: [{ type: 'remove', scene: scene.id }] },
      }),
    );
    // A dialog gives the focus back to its opener first.
    setTimeout(() => focusCard(scene));
  };
  // A finished film stands first; its scenes lie folded below it.
  const isFinished = storyboard.video_url !== null;
  const [wasFinished] = useState(isFinished);
  const tools = (
    <>
      <BoardTools storyboard={storyboard} />
      <FilmStrip scenes={scenes} cards={cards} />
    </>
  );
  return (
    <BoardContext value={board}>
      <PhoneBar>
        <div className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-6 sm:px-6 lg:py-8">
          <BoardHeader storyboard={storyboard} />
          {isFinished ? <NextStep storyboard={storyboard} arrives={!wasFinished} /> : tools}
          <Notices notices={storyboard.notices} />
          <ProgressBanner storyboard={storyboard} />
          <div className="flex flex-col gap-6 lg:flex-row lg:items-start">
            <aside className="empty:hidden lg:sticky lg:top-20 lg:order-last lg:w-80 lg:shrink-0">
              {!isFinished && <NextStep storyboard={storyboard} />}
            </aside>
            <ScenesFold scenes={scenes} foldable={isFinished}>
              {isFinished ? (
                tools
              ) : (
                <SelectionBar
                  storyboard={storyboard}
                  selection={selection}
                  history={history}
                  onSelectOnly={selectOnly}
                />
              )}
              {scenes.length === 0 ? (
                <EmptyBoard onAdd={() => setDialog({ kind: 'add', position: 'last' })} />
              ) : (
                <>
                  <FilmCard which="intro" cards={cards} />
                  <SceneList scenes={scenes} selection={selection} />
                  <FilmCard which="outro" cards={cards} />
                </>
              )}
              <LeftOut storyboard={storyboard} onAdded={showAdded} />
            </ScenesFold>
          </div>
        </div>
      </PhoneBar>
      <output className="sr-only">{announcement}</output>
      <BoardDialogs
        storyboard={storyboard}
        dialog={dialog}
        history={history}
        onClose={close}
        onTweaked={() => selectOnly([])}
        onUndo={() => {
          close();
          void history.undo().catch(() => undefined);
        }}
        onAdded={(scene) => {
          close();
          showAdded(scene);
        }}
      />
    </BoardContext>
  );
}
