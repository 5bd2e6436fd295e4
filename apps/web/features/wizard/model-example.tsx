import { Play } from 'lucide-react';
import {
  audioSliderStepS,
  mediaFetchRetries,
  mediaFetchRetryDelayMs,
  mediaFetchTimeoutMs,
  volumeStep,
} from '@scenewright/contract/rules/limits.ts';
import type { VisualModel } from '@scenewright/contract/rules/models.ts';
import type { Orientation } from '@scenewright/contract/rules/platforms.ts';
import { useProductConfig } from '../../api/queries/subscription.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { VideoPlayer } from '../../ui/player/video-player.tsx';

const localFolder = '/examples';
const retryPolicy = {
  timeoutMs: mediaFetchTimeoutMs,
  retries: mediaFetchRetries,
  delayMs: mediaFetchRetryDelayMs,
};

interface ModelExampleProps {
  model: VisualModel;
  orientation: Orientation;
}

/** Of the picture on the card, in px: a still, or the moments of a clip on one sheet. */
const cardSizes: Readonly<
  Record<
    VisualModel['mediaType'],
    Readonly<Record<Orientation, { readonly width: number; readonly height: number }>>
  >
> = {
  image: { landscape: { width: 960, height: 540 }, vertical: { width: 540, height: 960 } },
  video: { landscape: { width: 960, height: 724 }, vertical: { width: 972, height: 568 } },
};

/**
 * What a model's scene looks like, in the shape of the video to be: its still, or moments of its clip, with a button that opens the
 * scene itself; a press beside it is one on the card. `node scripts/make-model-examples.ts` makes them.
 */
export function ModelExample({ model, orientation }: ModelExampleProps) {
  const file = fileOf(model, orientation);
  const isUprightStill = model.mediaType === 'image' && orientation === 'vertical';
  return (
    <div className="relative self-start overflow-hidden rounded-control bg-black max-sm:order-last">
      <img
        src={`${localFolder}/${model.mediaType === 'video' ? `${file}-moments` : file}.webp`}
        alt=""
        {...cardSizes[model.mediaType][orientation]}
        className={classNames('w-full', isUprightStill ? 'h-80 object-contain' : 'h-auto')}
      />
      <Dialog>
        <DialogTrigger asChild>
          <Button className="pointer-events-auto absolute bottom-3 left-3">
            <Play aria-hidden fill="currentColor" />
            <span>
              Watch the <span className="sr-only">{model.name} </span>example
            </span>
          </Button>
        </DialogTrigger>
        <DialogContent
          size="large"
          title={`${model.name} example`}
          description={`One scene as ${model.name} makes them, painted by the built-in studio.`}
        >
          <ExamplePlayer model={model} orientation={orientation} />
        </DialogContent>
      </Dialog>
    </div>
  );
}

function ExamplePlayer({ model, orientation }: ModelExampleProps) {
  const { data: config, isPending } = useProductConfig();
  const file = fileOf(model, orientation);
  const local = `${localFolder}/${file}.mp4`;
  const isVertical = orientation === 'vertical';
  const hosted = config?.examples_url ?? null;
  if (isPending)
    return (
      <div
        className={classNames(
          'mx-auto rounded-card bg-black',
          isVertical ? 'aspect-9/16 h-[64dvh] max-w-full' : 'aspect-video',
        )}
      />
    );
  return (
    <VideoPlayer
      label={`${model.name} example`}
      url={hosted === null ? local : `${hosted.replace(/\/+$/, '')}/${file}.mp4`}
      fallbackUrl={hosted === null ? undefined : local}
      posterUrl={`${localFolder}/${file}.webp`}
      aspectRatio={isVertical ? '9 / 16' : '16 / 9'}
      retryPolicy={retryPolicy}
      seekStepS={audioSliderStepS}
      volumeStep={volumeStep}
      className={isVertical ? 'mx-auto h-[64dvh] max-w-full' : 'max-h-[70dvh] w-full'}
    />
  );
}

/** Begins the names of an example's files. */
function fileOf({ exampleVideo }: VisualModel, orientation: Orientation): string {
  return `${exampleVideo}-${orientation}`;
}
