import { Film } from 'lucide-react';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { Button } from '../../../ui/button.tsx';
import { useBoard } from '../board/board-context.ts';
import { priceText } from '../board/figures.ts';
import { motionPrice, stillScenes } from './quality-rules.ts';

/** Makes the clips of all stills, at a price that stands on the button and is asked about before. Nothing where there are none. */
export function SetInMotion({ storyboard, isNext }: { storyboard: Storyboard; isNext: boolean }) {
  const { open } = useBoard();
  const stills = stillScenes(storyboard);
  if (stills.length === 0) return null;
  return (
    <Button
      variant={isNext ? 'primary' : 'secondary'}
      onClick={() => open({ kind: 'motion' })}
      className="mb-2 h-10 w-full"
    >
      <Film aria-hidden />
      {stills.length === 1 ? 'Set the still in motion' : `Set all ${stills.length} in motion`}
      <span className="tabular font-normal">· {priceText(motionPrice(storyboard, stills))}</span>
    </Button>
  );
}
