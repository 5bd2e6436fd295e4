import { SceneSketch } from '../../../animatic/scene-still.tsx';
import { type KeyboardEvent, useState } from 'react';
import {
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Download,
  Film,
  Image,
  MonitorDown,
} from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { sceneCaptionFile } from '@scenewright/contract/paths.ts';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AudioPlayer } from '../../../ui/player/audio-player.tsx';
import { Picture } from '../../../ui/player/picture.tsx';
import { VideoPlayer } from '../../../ui/player/video-player.tsx';
import { toast } from '../../../ui/toast.ts';
import { isClip } from '../../../animatic/animatic.ts';
import { aspectRatioOf, playerSettings } from '../../../animatic/player-settings.ts';
import { PictureChoice, type Shown } from '../scene/picture-choice.tsx';
import { showsDraftStill } from '../film/quality-rules.ts';
import { SceneNotes, SceneStatus } from '../scene/scene-status.tsx';
import { TakesStrip } from '../takes/takes-strip.tsx';
import { useCaptionTrack } from '../film/use-caption-track.ts';

interface ViewDialogProps {
  scene: Scene;
  /** What is looked at first where the scene has both. */
  shows: Shown;
  sceneCount: number;
  shape: Shape;
  approved: boolean;
  /** The captions' language, and whether the pictures go without. */
  captions: { language: string; shown: boolean };
  onStep: (by: number) => void;
  onClose: () => void;
}

/** One scene large: its clip or picture, its narration, its texts and its takes. Left and right go to its neighbours. */
export default function ViewDialog({
  scene,
  shows,
  sceneCount,
  shape,
  approved,
  captions,
  onStep,
  onClose,
}: ViewDialogProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    // Players and their sliders use the arrows themselves.
    const isTaken =
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      (event.target instanceof Element &&
        event.target.closest('[role=slider], [role=group], audio') !== null);
    if (by !== 0 && !isTaken) onStep(by);
  };
  // Where there is room: beside a tall picture, below a wide one.
  const takes = <TakesStrip key={scene.id} scene={scene} shape={shape} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="large"
        onKeyDown={onKeyDown}
        title={
          <span className="tabular flex items-center gap-3">
            Scene {scene.number} <SceneStatus scene={scene} />
          </span>
        }
        footer={
          <div className="flex w-full items-center justify-between gap-3">
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2 text-13 text-subtle">
              {scene.download_url !== null && (
                <Button asChild size="small" className="hidden md:inline-flex">
                  <a href={scene.download_url} download>
                    <Download aria-hidden />
                    Save this scene
                  </a>
                </Button>
              )}
              <span className="flex items-center gap-2">
                <MonitorDown aria-hidden className="size-4 shrink-0" />
                Saving the video is available on desktop only.
              </span>
            </span>
            <span className="flex items-center gap-1">
              {/* At an end they keep the focus, and with it the keys: a disabled button would lose both. */}
              <IconButton
                label="Previous scene"
                aria-disabled={scene.number === 1}
                onClick={() => onStep(-1)}
              >
                <ChevronLeft />
              </IconButton>
              <span className="tabular whitespace-nowrap text-13 text-muted">
                {scene.number} of {sceneCount}
              </span>
              <IconButton
                label="Next scene"
                aria-disabled={scene.number === sceneCount}
                onClick={() => onStep(1)}
              >
                <ChevronRight />
              </IconButton>
            </span>
          </div>
        }
      >
        <div
          className={classNames(
            'grid gap-6',
            shape === 'landscape' ? 'md:grid-cols-[3fr_2fr]' : 'md:grid-cols-[auto_1fr]',
          )}
        >
          <div className="flex min-w-0 flex-col gap-4">
            <SceneMedium
              key={scene.id}
              scene={scene}
              shows={shows}
              approved={approved}
              shape={shape}
              captions={captions}
            />
            {shape === 'landscape' && takes}
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {scene.audio_url !== null && (
              <AudioPlayer
                key={`${scene.id}:${scene.audio_url}`}
                label={`Narration of scene ${scene.number}`}
                url={scene.audio_url}
                {...playerSettings}
              />
            )}
            <FoldedText title="Visual description" text={scene.description} />
            <FoldedText title="Dialogue" text={scene.dialogue} language={captions.language} />
            <SceneNotes scene={scene} approved={approved} />
            {showsDraftStill(scene) && (
              <p className="text-13 text-muted">
                A still, which the camera moves: this video is in draft quality.
              </p>
            )}
            {shape !== 'landscape' && takes}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

type MediumProps = Pick<ViewDialogProps, 'scene' | 'shape' | 'captions'>;

/** What was made; where that is stale, what it will be, too. */
function SceneMedium({
  shows,
  approved,
  ...medium
}: MediumProps & Pick<ViewDialogProps, 'shows' | 'approved'>) {
  const { scene } = medium;
  const [shown, setShown] = useState(shows);
  if (scene.visual_url === null || scene.sketch_url === null)
    return <MadeMedium {...medium} url={scene.visual_url} approved={approved} />;
  return (
    <>
      <PictureChoice scene={scene} value={shown} onChange={setShown} />
      <MadeMedium
        {...medium}
        url={shown === 'made' ? scene.visual_url : null}
        approved={approved}
      />
    </>
  );
}

function MadeMedium({
  scene,
  url,
  approved,
  shape,
  captions,
}: MediumProps & { url: string | null; approved: boolean }) {
  const aspectRatio = aspectRatioOf(shape);
  const size = mediumSizes[shape];
  if (url === null)
    return (
      <NoMedium
        scene={scene}
        words={whenMade(scene, approved)}
        aspectRatio={aspectRatio}
        className={size}
      />
    );
  // What the address leads to, whatever the scene is to be: a video scene may show its still.
  if (!isClip(url)) {
    return (
      <Picture
        key={url}
        url={url}
        fallbackUrl={scene.poster_url ?? undefined}
        alt={scene.description}
        aspectRatio={aspectRatio}
        retryPolicy={playerSettings.retryPolicy}
        className={size}
      />
    );
  }
  return <ClipPlayer key={url} url={url} scene={scene} shape={shape} captions={captions} />;
}

const mediumSizes: Readonly<Record<Shape, string>> = {
  vertical: 'mx-auto w-full max-w-[min(20rem,34dvh)] md:w-80 md:max-w-[34dvh]',
  landscape: 'w-full self-start',
  square: 'mx-auto w-full max-w-[min(26rem,54dvh)] md:w-100 md:max-w-[54dvh]',
  portrait: 'mx-auto w-full max-w-[min(24rem,46dvh)] md:w-90 md:max-w-[46dvh]',
};

function ClipPlayer({ url, scene, shape, captions }: MediumProps & { url: string }) {
  const track = useCaptionTrack({
    path: scene.download_url === null ? null : sceneCaptionFile.path.replace(':id', scene.id),
    ...captions,
  });
  return (
    <VideoPlayer
      label={`Clip of scene ${scene.number}`}
      url={url}
      posterUrl={scene.poster_url ?? undefined}
      aspectRatio={aspectRatioOf(shape)}
      {...playerSettings}
      captions={track}
      onGivenUp={() =>
        toast({ title: 'Video Error', description: 'Failed to load video', tone: 'destructive' })
      }
      className={mediumSizes[shape]}
    />
  );
}

/** When a picture that is not there is made. */
function whenMade({ status, visual_url: url }: Scene, approved: boolean): string {
  if (status === 'pending') return 'Being made';
  if (status === 'failed') return 'Could not be made';
  return approved && url !== null
    ? 'Regenerate Media makes it'
    : 'Made when you approve the content';
}

function NoMedium({
  scene,
  words,
  aspectRatio,
  className,
}: {
  scene: Scene;
  words: string;
  aspectRatio: string;
  className: string;
}) {
  const Icon = scene.media_type === 'video' ? Film : Image;
  const sketchUrl = scene.sketch_url;
  return (
    <div
      className={classNames(
        'relative flex flex-col items-center gap-3 overflow-hidden rounded-card border border-dashed border-control/60 text-center text-13 text-muted',
        sketchUrl === null ? 'justify-center p-6' : 'justify-end',
        className,
      )}
      style={{ aspectRatio }}
    >
      {sketchUrl === null ? (
        <Icon aria-hidden className="size-6 text-subtle" />
      ) : (
        <SceneSketch url={sketchUrl} tag={null} />
      )}
      {sketchUrl === null ? (
        words
      ) : (
        <span className="relative w-full bg-black/70 px-3 py-2 text-white">Sketch · {words}</span>
      )}
    </div>
  );
}

interface FoldedTextProps {
  title: string;
  text: string;
  /** BCP 47 tag of the text; undefined where it is the page's. */
  language?: string;
}

function FoldedText({ title, text, language }: FoldedTextProps) {
  const [open, setOpen] = useState(true);
  return (
    <Collapsible.Root
      open={open}
      onOpenChange={setOpen}
      className="rounded-card border border-line"
    >
      <Collapsible.Trigger className="group flex w-full items-center justify-between gap-2 rounded-card px-3 py-2 text-13 font-medium hover:bg-hover">
        {title}
        <ChevronDown
          aria-hidden
          className="size-4 text-subtle transition-transform group-data-[state=open]:rotate-180"
        />
      </Collapsible.Trigger>
      <Collapsible.Content className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold">
        <p
          dir="auto"
          lang={text === '' ? undefined : language}
          className="whitespace-pre-wrap px-3 pb-3 pt-1 text-13 text-muted"
        >
          {text === '' ? 'None' : text}
        </p>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
