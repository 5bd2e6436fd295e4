import { useQueryClient } from '@tanstack/react-query';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { queryKeys } from '../../../api/queries/keys.ts';
import { readStoryboard } from '../../../api/queries/pending-edits.ts';
import { useMakeScenes } from '../../../api/queries/scenes.ts';
import { useBoard } from '../board/board-context.ts';
import { reportFailure, reportSuccess } from '../board/failure-toasts.ts';
import { MakingQuestion, motionWords } from './making-question.tsx';
import { motionPrice, stillScenes } from '../film/quality-rules.ts';

interface MotionDialogProps {
  storyboard: Storyboard;
  onClose: () => void;
}

/** Asks before all stills become clips. Nothing changes before the answer, not even the quality, and one that cannot be carried out leaves the quality as it was, or says that it could not. */
export default function MotionDialog({ storyboard, onClose }: MotionDialogProps) {
  const { whenSaved, actions } = useBoard();
  const queries = useQueryClient();
  const making = useMakeScenes(storyboard.id);
  const stills = stillScenes(storyboard);
  const total = motionPrice(storyboard, stills);
  const now = () => readStoryboard(queries, storyboard.id) ?? storyboard;

  /** The stills that want a clip made in final quality: one that was made before has come back by itself. */
  const stillsLeft = () =>
    stillScenes(now()).filter(({ id }) => stills.some((still) => still.id === id));
  /** Whether the quality is what it was. Where its change was not answered, the server is asked what holds. */
  const setQualityBack = async () => {
    if (await actions.setQuality(storyboard.quality)) return true;
    await queries.refetchQueries({ queryKey: queryKeys.storyboard(storyboard.id), exact: true });
    return now().quality === storyboard.quality;
  };
  const setInMotion = async () => {
    if (!(await whenSaved(stills)) || !(await actions.setQuality('final'))) return;
    const wanted = stillsLeft();
    try {
      if (wanted.length > 0) await making.mutateAsync(wanted.map(({ id }) => id));
      reportSuccess('Failed to regenerate media');
    } catch (error) {
      const isBack = await setQualityBack();
      reportFailure(
        'Failed to regenerate media',
        error,
        isBack
          ? undefined
          : 'The quality is Final now and could not be set back: choose Draft above to do so.',
      );
    }
  };
  return (
    <MakingQuestion
      words={motionWords(stills)}
      lines={[{ what: stills.length === 1 ? '1 clip' : `${stills.length} clips`, credits: total }]}
      total={total}
      onConfirm={setInMotion}
      onClose={onClose}
    />
  );
}
