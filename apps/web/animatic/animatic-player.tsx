import { useMemo } from 'react';
import { Pause, Play } from 'lucide-react';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { clockText } from '../ui/player/clock-text.ts';
import { SeekBar } from '../ui/player/seek-bar.tsx';
import type { Clock } from '../ui/player/use-clock.ts';
import { VolumeControl } from '../ui/player/volume-control.tsx';
import { type AnimaticScene, sceneAt, stillAfter, timelineOf } from './animatic.ts';
import { AnimaticMusic, AnimaticNarration, AnimaticPicture } from './animatic-media.tsx';
import { aspectRatioOf, playerSettings } from './player-settings.ts';

/** As wide as leaves room for the controls below, in a dialog. */
const widths: Readonly<Record<Shape, string>> = {
  vertical: 'max-w-[min(20rem,36dvh)] min-w-60 max-sm:max-w-[33dvh]',
  landscape: 'w-full',
  square: 'max-w-[min(30rem,58dvh)] min-w-60 max-sm:max-w-[52dvh]',
  portrait: 'max-w-[min(26rem,48dvh)] min-w-60 max-sm:max-w-[44dvh]',
};

interface AnimaticPlayerProps {
  /** What it plays is called. */
  name: string;
  scenes: readonly AnimaticScene[];
  /** Null where there is none, or not yet. */
  musicUrl: string | null;
  shape: Shape;
  /** BCP 47 tag of what is said. */
  language: string;
  clock: Clock;
}

/** A film that is not made yet: its scenes in time, each with its picture or sketch, its words and its narration. */
export function AnimaticPlayer({
  name,
  scenes,
  musicUrl,
  shape,
  language,
  clock,
}: AnimaticPlayerProps) {
  const { state, controls } = clock;
  const timeline = useMemo(() => timelineOf(scenes), [scenes]);
  const shown = sceneAt(timeline, state.timeS);
  const nextUrl = stillAfter(timeline, shown, state.timeS);
  return (
    <div
      role="group"
      aria-label={name}
      className={classNames('mx-auto flex flex-col gap-3 max-sm:gap-2', widths[shape])}
    >
      <div
        className="relative scheme-dark overflow-hidden rounded-card bg-black"
        style={{ aspectRatio: aspectRatioOf(shape) }}
      >
        {shown !== undefined && (
          <AnimaticPicture key={shown.scene.id} timed={shown} state={state} language={language} />
        )}
        {nextUrl !== null && <link rel="preload" as="image" href={nextUrl} />}
      </div>
      {shown !== undefined && (
        <AnimaticNarration
          key={`${shown.scene.id}:${shown.scene.audio_url}:${shown.scene.sketch_audio_url}`}
          timed={shown}
          state={state}
        />
      )}
      {musicUrl !== null && <AnimaticMusic key={musicUrl} url={musicUrl} state={state} />}
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
      <div className="flex items-center justify-between gap-2">
        <span className="tabular whitespace-nowrap text-13 text-muted">
          {clockText(state.timeS)} / {clockText(state.durationS)}
          {shown !== undefined &&
            (shown.scene.number === 0 ? ' · Card' : ` · Scene ${shown.scene.number}`)}
        </span>
        <VolumeControl state={state} controls={controls} step={playerSettings.volumeStep} />
      </div>
    </div>
  );
}
