import { Clapperboard, Image } from 'lucide-react';
import type { VisualModel } from '#contract/rules/models.ts';
import { creditsPerScene, estimateCredits } from '#contract/rules/pricing.ts';
import { Badge } from '../../ui/badge.tsx';
import { RadioCard } from '../../ui/radio-cards.tsx';
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
  return (
    <RadioCard value={model.id} className="grid gap-5 p-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <ModelExample model={model} />
      <span className="flex flex-col">
        <span className="flex flex-wrap items-center gap-2 pr-8">
          <span className="text-20 font-semibold">{model.name}</span>
          {model.recommended && <Badge tone="accent">Recommended</Badge>}
        </span>
        <span className="mt-2 text-muted">{model.description}</span>
        <span className="mt-3 inline-flex items-center gap-1.5 text-13 text-subtle">
          {isImage ? <Image aria-hidden className="size-4" /> : <Clapperboard aria-hidden className="size-4" />}
          {isImage ? 'Images with camera moves' : 'Video scenes'}
        </span>
        <span className="tabular mt-auto flex flex-wrap items-baseline gap-x-2 pt-5">
          <span className="text-24 font-semibold">{estimate}</span>
          <span className="text-muted">credits for {sceneCount} scenes of {creditsPerScene(model.id)}</span>
        </span>
        {missing > 0 && <span className="tabular mt-2 text-13 font-medium text-warn">You are short by {missing.toLocaleString('en-US')} credits</span>}
      </span>
    </RadioCard>
  );
}
