import type { Scene } from '#contract/api/storyboard.ts';
import type { Quality } from '#contract/rules/quality.ts';
import { useCredits } from '../../api/queries/credits.ts';
import { useMakeScenes } from '../../api/queries/scenes.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import AlertDialog from '../../ui/alert-dialog-panel.tsx';
import { useBoard } from './board-context.ts';
import { priceOf } from './board-rules.ts';
import { reportFailure, reportSuccess } from './failure-toasts.ts';
import { priceText, scenesNamed } from './figures.ts';
import { PriceLines } from './price-lines.tsx';
import { productOf } from './quality-rules.ts';

interface MakeDialogProps {
  contentId: string;
  scenes: readonly Scene[];
  onClose: () => void;
}

/** Names what making several scenes costs together, before any of it is paid. */
export default function MakeDialog({ contentId, scenes, onClose }: MakeDialogProps) {
  const { whenSaved, quality } = useBoard();
  const { data: credits } = useCredits();
  const making = useMakeScenes(contentId);
  const { running, run } = useOneAtATime<'make'>();
  const total = priceOf(scenes);
  const words = wordsFor(scenes);

  const make = async () => {
    try {
      if (await whenSaved(scenes)) await making.mutateAsync(scenes.map(({ id }) => id));
      reportSuccess('Failed to regenerate media');
    } catch (error) {
      reportFailure('Failed to regenerate media', error);
    }
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.description}
      confirmLabel={`${words.action} · ${priceText(total)}`}
      busy={running !== null}
      refused={credits !== undefined && credits.available_credits < total}
      onConfirm={() => void run('make', make)}
    >
      {credits !== undefined && <PriceLines lines={linesOf(scenes, quality)} total={total} available={credits.available_credits} />}
    </AlertDialog>
  );
}

function wordsFor(scenes: readonly Scene[]): { title: string; description: string; action: string } {
  const named = scenesNamed(scenes.map(({ number }) => number));
  return scenes.every((scene) => scene.awaits_motion)
    ? { title: `Set ${named} in motion?`, description: 'A clip is made of each that begins with the still you see. Stills are kept as takes; what fails is not charged.', action: 'Set in motion' }
    : { title: `Regenerate the media of ${named}?`, description: 'Pictures and clips are made from the descriptions as they stand. Present ones are kept as takes; what fails is not charged.', action: 'Regenerate Media' };
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
  return [...lines.values()].map(({ count, noun, credits }) => ({ what: `${count} ${count === 1 ? noun : plural(noun)}`, credits }));
}
