import { AudioLines } from 'lucide-react';
import type { Storyboard } from '#contract/api/storyboard.ts';
import { useChangeSound } from '../../api/queries/sound.ts';
import { useBoard } from './board-context.ts';
import { reportFailure } from './failure-toasts.ts';
import { ReasonedButton } from './reasoned-button.tsx';

/** Whether the film has short sounds on its cuts and on what comes in: one press, and one back. */
export function SoundChoice({ storyboard }: { storyboard: Storyboard }) {
  const { locked } = useBoard();
  const { mutateAsync } = useChangeSound(storyboard.id);
  const { effects } = storyboard.sound;
  const change = async () => {
    try {
      await mutateAsync({ effects: !effects });
    } catch (error) {
      reportFailure('Failed to change the sound effects', error);
    }
  };
  return (
    <ReasonedButton
      size="small"
      role="switch"
      aria-checked={effects}
      aria-label="Sound effects"
      reason={locked}
      onClick={() => void change()}
    >
      <AudioLines aria-hidden />
      Sound effects <span className="text-subtle">{effects ? 'On' : 'Off'}</span>
    </ReasonedButton>
  );
}
