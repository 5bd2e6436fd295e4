import { Slider } from '../slider.tsx';
import { clockText, spokenTime } from './clock-text.ts';
import type { PlaybackControls, PlaybackState } from './use-playback.ts';

interface SeekBarProps {
  state: PlaybackState;
  controls: PlaybackControls;
  stepS: number;
  /** Times to mark, in seconds, such as where a scene begins. */
  marksS?: readonly number[] | undefined;
}

/** Shows the time and changes it. */
export function SeekBar({ state, controls, stepS, marksS }: SeekBarProps) {
  const { timeS, durationS } = state;
  return (
    <div className="relative min-w-0 grow">
      <Slider
        label="Position"
        min={0}
        max={durationS || stepS}
        step={stepS}
        value={Math.min(timeS, durationS)}
        valueText={`${spokenTime(timeS)} of ${spokenTime(durationS)}`}
        disabled={durationS === 0}
        onValueChange={controls.seekTo}
      />
      {durationS > 0 &&
        marksS?.map((markS) => (
          <span
            key={markS}
            aria-hidden
            title={clockText(markS)}
            className="pointer-events-none absolute top-1/2 h-1 w-0.5 -translate-y-1/2 bg-black/60"
            style={{ left: `${(markS / durationS) * 100}%` }}
          />
        ))}
    </div>
  );
}
