import { Clapperboard, Image } from 'lucide-react';
import type { VisualModel } from '#contract/rules/models.ts';
import { creditsPerScene, estimateCredits } from '#contract/rules/pricing.ts';
import { Badge } from '../../ui/badge.tsx';
import { RadioCardWithActions } from '../../ui/radio-cards.tsx';
import { ModelExample } from './model-example.tsx';

interface ModelCardProps {
  model: VisualModel;
  sceneCount: number;
  /** Undefined until it is known. */
  availableCredits: number | undefined;
}

export function ModelCard({ model, sceneCount, availableCredits }: ModelCardProps) {
  const estimate = estimateCredits(model.id, sceneCount);
  const missing = availableCredits === undefined ? 0 : Math.max(0, estimate - availableCredits);
  const isImage = model.mediaType === 'image';
  const price = `credits for ${sceneCount} scenes of ${creditsPerScene(model.id)}`;
  const shortage = missing > 0 ? `You are short by ${missing.toLocaleString('en-US')} credits` : null;
  const label = [`${model.name}${model.recommended ? ', recommended' : ''}: ${model.description}`, `${estimate} ${price}.`, shortage].filter((part) => part !== null).join(' ');
  return (
    <RadioCardWithActions value={model.id} label={label} className="grid gap-5 p-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <ModelExample model={model} />
      <div className="flex flex-col">
        <div className="flex flex-wrap items-center gap-2 pr-8">
          <h2 className="text-20 font-semibold">{model.name}</h2>
          {model.recommended && <Badge tone="accent">Recommended</Badge>}
        </div>
        <p className="mt-2 text-muted">{model.description}</p>
        <p className="mt-3 inline-flex items-center gap-1.5 text-13 text-subtle">
          {isImage ? <Image aria-hidden className="size-4" /> : <Clapperboard aria-hidden className="size-4" />}
          {isImage ? 'Images with camera moves' : 'Video scenes'}
        </p>
        <p className="tabular mt-auto flex flex-wrap items-baseline gap-x-2 pt-5">
          <span className="text-24 font-semibold">{estimate}</span>
          <span className="text-muted">{price}</span>
        </p>
        {shortage !== null && <p className="tabular mt-2 text-13 font-medium text-warn">{shortage}</p>}
      </div>
    </RadioCardWithActions>
  );
}
