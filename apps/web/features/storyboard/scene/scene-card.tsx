import { memo, useEffect, useRef } from 'react';
import { Search, Trash2 } from 'lucide-react';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import {
  maxDescriptionCharacters,
  maxDialogueCharacters,
} from '@scenewright/contract/rules/limits.ts';
import { refusalOfPauses } from '@scenewright/contract/rules/pauses.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dots } from '../../../ui/dots.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { TabReachContext } from '../../../ui/tab-reach.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { useBoard } from '../board/board-context.ts';
import { DurationSelect } from './duration-select.tsx';
import { MediaTypeToggle } from './media-type-toggle.tsx';
import { SceneButtons } from './scene-buttons.tsx';
import { changeDuration, changeMediaType, saveText } from './scene-edits.ts';
import { SceneMenu } from './scene-menu.tsx';
import { SceneNotes, SceneStatus } from './scene-status.tsx';
import { SceneText } from './scene-text.tsx';
import { SpeechRow } from '../speech/speech-row.tsx';
import { SceneThumbnail } from './scene-thumbnail.tsx';
import { sceneStageText } from './status-words.ts';
import { fieldOf } from './unsaved-texts.ts';
import { useSceneDrag } from './use-scene-drag.ts';

/** In a draft a pause in typing saves; later each save makes the narration again, so only leaving the field does. */
const draftSavePauseMs = 1_000;

interface SceneCardProps {
  scene: Scene;
  isLast: boolean;
  selected: boolean;
  /** Whether Tab reaches this card and its controls: of all cards one does, the arrow keys go on from there. */
  isTabStop: boolean;
}

/** One scene. Redraws only when its own scene changes, however many others there are. */
export const SceneCard = memo(function SceneCard({
  scene,
  isLast,
  selected,
  isTabStop,
}: SceneCardProps) {
  const { locked, approved, shape, open } = useBoard();
  const card = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { dragging, dropEdge } = useSceneDrag({
    card,
    handle,
    sceneId: scene.id,
    number: scene.number,
    enabled: locked === null,
  });
  useKeptFocus(card, scene.number);
  return (
    <li
      ref={card}
      id={`scene-${scene.id}`}
      data-scene-id={scene.id}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`Scene ${scene.number}`}
      className={classNames(
        // On a phone its texts and buttons have the whole width, below the still and the heading.
        'relative grid grid-cols-[auto_minmax(0,1fr)] scroll-mt-24 gap-3 rounded-card border border-line bg-surface p-3 transition-colors sm:flex sm:gap-4 sm:p-4',
        '[contain-intrinsic-size:auto_var(--unseen-height,14.5rem)] [content-visibility:auto] focus-within:border-control/70',
        selected && 'border-accent bg-accent-soft/40',
        dragging && 'opacity-40',
        scene.duration === 0 && 'border-dashed',
      )}
    >
      {dropEdge !== null && (
        <span
          aria-hidden
          className={classNames(
            'absolute inset-x-0 z-10 h-1 rounded-full bg-accent',
            dropEdge === 'before' ? 'top-0' : 'bottom-0',
          )}
        />
      )}
      <TabReachContext value={isTabStop}>
        <div className="flex flex-col items-start gap-3 sm:flex-row">
          <SceneRail scene={scene} selected={selected} handle={handle} />
          <SceneThumbnail
            scene={scene}
            shape={shape}
            onOpen={(shows) => open({ kind: 'view', sceneId: scene.id, ...(shows && { shows }) })}
          />
        </div>
        <div className="contents max-sm:*:not-first:col-span-full sm:flex sm:min-w-0 sm:grow sm:flex-col sm:gap-3">
          <SceneHeading scene={scene} isLast={isLast} />
          <SceneTexts scene={scene} />
          {scene.status === 'pending' && <SceneProgress scene={scene} />}
          <SceneNotes scene={scene} approved={approved} />
          <SceneButtons scene={scene} />
        </div>
      </TabReachContext>
    </li>
  );
});

function SceneRail({
  scene,
  selected,
  handle,
}: {
  scene: Scene;
  selected: boolean;
  handle: React.RefObject<HTMLSpanElement | null>;
}) {
  const { locked, select } = useBoard();
  return (
    <div className="flex items-center gap-2 sm:flex-col">
      <Checkbox
        aria-label={`Select scene ${scene.number}`}
        checked={selected}
        disabled={locked !== null}
        onCheckedChange={(checked) => select(scene.id, checked === true)}
      />
      {/* For the pointer alone; the menu and Alt with the arrow keys move scenes too. */}
      <span
        ref={handle}
        aria-hidden
        title="Drag to move"
        className={classNames(
          'text-subtle hover:text-fg',
          locked === null ? 'cursor-grab' : 'hidden',
        )}
      >
        <Dots columns={2} rows={3} className="mx-0.75" />
      </span>
    </div>
  );
}

function SceneHeading({ scene, isLast }: { scene: Scene; isLast: boolean }) {
  const { locked, videoRefusal, hasStock, editor, remove, open } = useBoard();
  return (
    <div className="flex flex-wrap items-center max-sm:self-start gap-x-3 gap-y-2">
      <h3 className="tabular text-14 font-semibold">Scene {scene.number}</h3>
      <SceneStatus scene={scene} />
      <span className="grow" />
      {/* They wrap together; on a phone what is set stands below the menu: beside it, it is wider than the card. */}
      <div className="contents sm:flex sm:items-center sm:gap-3">
        <div className="flex flex-wrap items-center gap-2 max-sm:order-1 max-sm:w-full">
          <MediaTypeToggle
            sceneNumber={scene.number}
            value={scene.own === null ? scene.media_type : 'own'}
            locked={locked}
            videoRefusal={videoRefusal}
            onOwn={() => open({ kind: 'own', sceneId: scene.id })}
            onChange={(mediaType) => void changeMediaType(editor, scene, mediaType)}
          />
          {hasStock && locked === null && (
            <Button
              size="small"
              aria-label={`Find stock for scene ${scene.number}`}
              onClick={() => open({ kind: 'stock', sceneId: scene.id })}
            >
              <Search aria-hidden />
              Find stock
            </Button>
          )}
          <DurationSelect
            sceneNumber={scene.number}
            mediaType={scene.media_type}
            value={scene.duration}
            locked={locked}
            onChange={(duration) => void changeDuration(editor, scene, duration)}
          />
          <IconButton
            label={`Delete scene ${scene.number}`}
            keys="Del"
            disabled={locked !== null}
            className="hidden sm:inline-flex"
            onClick={() => remove(scene)}
          >
            <Trash2 />
          </IconButton>
        </div>
        {locked === null && <SceneMenu scene={scene} isLast={isLast} />}
      </div>
    </div>
  );
}

function SceneTexts({ scene }: { scene: Scene }) {
  const { locked, approved, editor, language } = useBoard();
  const pauseMs = approved ? null : draftSavePauseMs;
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <SceneText
        field={fieldOf(scene.id, 'description')}
        label="Visual description"
        value={scene.description}
        maxCharacters={maxDescriptionCharacters}
        locked={locked}
        pauseMs={pauseMs}
        save={(text, attempt) => saveText(editor, scene, 'description', text, attempt)}
        refusal={refuseBlank}
        castOfScene={scene.number}
      />
      <SceneText
        field={fieldOf(scene.id, 'dialogue')}
        label="Dialogue"
        value={scene.dialogue}
        language={language}
        maxCharacters={maxDialogueCharacters}
        locked={locked}
        pauseMs={pauseMs}
        save={(text, attempt) => saveText(editor, scene, 'dialogue', text, attempt)}
        refusal={refusalOfPauses}
        renderTools={(tools) => <SpeechRow scene={scene} tools={tools} />}
      />
    </div>
  );
}

function SceneProgress({ scene }: { scene: Scene }) {
  const { actions, quality } = useBoard();
  const stage = sceneStageText(scene, quality);
  const percent = scene.progress?.percent ?? 0;
  return (
    <div className="flex items-center gap-3 text-13 text-muted">
      <span className="min-w-0">{stage}</span>
      <Progress
        // Long words wrap before it is gone.
        className="min-w-12 flex-1"
        label={`Scene ${scene.number}`}
        percent={percent}
        valueText={`${stage}, ${percent}%`}
      />
      <span className="tabular w-9 shrink-0 text-right">{percent}%</span>
      {scene.cancelable && (
        <Tooltip text="The work stops, and its credits come back to you">
          <Button
            size="small"
            aria-label={`Cancel, scene ${scene.number}`}
            onClick={() => void actions.cancel(scene.id)}
          >
            Cancel
          </Button>
        </Tooltip>
      )}
    </div>
  );
}

/** Moving a card in the document takes the focus out of it; after a move it is given back. */
function useKeptFocus(card: React.RefObject<HTMLElement | null>, number: number): void {
  const focused = useRef<Element | null>(null);
  const shownNumber = useRef(number);
  useEffect(() => {
    if (shownNumber.current === number) return;
    shownNumber.current = number;
    const last = focused.current;
    if (last instanceof HTMLElement && last.isConnected && document.activeElement === document.body)
      last.focus({ preventScroll: false });
  }, [number]);
  useEffect(() => {
    const element = card.current;
    const remember = (event: FocusEvent) => {
      focused.current = event.target instanceof Element ? event.target : null;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [card]);
}

function refuseBlank(text: string): string | null {
  return text.trim() === '' ? 'A scene needs a visual description.' : null;
}
