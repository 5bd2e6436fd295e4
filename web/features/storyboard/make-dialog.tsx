import type { Scene } from '#contract/api/storyboard.ts';
import type { MediaType } from '#contract/rules/models.ts';
import { useCredits } from '../../api/queries/credits.ts';
import { useMakeScenes } from '../../api/queries/scenes.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import AlertDialog from '../../ui/alert-dialog-panel.tsx';
import { useBoard } from './board-context.ts';
import { priceOf } from './board-rules.ts';
import { reportFailure } from './failure-toasts.ts';
import { priceText, scenesNamed } from './figures.ts';
import { PriceLines } from './price-lines.tsx';

interface MakeDialogProps {
  contentId: string;
  scenes: readonly Scene[];
  onClose: () => void;
}

/** Names what making several scenes costs together, before any of it is paid. */
export default function MakeDialog({ contentId, scenes, onClose }: MakeDialogProps) {
  const { whenSaved } = useBoard();
  const { data: credits } = useCredits();
  const making = useMakeScenes(contentId);
  const { running, run } = useOneAtATime<'make'>();
  const total = priceOf(scenes);

  const make = async () => {
    try {
      if (await whenSaved(scenes)) await making.mutateAsync(scenes.map(({ id }) => id));
    } catch (error) {
      reportFailure('Failed to regenerate media', error);
    }
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Regenerate the media of ${scenesNamed(scenes.map(({ number }) => number))}?`}
      description="Pictures and clips are made from the descriptions as they stand. Present ones are kept as takes; what fails is not charged."
      confirmLabel={`Regenerate Media · ${priceText(total)}`}
      busy={running !== null}
      onConfirm={() => void run('make', make)}
    >
      {credits !== undefined && <PriceLines lines={linesOf(scenes)} total={total} available={credits.available_credits} />}
    </AlertDialog>
  );
}

const nouns: Readonly<Record<MediaType, string>> = { image: 'picture', video: 'clip' };

/** One line for each kind of scene and price: `3 pictures`, `1 clip`. */
function linesOf(scenes: readonly Scene[]): { what: string; credits: number }[] {
  const lines = new Map<string, { count: number; noun: string; credits: number }>();
  for (const { media_type: mediaType, credit_cost: credits } of scenes) {
    const noun = credits === 0 ? 'free retry' : nouns[mediaType];
    const line = lines.get(noun) ?? { count: 0, noun, credits: 0 };
    lines.set(noun, { ...line, count: line.count + 1, credits: line.credits + credits });
  }
  const plural = (noun: string) => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);
  return [...lines.values()].map(({ count, noun, credits }) => ({ what: `${count} ${count === 1 ? noun : plural(noun)}`, credits }));
}
