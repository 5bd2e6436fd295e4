import { Mic } from 'lucide-react';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { useBoard } from '../board/board-context.ts';
import { ReasonedButton } from '../board/reasoned-button.tsx';

/** Who speaks in the video, in a word. */
function voiceInWords({ narrated, scenes }: Storyboard): string {
  const own = scenes.filter((scene) => scene.own_voice).length;
  if (own > 0 && own === scenes.length) return 'My own';
  if (own > 0) return 'Some my own';
  return narrated ? 'On' : 'None';
}

/** Opens the choice of who speaks in the whole video. */
export function VoiceButton({ storyboard }: { storyboard: Storyboard }) {
  const { locked, open } = useBoard();
  return (
    <ReasonedButton size="small" reason={locked} onClick={() => open({ kind: 'voice' })}>
      <Mic aria-hidden />
      Voice <span className="text-subtle">{voiceInWords(storyboard)}</span>
    </ReasonedButton>
  );
}
