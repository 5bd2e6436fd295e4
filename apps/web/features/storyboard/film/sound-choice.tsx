import { AudioLines } from 'lucide-react';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { useBoard } from '../board/board-context.ts';
import { ReasonedButton } from '../board/reasoned-button.tsx';

/** Whether the film has short sounds on its cuts and on what comes in: one press, and one back. */
export function SoundChoice({ storyboard }: { storyboard: Storyboard }) {
  const { locked, editor } = useBoard();
  const { effects } = storyboard.sound;
  const change = () =>
    editor.tryEdit(
      `Turn the sound effects ${effects ? 'off' : 'on'}`,
      [{ type: 'content', fields: { sound: { effects: !effects } } }],
      { failure: 'Failed to change the sound effects' },
    );
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
