import { type KeyboardEvent, useRef } from 'react';
import { Pause, Play } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { clockTextWithMs } from './clock-text.ts';
import { MediaFailure } from './media-failure.tsx';
import type { MediaRetryPolicy } from './media-attempts.ts';
import { isAboutPicture, isKeyOfControl, playerCommand } from './player-keys.ts';
import { SeekBar } from './seek-bar.tsx';
import { useMediaAttempt } from './use-media-attempt.ts';
import { usePlayback } from './use-playback.ts';
import { VolumeControl } from './volume-control.tsx';
import { Waveform } from './waveform.tsx';

interface AudioPlayerProps {
  label: string;
  url: string;
  fallbackUrl?: string | undefined;
  retryPolicy: MediaRetryPolicy;
  seekStepS: number;
  volumeStep: number;
  className?: string;
}

/** A recording with its waveform, a timer in milliseconds, a seek bar and a volume slider. */
export function AudioPlayer({
  label,
  url,
  fallbackUrl,
  retryPolicy,
  seekStepS,
  volumeStep,
  className,
}: AudioPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const loading = useMediaAttempt({ address: { url, fallbackUrl }, retryPolicy, element: audio });
  const { state, bind, controls } = usePlayback(audio);
  const { attempt } = loading;
  const ready = attempt.phase === 'ready';

  const onKeyDown = (event: KeyboardEvent) => {
    const command = isKeyOfControl(event.key, event.target) ? undefined : playerCommand(event);
    if (command === undefined || isAboutPicture(command)) return;
    event.preventDefault();
    controls.run(command);
  };
  if (attempt.phase === 'failed') {
    return (
      <MediaFailure
        message={`Audio playback error: ${attempt.message}`}
        onTryAgain={loading.startAgain}
        className={className ?? ''}
      />
    );
  }
  return (
    <div
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={classNames('rounded-card border border-line bg-raised px-3 py-2', className)}
    >
      {/* The narration's words stand beside the player: they are its text alternative. */}
      <audio
        key={loading.key}
        ref={audio}
        {...bind}
        src={attempt.phase === 'waiting' ? undefined : attempt.src}
        preload="metadata"
        onLoadedMetadata={loading.onReady}
        onError={loading.onFailure}
      />
      <Waveform
        url={url}
        fraction={state.durationS === 0 ? 0 : state.timeS / state.durationS}
        onSeek={(fraction) => controls.seekTo(fraction * state.durationS)}
      />
      <div className="flex items-center gap-2">
        <IconButton
          label={state.playing ? 'Pause' : 'Play'}
          keys="K"
          disabled={!ready}
          onClick={controls.toggle}
        >
          {state.playing ? <Pause /> : <Play />}
        </IconButton>
        <SeekBar state={state} controls={controls} stepS={seekStepS} />
      </div>
      <div className="flex items-center justify-between gap-3">
        <span className="tabular text-13 text-muted">
          <span className="text-fg">{clockTextWithMs(state.timeS)}</span> /{' '}
          {clockTextWithMs(state.durationS)}
        </span>
        <VolumeControl state={state} controls={controls} step={volumeStep} disabled={!ready} />
      </div>
    </div>
  );
}
