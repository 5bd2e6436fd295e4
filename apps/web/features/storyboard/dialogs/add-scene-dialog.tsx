import { useState } from 'react';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { maxDescriptionCharacters } from '@scenewright/contract/rules/limits.ts';
import { useAddScene } from '../../../api/queries/scenes.ts';
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { BalanceAfter } from './balance-after.tsx';
import { reportFailure, reportSuccess } from '../board/failure-toasts.ts';
import { creditsText } from '../board/figures.ts';
import { neighboursOf, type ScenePosition } from '../scene/scene-order.ts';

interface AddSceneDialogProps {
  contentId: string;
  scenes: readonly Scene[];
  initialPosition: ScenePosition;
  /** What making the new scene will cost once it is there; null in a draft, where Approve prices it. */
  price: number | null;
  onClose: () => void;
  onAdded: (scene: Scene) => void;
}

/** Adds a scene at a chosen place; it is written to fit between its neighbours, which are shown. */
export default function AddSceneDialog({
  contentId,
  scenes,
  initialPosition,
  price,
  onClose,
  onAdded,
}: AddSceneDialogProps) {
  const [position, setPosition] = useState(initialPosition);
  const [description, setDescription] = useState('');
  const add = useAddScene(contentId);
  const { running, run } = useOneAtATime<'add'>();
  const { previous, next } = neighboursOf(scenes, position);

  const submit = async () => {
    try {
      const added = await add.mutateAsync({
        position: position === 'last' ? scenes.length + 1 : position,
        is_last_scene: position === 'last',
        description: description.trim() === '' ? null : description.trim(),
        previous_scene_id: previous?.id ?? null,
        next_scene_id: next?.id ?? null,
      });
      reportSuccess('Failed to generate new scene');
      onAdded(added);
    } catch (error) {
      reportFailure('Failed to generate new scene', error);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="medium"
        title="Add Scene"
        description="The new scene is written to fit between its neighbours."
        footer={
          <>
            <DialogClose asChild>
              <Button disabled={running !== null}>Cancel</Button>
            </DialogClose>
            <Button
              variant="primary"
              busy={running !== null}
              onClick={() => void run('add', submit)}
            >
              Add Scene
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <Field label="Position">
            {(control) => (
              <Select
                id={control.id}
                value={position}
                onChange={({ currentTarget: { value } }) =>
                  setPosition(value === 'last' ? 'last' : Number(value))
                }
              >
                {scenes.map(({ number }) => (
                  <option key={number} value={number}>{`Insert at Scene ${number}`}</option>
                ))}
                <option value="last">Add as last scene</option>
              </Select>
            )}
          </Field>
          <div className="grid gap-3 sm:grid-cols-2">
            <Neighbour title="Before it" scene={previous} none="Nothing: it opens the video." />
            <Neighbour title="After it" scene={next} none="Nothing: it closes the video." />
          </div>
          <Field
            label="Description (optional)"
            hint="Left empty, the scene is written from its neighbours and the topic."
          >
            {(control) => (
              <Textarea
                {...control}
                maxLength={maxDescriptionCharacters}
                value={description}
                onChange={(event) => setDescription(event.currentTarget.value)}
              />
            )}
          </Field>
          {price !== null && (
            <p className="text-13 text-muted">
              Adding it is free. Making its picture or clip with Regenerate Media costs{' '}
              {creditsText(price)}: <BalanceAfter price={price} />.
            </p>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Neighbour({
  title,
  scene,
  none,
}: {
  title: string;
  scene: Scene | undefined;
  none: string;
}) {
  return (
    <div className="rounded-card border border-line bg-bg p-3 text-13">
      <p className="font-medium">
        {title}
        {scene !== undefined && `: scene ${scene.number}`}
      </p>
      <p dir="auto" className="mt-1 line-clamp-3 text-muted">
        {scene === undefined ? none : scene.description}
      </p>
    </div>
  );
}
