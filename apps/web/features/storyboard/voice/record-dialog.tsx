import { Check } from 'lucide-react';
import { maxSceneDurationS } from '@scenewright/contract/rules/limits.ts';
import { saysNothing, withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import type { Take } from '@scenewright/contract/schemas/takes.ts';
import { useTakes } from '../../../api/queries/takes.ts';
import { makeNarration } from '../../../api/queries/voice-over.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useBoard } from '../board/board-context.ts';
import { sceneChange } from '../scene/scene-edits.ts';
import { takeFacts } from '../takes/take-words.ts';
import { Recorder } from './recorder.tsx';

/** Somebody who reads slowly is told how long it took, and not cut off. */
const spareSeconds = 15;

/** Why a scene cannot be said by its creator now; null where it can. */
function refusalToRecord({ status, dialogue }: Scene): string | null {
  if (saysNothing(dialogue)) return 'This scene says nothing yet. Write its dialogue first.';
  return status === 'pending' ? 'This scene is being made. Wait until it is ready.' : null;
}

/** A scene's words, said by its creator: recorded or chosen, with the recordings there are. */
export default function RecordDialog({ scene, onClose }: { scene: Scene; onClose: () => void }) {
  const { editor } = useBoard();
  const { id, number, dialogue, own_voice: isOwn } = scene;
  const { data: takes = [], refetch } = useTakes(scene);
  const recorded = takes.filter((take) => take.recorded);
  const put = (take: Take) =>
    editor.tryEdit(`Record scene ${number}`, [sceneChange(scene, { narration_take: take.id })], {
      failure: 'Failed to use the recording',
    });
  const useSound = async (itemId: string) => {
    const { take, aligned } = await makeNarration(id, itemId);
    if (await put(take)) {
      toast({
        title: `Your recording is in scene ${number}`,
        ...(aligned
          ? {}
          : { description: 'Its words were not all found in it: captions run by their length.' }),
      });
    }
    await refetch();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="large"
        title={`Your voice in scene ${number}`}
        description="Free. Noise is reduced, it becomes as loud as the other scenes, and captions follow what you say."
        className="max-sm:h-dvh"
        footer={
          <>
            {isOwn && (
              <Button
                onClick={() =>
                  void editor
                    .tryEdit(
                      `Let a voice speak scene ${number}`,
                      [sceneChange(scene, { own_voice: false })],
                      { failure: 'Failed to change the voice' },
                    )
                    .then((isChanged) => isChanged && onClose())
                }
              >
                Let a voice speak it
              </Button>
            )}
            <DialogClose asChild>
              <Button>Close</Button>
            </DialogClose>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <Recorder
            words={[withoutPauses(dialogue)]}
            name={`Scene ${number}`}
            mostSeconds={maxSceneDurationS[scene.media_type] + spareSeconds}
            refusal={refusalToRecord(scene)}
            onSound={useSound}
          />
          {recorded.length > 0 && (
            <ul aria-label="Recordings" className="flex flex-col gap-2">
              {recorded.map((take) => (
                <RecordedTake key={take.id} take={take} onUse={() => void put(take)} />
              ))}
            </ul>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function RecordedTake({ take, onUse }: { take: Take; onUse: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-line p-3 text-13">
      <span className="grow text-muted">{takeFacts(take)}</span>
      {/* Its words stand above: they are its text alternative. */}
      {take.media_url !== null && (
        <audio controls preload="none" src={take.media_url} className="h-8 max-w-full grow" />
      )}
      {take.current ? (
        <span className="flex items-center gap-1 text-12 text-success">
          <Check aria-hidden className="size-3.5" />
          In place
        </span>
      ) : (
        <Button size="small" aria-label={`Use the recording of ${takeFacts(take)}`} onClick={onUse}>
          Use
        </Button>
      )}
    </li>
  );
}
