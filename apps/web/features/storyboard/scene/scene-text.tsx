import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { ApiError, isChangedMeanwhile } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { SaveAttempt, SaveState } from './autosave.ts';
import { serverSentence } from '../board/failure-toasts.ts';
import { LeftOverText } from './left-over-text.tsx';
import { CastChips } from '../cast/cast-chips.tsx';
import { MentionTextarea } from '../cast/mention-textarea.tsx';
import type { TextTools } from '../speech/speech-row.tsx';
import { TextConflict } from './text-conflict.tsx';
import { useAutosave } from './use-autosave.ts';
import { useTextTools } from '../speech/use-text-tools.ts';

interface SceneTextProps {
  /** Names the field in this tab. */
  field: string;
  label: string;
  value: string;
  /** BCP 47 tag of the text; undefined where it is the page's. */
  language?: string;
  maxCharacters: number;
  /** Why it cannot be edited; null where it can. */
  locked: string | null;
  /** Pause in typing after which it is saved; null saves when the field is left. */
  pauseMs: number | null;
  /** Each must do the same for the field's whole life. */
  save: (text: string, attempt: SaveAttempt) => Promise<unknown>;
  refusal: (text: string) => string | null;
  /** What stands below the field and works on its text. */
  renderTools?: (tools: TextTools) => ReactNode;
  /** The number of the scene, where the text may name members of the cast. */
  castOfScene?: number;
}

/** What is not saved, and not on its way either. */
const leftOver: ReadonlySet<SaveState['kind']> = new Set([
  'unsaved',
  'failed',
  'refused',
  'waiting',
  'conflict',
]);

const timeOfDay = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A text of a scene, saved by itself, that says whether it is. */
export function SceneText({
  field,
  label,
  value,
  language,
  maxCharacters,
  locked,
  pauseMs,
  save,
  refusal,
  renderTools,
  castOfScene,
}: SceneTextProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, state, edit, flush, choose, discard } = useAutosave({
    field,
    value,
    pauseMs,
    save,
    refusal,
    failureReason,
    isPassing,
    isConflict: isChangedMeanwhile,
  });
  const below = useTextTools({ area, text, maxCharacters, edit, flush });
  // The buttons are gone then, and the focus would be with them.
  const goOn = () => document.getElementById(id)?.focus();
  const chooseAndGoOn = (which: 'mine' | 'theirs') => {
    choose(which);
    goOn();
  };
  const discardAndGoOn = () => {
    discard();
    goOn();
  };
  const isLeftOver = locked !== null && leftOver.has(state.kind);
  const control = {
    id,
    rows: 3,
    value: text,
    lang: language,
    maxLength: maxCharacters,
    readOnly: locked !== null,
    title: locked ?? undefined,
    'aria-invalid': state.kind === 'refused' || state.kind === 'failed',
    'aria-describedby': `${id}-state`,
    onBlur: flush,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) flush();
    },
    className: 'resize-none text-13',
  };
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex min-h-5 flex-wrap items-center justify-between gap-x-2">
        <label htmlFor={id} className="text-12 font-medium text-subtle">
          {label}
        </label>
        <SaveNote state={state} onRetry={flush} />
      </div>
      {castOfScene === undefined ? (
        <Textarea
          {...control}
          ref={area}
          onChange={(event) => edit(event.currentTarget.value)}
          onSelect={below.onSelect}
        />
      ) : (
        <MentionTextarea {...control} onText={edit} />
      )}
      {castOfScene !== undefined && <CastChips sceneNumber={castOfScene} description={text} />}
      <p id={`${id}-state`} aria-live="polite" className="text-12 text-danger empty:hidden">
        {'reason' in state && state.kind !== 'waiting' && !isLeftOver ? state.reason : ''}
      </p>
      {isLeftOver && (
        <LeftOverText fieldId={id} text={text} locked={locked} onDiscard={discardAndGoOn} />
      )}
      {!isLeftOver && state.kind === 'conflict' && (
        <TextConflict theirs={state.theirs} onChoose={chooseAndGoOn} />
      )}
      {renderTools?.(below.tools)}
    </div>
  );
}

function SaveNote({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  switch (state.kind) {
    case 'clean':
      return null;
    case 'unsaved':
      return <span className="text-12 text-subtle">Not saved yet</span>;
    case 'saving':
      return (
        <span className="flex items-center gap-1 text-12 text-subtle">
          <LoaderCircle aria-hidden className="size-3 animate-spin" />
          Saving
        </span>
      );
    case 'saved':
      return (
        <output className="tabular flex items-center gap-1 text-12 text-success">
          <Check aria-hidden className="size-3" />
          Saved {timeOfDay.format(state.atMs)}
        </output>
      );
    case 'waiting':
      return (
        <output className="flex items-center gap-1.5 text-12 whitespace-nowrap text-warn">
          <CloudOff aria-hidden className="size-3" />
          Offline, will retry
          <Button variant="link" size="inline" onClick={onRetry} className="touch-target text-12">
            Retry now
          </Button>
        </output>
      );
    case 'failed':
      return (
        <span className="flex items-center gap-2 text-12 text-danger">
          Not saved{' '}
          <Button variant="link" size="inline" onClick={onRetry} className="touch-target text-12">
            Retry
          </Button>
        </span>
      );
    case 'refused':
    case 'conflict':
      return <span className="text-12 text-danger">Not saved</span>;
  }
}

/** No answer at all, or a server that is about to be back. Refusals stay until the text is another. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && [0, 429, 502, 503, 504].includes(error.status);
}

function failureReason(error: unknown): string {
  return serverSentence(error) ?? 'This could not be saved. Your text is still here.';
}
