import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import type { Quality } from '@scenewright/contract/rules/quality.ts';
import { fetchCreditCost } from '../../../api/queries/credits.ts';
import { queryKeys } from '../../../api/queries/keys.ts';
import AlertDialog from '../../../ui/alert-dialog-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useBoard } from '../board/board-context.ts';
import { reportFailure } from '../board/failure-toasts.ts';
import { creditsText } from '../board/figures.ts';
import { PriceLines } from './price-lines.tsx';
import { productOf } from '../film/quality-rules.ts';
import type { SceneActions } from '../scene/scene-actions.ts';

interface RegenerateDialogProps {
  contentId: string;
  scene: Scene;
  actions: SceneActions;
  onClose: () => void;
}

/** Names the price of making a scene's media again, asked of the server at that moment, before it is paid (SCENE-2). */
export default function RegenerateDialog({
  contentId,
  scene,
  actions,
  onClose,
}: RegenerateDialogProps) {
  const { quality } = useBoard();
  const price = useQuery({
    queryKey: [...queryKeys.prices(contentId), 'scene', scene.id],
    queryFn: ({ signal }) =>
      fetchCreditCost(contentId, { scene_id: scene.id, regenerate: 'true' }, signal),
  });
  const giveUp = useEffectEvent((error: Error) => {
    onClose();
    reportFailure('Failed to calculate credit cost. Please try again.', error);
  });
  useEffect(() => {
    if (price.error !== null) giveUp(price.error);
  }, [price.error]);

  const cost = price.data;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Regenerate the media of scene ${scene.number}?`}
      description={describe(scene, quality)}
      confirmLabel={
        cost === undefined
          ? 'Regenerate Media'
          : `Regenerate Media · ${creditsText(cost.creditCost)}`
      }
      busy={cost === undefined}
      refused={cost !== undefined && cost.available < cost.creditCost}
      onConfirm={() => {
        onClose();
        void actions.regenerate(scene.id);
      }}
    >
      {cost === undefined ? (
        <div className="mt-4">
          <Skeleton className="h-28 rounded-card" />
          <output className="sr-only">Calculating the price</output>
        </div>
      ) : (
        <PriceLines
          lines={[]}
          totalLabel="Price"
          total={cost.creditCost}
          available={cost.available}
        />
      )}
    </AlertDialog>
  );
}

function describe(scene: Scene, quality: Quality): string {
  if (scene.awaits_motion)
    return 'A clip is made that begins with the still you see. The still is kept as a take.';
  const product = productOf(scene.media_type, quality);
  const withSound = product === 'clip' && scene.native_sound ? ', with its own sound,' : '';
  return `A new ${product}${withSound} is made from the description as it stands. The present one is kept as a take.`;
}
