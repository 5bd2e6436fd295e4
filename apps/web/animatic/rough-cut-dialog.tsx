import { type ReactNode, useEffect, useRef, useState } from 'react';
import { maxRoughScenes } from '@scenewright/contract/rules/limits.ts';
import type { RoughCutRequest } from '../api/rough-cut.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogContent } from '../ui/dialog.tsx';
import { useClock } from '../ui/player/use-clock.ts';
import { Spinner } from '../ui/spinner.tsx';
import { AnimaticPlayer } from './animatic-player.tsx';
import { playerKeys } from './player-keys.ts';
import { type RoughCut, useRoughCut } from './use-rough-cut.ts';

interface RoughCutDialogProps {
  request: RoughCutRequest;
  onClose: () => void;
  /** What can be done with it, below the film. */
  children?: ReactNode;
}

/** The film of an idea before anything is created: it plays as soon as its first scene is there. Nothing of it is kept. */
export default function RoughCutDialog({ request, onClose, children }: RoughCutDialogProps) {
  const [attempt, setAttempt] = useState(1);
  const cut = useRoughCut(request, attempt);
  const clock = useClock(durationOf(cut), { timeS: 0, playing: false });
  usePlayWhenReady(cut, clock.controls.toggle);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="large"
        title="Rough cut"
        description="Your words in sketches and the offline voice, with the music of the video. Free, and nothing of it is kept."
        onKeyDown={playerKeys(clock.controls)}
      >
        {cut.script !== null && (
          <AnimaticPlayer
            name="Rough cut"
            scenes={cut.scenes}
            musicUrl={cut.musicUrl}
            shape={cut.script.shape}
            language={cut.script.language}
            clock={clock}
          />
        )}
        <div role="status" className="mt-3 min-h-6 text-center text-13 text-muted">
          {cut.failure === null && <Progress cut={cut} />}
        </div>
        {cut.failure !== null && (
          <div role="alert" className="mt-3 text-center text-14">
            <p>{cut.failure}</p>
            <Button className="mt-3" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          </div>
        )}
        {children}
      </DialogContent>
    </Dialog>
  );
}

const durationOf = ({ scenes }: RoughCut) =>
  scenes.reduce((total, { duration }) => total + duration, 0);

function Progress({ cut: { script, scenes, isWhole } }: { cut: RoughCut }) {
  if (isWhole) return script === null || script.left_out === 0 ? null : leftOut(script.left_out);
  const made = scenes.filter(({ sketch_url: url }) => url !== null).length;
  const most = Math.min(scenes.filter(({ duration }) => duration > 0).length, maxRoughScenes);
  return (
    <span className="inline-flex items-center gap-2">
      <Spinner />
      {script === null
        ? 'Reading your idea…'
        : made < most
          ? `Sketching scene ${made + 1} of ${most}…`
          : 'Composing the music…'}
    </span>
  );
}

const leftOut = (count: number) =>
  `${count} ${count === 1 ? 'sentence has' : 'sentences have'} no room in it; the storyboard lists what is left out.`;

/** Begins to play once, when the first scene is seen and, unless it is silent, heard. */
function usePlayWhenReady({ scenes, isWhole, failure }: RoughCut, play: () => void): void {
  const begun = useRef(false);
  const [first] = scenes;
  const isReady =
    failure === null &&
    first != null &&
    first.sketch_url !== null &&
    (isWhole || first.sketch_audio_url !== null);
  useEffect(() => {
    if (!isReady || begun.current) return;
    begun.current = true;
    play();
  }, [isReady, play]);
}
