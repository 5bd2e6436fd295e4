import { Film } from 'lucide-react';
import type { Storyboard } from '#contract/api/storyboard.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import { Button } from '../../ui/button.tsx';
import { useBoard } from './board-context.ts';
import { priceText } from './figures.ts';
import { motionPrice, stillScenes } from './quality-rules.ts';

/** Makes the clips of all stills with one press, at a price that stands on the button and is asked about before. Nothing where there are none. */
export function SetInMotion({ storyboard, isNext }: { storyboard: Storyboard; isNext: boolean }) {
  const { actions, open } = useBoard();
  const { running, run } = useOneAtATime<'motion'>();
  const stills = stillScenes(storyboard);
  if (stills.length === 0) return null;
  const ask = async () => {
    // The choice itself is free; the dialog names what the clips cost.
    if (await actions.setQuality('final')) open({ kind: 'make', sceneIds: stills.map(({ id }) => id) });
  };
  return (
    <Button variant={isNext ? 'primary' : 'secondary'} busy={running !== null} onClick={() => void run('motion', ask)} className="mb-2 h-10 w-full">
      <Film aria-hidden />{stills.length === 1 ? 'Set the still in motion' : `Set all ${stills.length} in motion`}
      <span className="tabular font-normal">· {priceText(motionPrice(storyboard, stills))}</span>
    </Button>
  );
}
