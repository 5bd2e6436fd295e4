import { Clapperboard, Image } from 'lucide-react';
import type { VisualModel } from '@scenewright/contract/rules/models.ts';
import type { Orientation } from '@scenewright/contract/rules/platforms.ts';
import { creditsPerScene, estimateCredits } from '@scenewright/contract/rules/pricing.ts';
import { Badge } from '../../ui/badge.tsx';
import { RadioCardWithActions } from '../../ui/radio-cards.tsx';
import { CreditShortage, shortageText } from '../frame/more-credits.tsx';
import { ModelExample } from './model-example.tsx';

interface ModelCardProps {
  model: VisualModel;
  /** Of the video to be. */
  orientation: Orientation;
  sceneCount: number;
  /** Undefined until it is known. */
  availableCredits: number | undefined;
  /** Why it cannot be chosen now, in a sentence; null where it can. */
  refusal: string | null;
}

export function ModelCard({
  model,
  orientation,
  sceneCount,
  availableCredits,
  refusal,
}: ModelCardProps) {
  const estimate = estimateCredits(model.id, sceneCount);
  const missing = availableCredits === undefined ? 0 : Math.max(0, estimate - availableCredits);
  const isImage = model.mediaType === 'image';
  const perScene = creditsPerScene(model.id);
  const shortage = missing > 0 && refusal === null ? shortageText(missing) : null;
  const label = [
    refusal,
    `${model.name}${model.recommended ? ', recommended' : ''}: ${model.description}`,
    model.buys,
    `${perScene} credits a scene, ${sceneCount} scenes: ${estimate}.`,
    shortage,
  ]
    .filter((part) => part !== null)
    .join(' ');
  return (
    <RadioCardWithActions
      value={model.id}
      label={label}
      disabled={refusal !== null}
      className="grid gap-5 p-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
    >
      <ModelExample model={model} orientation={orientation} />
      <div className="flex flex-col">
        <div className="flex flex-wrap items-center gap-2 pr-8">
          <h2 className="text-20 font-semibold">{model.name}</h2>
          {refusal === null ? (
            model.recommended && <Badge tone="accent">Recommended</Badge>
          ) : (
            <Badge tone="warn">Unavailable</Badge>
          )}
        </div>
        {/* Below the name: further down the bar at the foot of a small screen would cut it. */}
        <p className="tabular mt-1 text-16 text-muted">
          <span className="font-semibold text-fg">{perScene} credits</span> a scene, {sceneCount}{' '}
          scenes: <span className="font-semibold text-fg">{estimate}</span>
        </p>
        <p className="mt-3 text-muted">{model.description}</p>
        <p className="mt-4 flex gap-2">
          {isImage ? (
            <Image aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle" />
          ) : (
            <Clapperboard aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle" />
          )}
          <span>{model.buys}</span>
        </p>
        {shortage !== null && (
          <CreditShortage missing={missing} className="mt-3 [&_a]:pointer-events-auto" />
        )}
      </div>
    </RadioCardWithActions>
  );
}
