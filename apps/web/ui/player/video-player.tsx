import { type KeyboardEvent, useRef } from 'react';
import { Captions, CaptionsOff, Maximize, Pause, Play } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { Spinner } from '../spinner.tsx';
import { CaptionTrack } from './caption-track.tsx';
import { clockText } from './clock-text.ts';
import { MediaFailure } from './media-failure.tsx';
import type { MediaRetryPolicy } from './media-attempts.ts';
import { isKeyOfControl, playerCommand } from './player-keys.ts';
import { SeekBar } from './seek-bar.tsx';
import { type CaptionSource, useCaptions } from './use-captions.ts';
import { useMediaAttempt } from './use-media-attempt.ts';
import { type PlaybackControls, type PlaybackState, usePlayback } from './use-playback.ts';
import { VolumeControl } from './volume-control.tsx';

interface VideoPlayerProps {
  label: string;
  url: string;
  fallbackUrl?: string | undefined;
  posterUrl?: string | undefined;
  /** Width by height, such as `9 / 16`: the place is kept before the video is there. */
  aspectRatio: string;
  retryPolicy: MediaRetryPolicy;
  seekStepS: number;
  volumeStep: number;
  marksS?: readonly number[];
  /** How long it is as far as is known, in seconds, until the video itself says so. */
  expectedS?: number;
  captions?: CaptionSource | undefined;
  /** Whether a large sign in the middle says that the picture can be played, until it was. */
  startSign?: boolean;
  onGivenUp?: (message: string) => void;
  className?: string;
}

/** A video with our own controls: pointer, touch and keyboard (see playerCommand). */
export function VideoPlayer(props: VideoPlayerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { url, fallbackUrl, retryPolicy } = props;
  const loading = useMediaAttempt({
    address: { url, fallbackUrl },
    retryPolicy,
    element: video,
    onGivenUp: props.onGivenUp,
  });
  const { state, bind, controls } = usePlayback(video);
  const { attempt } = loading;
  const captions = useCaptions(props.captions);

  const onKeyDown = (event: KeyboardEvent) => {
    const command = isKeyOfControl(event.key, event.target) ? undefined : playerCommand(event);
    if (command === undefined) return;
    event.preventDefault();
    if (command.kind === 'captions') captions.toggle();
    else if (command.kind === 'fullscreen') toggleFullScreen(frame.current, video.current);
    else controls.run(command);
  };
  return (
    <div
      ref={frame}
      role="group"
      aria-label={props.label}
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={classNames(
        'group/player @container relative flex scheme-dark overflow-hidden rounded-card bg-black text-fg',
        props.className,
      )}
      style={{ aspectRatio: props.aspectRatio }}
    >
      {attempt.phase === 'failed' ? (
        <MediaFailure message={attempt.message} onTryAgain={loading.startAgain} className="grow" />
      ) : (
        <video
          key={loading.key}
          ref={video}
          {...bind}
          src={attempt.phase === 'waiting' ? undefined : attempt.src}
          poster={props.posterUrl}
          preload="metadata"
          playsInline
          onLoadedMetadata={loading.onReady}
          onError={loading.onFailure}
          onClick={controls.toggle}
          className="size-full object-contain"
        >
          {props.captions !== undefined && (
            <CaptionTrack
              key={props.captions.url}
              captions={props.captions}
              shown={captions.shown}
            />
          )}
        </video>
      )}
      {(attempt.phase === 'waiting' || (state.stalled && state.playing)) && (
        <Spinner label="Loading the video" className="absolute inset-0 m-auto" />
      )}
      {props.startSign === true &&
        attempt.phase !== 'failed' &&
        !state.playing &&
        state.timeS === 0 && <StartSign />}
      {attempt.phase === 'ready' && (
        <ControlBar
          {...props}
          state={state}
          controls={controls}
          captionsToggle={props.captions === undefined ? null : captions}
          onFullScreen={() => toggleFullScreen(frame.current, video.current)}
        />
      )}
    </div>
  );
}

/** For the eye: a press anywhere on the picture plays it, and the bar's button does so for everybody. */
function StartSign() {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-0 m-auto grid size-18 place-items-center rounded-full bg-accent text-accent-ink shadow-floating transition-transform group-hover/player:scale-105"
    >
      <Play className="ml-1 size-8 fill-current" />
    </span>
  );
}

interface ControlBarProps extends Pick<
  VideoPlayerProps,
  'seekStepS' | 'volumeStep' | 'marksS' | 'expectedS'
> {
  state: PlaybackState;
  controls: PlaybackControls;
  /** Null where there are none. */
  captionsToggle: { shown: boolean; toggle: () => void } | null;
  onFullScreen: () => void;
}

/** Over the lower edge of the picture; leaves it while the video plays and nobody points at it or has focus in it. */
function ControlBar({
  state,
  controls,
  seekStepS,
  volumeStep,
  marksS,
  expectedS = 0,
  captionsToggle,
  onFullScreen,
}: ControlBarProps) {
  return (
    <div
      className={classNames(
        'absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 via-black/50 to-transparent px-2 pb-2 pt-8 @2xs:px-3 transition-opacity',
        state.playing &&
          'opacity-0 group-focus-within/player:opacity-100 group-hover/player:opacity-100',
      )}
    >
      <SeekBar state={state} controls={controls} stepS={seekStepS} marksS={marksS} />
      <div className="flex items-center gap-0.5 @2xs:gap-2">
        <IconButton label={state.playing ? 'Pause' : 'Play'} keys="K" onClick={controls.toggle}>
          {state.playing ? <Pause /> : <Play />}
        </IconButton>
        <span className="tabular whitespace-nowrap text-12">
          {clockText(state.timeS)} / {clockText(state.durationS || expectedS)}
        </span>
        <span className="grow" />
        <VolumeControl
          state={state}
          controls={controls}
          step={volumeStep}
          sliderClassName="hidden @md:flex"
        />
        {captionsToggle !== null && (
          <IconButton
            label="Captions"
            keys="C"
            aria-pressed={captionsToggle.shown}
            onClick={captionsToggle.toggle}
          >
            {captionsToggle.shown ? <Captions /> : <CaptionsOff />}
          </IconButton>
        )}
        <IconButton label="Full screen" keys="F" onClick={onFullScreen}>
          <Maximize />
        </IconButton>
      </div>
    </div>
  );
}

function toggleFullScreen(frame: HTMLElement | null, video: HTMLVideoElement | null): void {
  if (document.fullscreenElement !== null) return void document.exitFullscreen();
  if (frame !== null && 'requestFullscreen' in frame)
    return void frame.requestFullscreen().catch(() => undefined);
  // iPhones fill the screen with the video element alone, by a call of their own.
  const fill: unknown = video === null ? undefined : Reflect.get(video, 'webkitEnterFullscreen');
  if (typeof fill === 'function') fill.call(video);
}
