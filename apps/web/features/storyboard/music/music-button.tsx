import { Music } from 'lucide-react';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { useBoard } from '../board/board-context.ts';
import { ReasonedButton } from '../board/reasoned-button.tsx';
import { musicInWords } from './music-words.ts';

/** Opens the choice of the film's music, and says what it is now. */
export function MusicButton({ storyboard }: { storyboard: Storyboard }) {
  const { locked, open } = useBoard();
  return (
    <ReasonedButton size="small" reason={locked} onClick={() => open({ kind: 'music' })}>
      <Music aria-hidden />
      Music <span className="text-subtle">{musicInWords(storyboard.music)}</span>
    </ReasonedButton>
  );
}
