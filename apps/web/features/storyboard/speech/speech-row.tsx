import { useEffect } from 'react';
import { AudioLines, Mic, Play, Square } from 'lucide-react';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { pausedMs, saysNothing } from '@scenewright/contract/rules/pauses.ts';
import { speeds, usedPronunciations } from '@scenewright/contract/rules/speech.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { clockText } from '../../../ui/player/clock-text.ts';
import { Progress } from '../../../ui/progress.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { type Board, useBoard } from '../board/board-context.ts';
import { speedText } from '../board/figures.ts';
import { changeSpeed } from '../scene/scene-edits.ts';
import { playLine, stopLine, useLinePlayer } from './line-player.ts';
import { ReasonedButton } from '../board/reasoned-button.tsx';

/** The field above, as its tools use it. */
export interface TextTools {
  /** As it stands in the field, saved or not. */
  readonly text: string;
  /** Saves what is not saved. */
  flush(): void;
  /** Puts a pause where the cursor is. */
  insertPause(): void;
  /** The word that is selected or holds the cursor; empty where there is none. */
  word(): string;
}

interface SpeechRowProps {
  scene: Scene;
  tools: TextTools;
}

/** How the line is spoken: heard at a press, its speed, its pauses, and words said otherwise than they are written. */
export function SpeechRow({ scene, tools }: SpeechRowProps) {
  const { locked, editor, open } = useBoard();
  const { id, number, speed, dialogue } = scene;
  const said = usedPronunciations(dialogue, scene.pronunciations).length;
  const heard = useLinePlayer(({ line }) => line?.sceneId === id);
  return (
    <div className="mt-1 flex flex-col gap-2">
      <div
        role="group"
        aria-label={`Speech of scene ${number}`}
        className={classNames('flex flex-wrap items-center gap-x-0.5 gap-y-1', heard && 'relative')}
      >
        <ListenButton scene={scene} tools={tools} />
        <Tooltip text="Say it yourself">
          <Button
            size="small"
            className="px-2 touch:min-w-11"
            aria-label={`Record, scene ${number}`}
            disabled={locked !== null}
            onClick={() => {
              tools.flush();
              open({ kind: 'record', sceneId: id });
            }}
          >
            <Mic aria-hidden />
            {scene.own_voice && 'My voice'}
          </Button>
        </Tooltip>
        {!scene.own_voice && (
          <Select
            size="small"
            aria-label={`Speed of scene ${number}`}
            title={locked ?? 'How fast it is spoken'}
            disabled={locked !== null}
            value={speed}
            onChange={(event) => void changeSpeed(editor, scene, Number(event.currentTarget.value))}
          >
            {speeds.map((choice) => (
              <option key={choice} value={choice}>
                {speedText(choice)}
              </option>
            ))}
          </Select>
        )}
        {locked === null && !scene.own_voice && (
          <>
            <Tooltip text="A pause where the cursor is">
              <Button
                size="small"
                variant="ghost"
                className="px-1.5"
                aria-label={`Add pause, scene ${number}`}
                onClick={tools.insertPause}
              >
                Add pause
              </Button>
            </Tooltip>
            <Tooltip text="A word said otherwise than it is written">
              <Button
                size="small"
                variant="ghost"
                className="px-1.5"
                aria-label={`Say as, scene ${number}${said === 0 ? '' : `, ${said} in use`}`}
                onClick={() => {
                  tools.flush();
                  open({ kind: 'pronounce', sceneId: id, word: tools.word() });
                }}
              >
                Say as{said > 0 && <span className="tabular text-accent">{said}</span>}
              </Button>
            </Tooltip>
          </>
        )}
        <LineProgress scene={scene} />
      </div>
      {locked === null && pausedMs(tools.text) > 0 && (
        <p className="text-12 text-subtle">[pause 1.5s] rests 1.5 seconds, unheard and unseen.</p>
      )}
    </div>
  );
}

/** Why a line cannot be heard; null where it can. */
function refusalToListen(
  { narrated, own_voice: isOwn, audio_url: audioUrl, audio_stale: stale }: Scene,
  text: string,
  { locked, narrated: isRead }: Pick<Board, 'locked' | 'narrated'>,
): string | null {
  if (saysNothing(text)) return 'This scene says nothing.';
  if (isOwn) return stale ? 'Your recording says other words. Record it anew.' : null;
  if (!isRead) return 'No voice reads this video aloud.';
  if (!narrated) return 'No voice reads this language.';
  return locked !== null && (audioUrl === null || stale) ? locked : null;
}

function ListenButton({ scene, tools }: SpeechRowProps) {
  const board = useBoard();
  const { actions } = board;
  const { id, number } = scene;
  const phase = useLinePlayer(({ line }) => (line?.sceneId === id ? line.phase : null));
  // Whoever leaves the scene has heard enough of it.
  useEffect(
    () => () => {
      if (useLinePlayer.getState().line?.sceneId === id) stopLine();
    },
    [id],
  );
  const listen = () => {
    tools.flush();
    void playLine(id, () => actions.lineOf(id));
  };
  // One button for all of it: another one would lose the focus.
  return (
    <ReasonedButton
      size="small"
      className="px-2.5"
      reason={phase === null ? refusalToListen(scene, tools.text, board) : null}
      aria-label={`${phase === null ? 'Listen' : phase === 'waiting' ? 'Speaking, stop' : 'Stop'}, scene ${number}`}
      onClick={phase === null ? listen : stopLine}
      onRefused={(reason) => toast({ title: reason })}
    >
      {phase === null && (
        <>
          <Play aria-hidden />
          Listen
        </>
      )}
      {phase === 'waiting' && (
        <>
          <AudioLines aria-hidden className="animate-pulse" />
          Speaking
        </>
      )}
      {phase === 'playing' && (
        <>
          <Square aria-hidden />
          Stop
        </>
      )}
    </ReasonedButton>
  );
}

/** How far the line is heard, at the row's lower edge, so that nothing moves. */
function LineProgress({ scene }: { scene: Scene }) {
  const line = useLinePlayer((state) => (state.line?.sceneId === scene.id ? state.line : null));
  if (line === null) return null;
  const { atS, lengthS, phase } = line;
  return (
    <Progress
      label={`Line of scene ${scene.number}`}
      percent={phase === 'waiting' || lengthS === 0 ? null : Math.min(100, (atS / lengthS) * 100)}
      valueText={
        phase === 'waiting'
          ? 'The line is being spoken'
          : `${clockText(atS)} of ${clockText(lengthS)}`
      }
      className="absolute inset-x-0 -bottom-1.5 h-0.5"
    />
  );
}
