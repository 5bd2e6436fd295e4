import { useState } from 'react';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { maxInstructionCharacters } from '@scenewright/contract/rules/limits.ts';
import { useCredits } from '../../../api/queries/credits.ts';
import { useTweakScenes } from '../../../api/queries/scenes.ts';
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useBoard } from '../board/board-context.ts';
import { priceOf } from '../board/board-rules.ts';
import { reportFailure, reportSuccess } from '../board/failure-toasts.ts';
import { capitalised, creditsText, scenesNamed } from '../board/figures.ts';
import { PriceLines } from './price-lines.tsx';
import { isUnchanged, TweakOutcome } from './tweak-outcome.tsx';

interface TweakDialogProps {
  contentId: string;
  scenes: readonly Scene[];
  /** After approval changed pictures are made again, at their price. */
  approved: boolean;
  onClose: () => void;
  /** The texts are rewritten. */
  onDone: () => void;
  /** Takes the rewriting back. */
  onUndo: () => void;
}

const ideas = [
  'Make it more dramatic',
  'Shorter sentences',
  'Set it at night',
  'Add a touch of humour',
];

/** The dialog has one thing to fill in, so typing may begin at once. */
function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus();
}

/** Rewrites the texts of one or several scenes as an instruction asks, at a price that it names; then shows what changed. */
export default function TweakDialog({
  contentId,
  scenes,
  approved,
  onClose,
  onDone,
  onUndo,
}: TweakDialogProps) {
  const { whenSaved, editor } = useBoard();
  const [text, setText] = useState('');
  const [before, setBefore] = useState<readonly Scene[] | null>(null);
  const [undone, setUndone] = useState<readonly string[]>([]);
  const tweak = useTweakScenes(contentId);
  const { running, run } = useOneAtATime<'tweak'>();
  const price = approved ? priceOf(scenes.filter((scene) => scene.duration > 0)) : 0;
  const named = scenesNamed(scenes.map((scene) => scene.number));

  const failure = approved
    ? 'Failed to regenerate scenes. Please try again.'
    : 'Failed to update scenes. Please try again.';
  const apply = async () => {
    if (!(await whenSaved(scenes))) return;
    // What was still on its way is saved by now, and no work of the tweak.
    const saved = scenes.map((scene) => editor.find(scene.id) ?? scene);
    try {
      const reply = await tweak.mutateAsync({
        scene_ids: scenes.map((scene) => scene.id),
        text: text.trim(),
      });
      reportSuccess(failure);
      setUndone(reply.undone);
      setBefore(saved);
      if (areUnchanged(saved, reply.scenes) || reply.inverse.length === 0) return;
      await editor.history.record(
        Promise.resolve({
          label: scenes.length === 1 ? `Tweak ${named}` : `Tweak ${scenes.length} scenes`,
          action: { kind: 'edit', changes: reply.inverse },
        }),
      );
      onDone();
    } catch (error) {
      reportFailure(failure, error);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      {before === null ? (
        <DialogContent
          size="medium"
          title={`Tweak ${named}`}
          description="Say what should be different. Description and dialogue are rewritten to fit."
          footer={
            <>
              <DialogClose asChild>
                <Button disabled={running !== null}>Cancel</Button>
              </DialogClose>
              <Button
                variant="primary"
                busy={running !== null}
                disabled={text.trim() === '' || scenes.length === 0}
                onClick={() => void run('tweak', apply)}
              >
                {price === 0 ? 'Tweak' : `Tweak · up to ${creditsText(price)}`}
              </Button>
            </>
          }
        >
          <Instruction text={text} price={price} onChange={setText} />
        </DialogContent>
      ) : (
        <Outcome
          before={before}
          after={scenes}
          undone={undone}
          approved={approved}
          onUndo={onUndo}
        />
      )}
    </Dialog>
  );
}

interface OutcomeProps {
  before: readonly Scene[];
  after: readonly Scene[];
  undone: readonly string[];
  approved: boolean;
  onUndo: () => void;
}

function Outcome({ before, after, undone, approved, onUndo }: OutcomeProps) {
  const named = capitalised(scenesNamed(before.map(({ number }) => number)));
  const close = (words: string) => (
    <DialogClose asChild>
      <Button variant="primary">{words}</Button>
    </DialogClose>
  );
  if (areUnchanged(before, after))
    return (
      <DialogContent
        size="medium"
        title={`${named} unchanged`}
        description="Words and picture stay as they are."
        footer={close('OK')}
      >
        <TweakOutcome before={[]} after={[]} undone={undone} />
      </DialogContent>
    );
  return (
    <DialogContent
      size="medium"
      title={`${named} tweaked`}
      description={`Undo brings the words back${approved ? '; a picture that is being made is called off on its card' : ''}.`}
      footer={
        <>
          <Button onClick={onUndo}>Undo</Button>
          {close('Keep')}
        </>
      }
    >
      <TweakOutcome before={before} after={after} undone={undone} />
    </DialogContent>
  );
}

function areUnchanged(before: readonly Scene[], after: readonly Scene[]): boolean {
  return before.every((scene) =>
    isUnchanged(
      scene,
      after.find(({ id }) => id === scene.id),
    ),
  );
}

function Instruction({
  text,
  price,
  onChange,
}: {
  text: string;
  price: number;
  onChange: (text: string) => void;
}) {
  return (
    <>
      <Field
        label="Instruction"
        hint={
          price === 0
            ? 'Free: only texts change.'
            : 'Charged only for the pictures whose description changes.'
        }
      >
        {(control) => (
          <Textarea
            {...control}
            ref={focusOnce}
            rows={4}
            maxLength={maxInstructionCharacters}
            value={text}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap gap-2">
        {ideas.map((idea) => (
          <Button key={idea} size="small" onClick={() => onChange(idea)}>
            {idea}
          </Button>
        ))}
      </div>
      {price > 0 && <TweakPrice price={price} />}
    </>
  );
}

function TweakPrice({ price }: { price: number }) {
  const { data: credits } = useCredits();
  if (credits === undefined) return null;
  return (
    <PriceLines
      lines={[]}
      totalLabel="At most"
      total={price}
      available={credits.available_credits}
    />
  );
}
