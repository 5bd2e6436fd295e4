import { type KeyboardEvent, useEffect, useMemo } from 'react';
import { Pause, Play } from 'lucide-react';
import type { Scene, Storyboard } from '#contract/api/storyboard.ts';
import { classNames } from '../../ui/class-names.ts';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { clockText } from '../../ui/player/clock-text.ts';
import { isAboutPicture, isKeyOfControl, playerCommand } from '../../ui/player/player-keys.ts';
import { SeekBar } from '../../ui/player/seek-bar.tsx';
import { useClock } from '../../ui/player/use-clock.ts';
import { VolumeControl } from '../../ui/player/volume-control.tsx';
import { sceneAt, timelineOf } from './animatic.ts';
import { AnimaticNarration, AnimaticPicture } from './animatic-media.tsx';
import { aspectRatioOf, playerSettings } from './player-settings.ts';

interface PreviewDialogProps {
  storyboard: Storyboard;
  /** Where it begins to play at once; left out, it waits at the start. */
  fromSceneId: string | undefined;
  onClose: () => void;
}

/**
 * The whole film before it is made: each scene's picture or clip, or its sketch while there is none, for as long as it will
 * last, with its narration. Costs nothing and needs no waiting.
 */
export default function PreviewDialog({ storyboard, fromSceneId, onClose }: PreviewDialogProps) {
  const { scenes, orientation, duration, title } = storyboard;
  const timeline = useMemo(() => timelineOf(scenes), [scenes]);
  const from = timeline.find(({ scene }) => scene.id === fromSceneId);
  const { state, controls } = useClock(duration, {
    timeS: from?.startS ?? 0,
    playing: from !== undefined,
  });
  const shown = sceneAt(timeline, state.timeS);
  const next = shown === undefined ? undefined : timeline[timeline.indexOf(shown) + 1];
  const nextUrl = next?.scene.poster_url ?? next?.scene.sketch_url;

  useSpokenSketches(scenes);

  const onKeyDown = (event: KeyboardEvent) => {
    const command = isKeyOfControl(event.key, event.target) ? undefined : playerCommand(event);
    if (command === undefined || isAboutPicture(command)) return;
    event.preventDefault();
    controls.run(command);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="large"
        title="Preview"
        description={`${whatIsSeen(scenes)}, in time; music joins them in the final video. Free.`}
        onKeyDown={onKeyDown}
      >
        <div
          role="group"
          aria-label={`Preview: ${title}`}
          className={classNames(
            'mx-auto flex flex-col gap-3',
            orientation === 'vertical' ? 'max-w-[min(20rem,36dvh)] min-w-60' : 'w-full',
          )}
        >
          <div
            className="relative scheme-dark overflow-hidden rounded-card bg-black"
            style={{ aspectRatio: aspectRatioOf(orientation) }}
          >
            {shown !== undefined && (
              <AnimaticPicture key={shown.scene.id} timed={shown} state={state} />
            )}
            {nextUrl != null && <link rel="preload" as="image" href={nextUrl} />}
          </div>
          {shown !== undefined && (
            <AnimaticNarration
              key={`${shown.scene.id}:${shown.scene.audio_url}:${shown.scene.sketch_audio_url}`}
              timed={shown}
              state={state}
            />
          )}
          <div className="flex items-center gap-2">
            <IconButton label={state.playing ? 'Pause' : 'Play'} keys="K" onClick={controls.toggle}>
              {state.playing ? <Pause /> : <Play />}
            </IconButton>
            <SeekBar
              state={state}
              controls={controls}
              stepS={playerSettings.seekStepS}
              marksS={timeline.slice(1).map(({ startS }) => startS)}
            />
          </div>
          <div className="flex items-center justify-between gap-3">
            <span className="tabular text-13 text-muted">
              {clockText(state.timeS)} / {clockText(duration)}
              {shown !== undefined && ` · Scene ${shown.scene.number}`}
            </span>
            <VolumeControl state={state} controls={controls} step={playerSettings.volumeStep} />
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** What the preview shows, and who speaks in it: a sketch must not be taken for the film. */
function whatIsSeen(scenes: readonly Scene[]): string {
  const isSketched = scenes.some(({ sketch_url: url }) => url !== null);
  const isSpoken = scenes.some(({ sketch_audio_url: url }) => url !== null);
  const seen = isSketched ? 'Sketches until the pictures are made' : 'Pictures and clips';
  return `${seen}, with ${isSpoken ? 'the offline voice until a scene is narrated' : 'their narration'}`;
}

/** Has the lines spoken, one after the other, before their scenes come: the server keeps what it has spoken. */
function useSpokenSketches(scenes: readonly Scene[]): void {
  const urls = scenes.flatMap(({ sketch_audio_url: url }) => url ?? []).join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      for (const url of urls.split(' ').filter((each) => each !== ''))
        await fetch(url, { signal: leaving.signal }).then((reply) => reply.arrayBuffer());
    };
    // A line that cannot be spoken is not heard; its words stand on the picture.
    ask().catch(() => undefined);
    return () => leaving.abort();
  }, [urls]);
}
