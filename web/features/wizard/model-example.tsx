import { Play } from 'lucide-react';
import { audioSliderStepS, mediaFetchRetries, mediaFetchRetryDelayMs, mediaFetchTimeoutMs, volumeStep } from '#contract/rules/limits.ts';
import type { VisualModel } from '#contract/rules/models.ts';
import { useProductConfig } from '../../api/queries/subscription.ts';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { VideoPlayer } from '../../ui/player/video-player.tsx';

const localFolder = '/examples';
const patience = { timeoutMs: mediaFetchTimeoutMs, retries: mediaFetchRetries, delayMs: mediaFetchRetryDelayMs };

/** What a model's scene looks like: its still, which opens to the scene itself. `node scripts/make-examples.ts` makes them. */
export function ModelExample({ model }: { model: VisualModel }) {
  return (
    <Dialog>
      <DialogTrigger
        aria-label={`Watch the ${model.name} example`}
        className="group/example pointer-events-auto relative block overflow-hidden rounded-control bg-black max-sm:order-last"
      >
        <img
          src={posterOf(model)}
          alt=""
          width={960}
          height={540}
          className="aspect-video w-full object-cover transition-transform duration-200 group-hover/example:scale-[1.03]"
        />
        <span aria-hidden className="absolute inset-0 m-auto grid size-12 place-items-center rounded-full bg-black/65 text-white transition-colors group-hover/example:bg-black/85">
          <Play fill="currentColor" className="ml-0.5 size-5" />
        </span>
      </DialogTrigger>
      <DialogContent size="large" title={`${model.name} example`} description="One scene of the same idea for every model, made on the built-in studio.">
        <ExamplePlayer model={model} />
      </DialogContent>
    </Dialog>
  );
}

function ExamplePlayer({ model }: { model: VisualModel }) {
  const { data: config, isPending } = useProductConfig();
  const local = `${localFolder}/${model.exampleVideo}.mp4`;
  const hosted = config?.examples_url ?? null;
  if (isPending) return <div className="aspect-video rounded-card bg-black" />;
  return (
    <VideoPlayer
      label={`${model.name} example`}
      url={hosted === null ? local : `${hosted.replace(/\/+$/, '')}/${model.exampleVideo}.mp4`}
      fallbackUrl={hosted === null ? undefined : local}
      posterUrl={posterOf(model)}
      aspectRatio="16 / 9"
      patience={patience}
      seekStepS={audioSliderStepS}
      volumeStep={volumeStep}
      className="max-h-[70dvh] w-full"
    />
  );
}

function posterOf({ exampleVideo }: VisualModel): string {
  return `${localFolder}/${exampleVideo}.webp`;
}
