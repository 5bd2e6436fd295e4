import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import type { Quality } from '@scenewright/contract/rules/quality.ts';
import { useMakeScenes } from '../../../api/queries/scenes.ts';
import { useBoard } from '../board/board-context.ts';
import { priceOf } from '../board/board-rules.ts';
import { reportFailure, reportSuccess } from '../board/failure-toasts.ts';
import { scenesNamed } from '../board/figures.ts';
import { MakingQuestion, type MakingWords, motionWords } from './making-question.tsx';
import { productOf } from '../film/quality-rules.ts';

interface MakeDialogProps {
  contentId: string;
  scenes: readonly Scene[];
  onClose: () => void;
}

/** Asks before several scenes are made (again). */
export default function MakeDialog({ contentId, scenes, onClose }: MakeDialogProps) {
  const { whenSaved, quality } = useBoard();
  const making = useMakeScenes(contentId);
  const make = async () => {
    try {
      if (await whenSaved(scenes)) await making.mutateAsync(scenes.map(({ id }) => id));
      reportSuccess('Failed to regenerate media');
    } catch (error) {
      reportFailure('Failed to regenerate media', error);
    }
  };
  return (
    <MakingQuestion
      words={wordsFor(scenes)}
      lines={linesOf(scenes, quality)}
      total={priceOf(scenes)}
      onConfirm={make}
      onClose={onClose}
    />
  );
}

function wordsFor(scenes: readonly Scene[]): MakingWords {
  if (scenes.every((scene) => scene.awaits_motion)) return motionWords(scenes);
  return {
    title: `Regenerate the media of ${scenesNamed(scenes.map(({ number }) => number))}?`,
    description:
      'Pictures and clips are made from the descriptions as they stand. Present ones are kept as takes; what fails is not charged.',
    action: 'Regenerate Media',
  };
}

/** One line for each kind of scene and price: `3 pictures`, `1 clip`. */
function linesOf(scenes: readonly Scene[], quality: Quality): { what: string; credits: number }[] {
  const lines = new Map<string, { count: number; noun: string; credits: number }>();
  for (const { media_type: mediaType, credit_cost: credits } of scenes) {
    const noun = credits === 0 ? 'free retry' : productOf(mediaType, quality);
    const line = lines.get(noun) ?? { count: 0, noun, credits: 0 };
    lines.set(noun, { ...line, count: line.count + 1, credits: line.credits + credits });
  }
  const plural = (noun: string) => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);
  return [...lines.values()].map(({ count, noun, credits }) => ({
    what: `${count} ${count === 1 ? noun : plural(noun)}`,
    credits,
  }));
}
