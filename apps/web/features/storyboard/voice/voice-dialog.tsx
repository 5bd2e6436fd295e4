import { useState } from 'react';
import { saysNothing, withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { makeNarrations } from '../../../api/queries/voice-over.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { RadioCard, RadioCards } from '../../../ui/radio-cards.tsx';
import { toast } from '../../../ui/toast.ts';
import { useBoard } from '../board/board-context.ts';
import { Recorder } from './recorder.tsx';

/** As much as is looked through for words. */
const mostSeconds = 480;

/** Who speaks in the whole video: a voice, nobody, or its creator in one recording. */
export default function VoiceDialog({
  storyboard,
  onClose,
}: {
  storyboard: Storyboard;
  onClose: () => void;
}) {
  const { editor } = useBoard();
  const { id, narrated: isNarrated, scenes } = storyboard;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const said = scenes.filter(({ dialogue, duration }) => duration > 0 && !saysNothing(dialogue));
  const change = (narrated: boolean) =>
    editor.tryEdit(
      narrated ? 'Let a voice read the video' : 'Let nobody read the video',
      [{ type: 'content', fields: { narrated }, replaces: { narrated: isNarrated } }],
      { failure: 'Failed to change the voice' },
    );
  const useSound = async (itemId: string) => {
    setProblems([]);
    const { takes, problems: found } = await makeNarrations(id, itemId);
    setProblems(found);
    if (takes.length === 0) return;
    const isUsed = await editor.tryEdit(
      'Record the whole video',
      takes.map(({ scene, take }) => ({
        type: 'scene',
        scene,
        fields: { narration_take: take.id },
      })),
      { failure: 'Failed to use the recording' },
    );
    if (isUsed)
      toast({
        title: `Your recording is in ${takes.length} ${takes.length === 1 ? 'scene' : 'scenes'}`,
      });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="large"
        title="Voice"
        description="Free. Each scene can also be recorded by itself, with Record beside its words."
        className="max-sm:h-dvh"
        footer={
          <DialogClose asChild>
            <Button>Close</Button>
          </DialogClose>
        }
      >
        <div className="flex flex-col gap-5">
          <RadioCards
            label="Who reads the video"
            value={isNarrated ? 'voice' : 'nobody'}
            onValueChange={(value) => void change(value === 'voice')}
            className="grid-cols-1 sm:grid-cols-2"
          >
            <RadioCard value="voice">
              <span className="block font-medium">A voice</span>
              <span className="block text-13 text-muted">
                Reads every scene that you have not recorded
              </span>
            </RadioCard>
            <RadioCard value="nobody">
              <span className="block font-medium">Nobody</span>
              <span className="block text-13 text-muted">
                Captions stay; what you have recorded is heard
              </span>
            </RadioCard>
          </RadioCards>
          <section aria-labelledby="whole-recording" className="flex flex-col gap-3">
            <h3 id="whole-recording" className="font-medium">
              One recording of all scenes
            </h3>
            <p className="text-13 text-muted">
              Read all of it, in order, in at most eight minutes. It is cut where the words of the
              scenes are found.
            </p>
            <Recorder
              words={said.map(({ dialogue }) => withoutPauses(dialogue))}
              name="All scenes"
              mostSeconds={mostSeconds}
              refusal={said.length === 0 ? 'No scene says anything yet.' : null}
              onSound={useSound}
            />
            {problems.length > 0 && (
              <ul role="alert" className="flex flex-col gap-1 text-13 text-danger">
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
          </section>
        </div>
      </DialogContent>
    </Dialog>
  );
}
