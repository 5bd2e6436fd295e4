import { useQueryClient } from '@tanstack/react-query';
import type { Storyboard } from '#contract/api/storyboard.ts';
import { useCredits } from '../../api/queries/credits.ts';
import { queryKeys } from '../../api/queries/keys.ts';
import { useMakeScenes } from '../../api/queries/scenes.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import AlertDialog from '../../ui/alert-dialog-panel.tsx';
import { useBoard } from './board-context.ts';
import { reportFailure, reportSuccess } from './failure-toasts.ts';
import { priceText, scenesNamed } from './figures.ts';
import { PriceLines } from './price-lines.tsx';
import { motionPrice, stillScenes } from './quality-rules.ts';

interface MotionDialogProps {
  storyboard: Storyboard;
  onClose: () => void;
}

/** Asks before all stills become clips. Nothing changes before the answer, not even the quality, and one that cannot be carried out leaves the quality as it was. */
export default function MotionDialog({ storyboard, onClose }: MotionDialogProps) {
  const { whenSaved, actions } = useBoard();
  const { data: credits } = useCredits();
  const queries = useQueryClient();
  const making = useMakeScenes(storyboard.id);
  const { running, run } = useOneAtATime<'motion'>();
  const stills = stillScenes(storyboard);
  const named = scenesNamed(stills.map(({ number }) => number));
  const total = motionPrice(storyboard, stills);

  /** The stills that want a clip made in final quality: one that was made before has come back by itself. */
  const stillsLeft = () => {
    const now = queries.getQueryData<Storyboard>(queryKeys.storyboard(storyboard.id));
    return stillScenes(now ?? storyboard).filter(({ id }) => stills.some((still) => still.id === id));
  };
  const setInMotion = async () => {
    if (!(await whenSaved(stills)) || !(await actions.setQuality('final'))) return onClose();
    const wanted = stillsLeft();
    try {
      if (wanted.length > 0) await making.mutateAsync(wanted.map(({ id }) => id));
      reportSuccess('Failed to regenerate media');
    } catch (error) {
      await actions.setQuality(storyboard.quality);
      reportFailure('Failed to regenerate media', error);
    }
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Set ${named} in motion?`}
      description="A clip is made of each that begins with the still you see. Stills are kept as takes; what fails is not charged."
      confirmLabel={`Set in motion · ${priceText(total)}`}
      busy={running !== null}
      refused={credits !== undefined && credits.available_credits < total}
      onConfirm={() => void run('motion', setInMotion)}
    >
      {credits !== undefined && <PriceLines lines={[{ what: stills.length === 1 ? '1 clip' : `${stills.length} clips`, credits: total }]} total={total} available={credits.available_credits} />}
    </AlertDialog>
  );
}
