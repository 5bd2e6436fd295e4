import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '../icon-button.tsx';
import { Slider } from '../slider.tsx';
import { classNames } from '../class-names.ts';
import type { PlaybackControls, PlaybackState } from './use-playback.ts';

interface VolumeControlProps {
  state: PlaybackState;
  controls: PlaybackControls;
  /** Of the volume, which goes from 0 to 1. */
  step: number;
  disabled?: boolean;
  sliderClassName?: string;
}

/** A mute button with a volume slider beside it. */
export function VolumeControl({
  state,
  controls,
  step,
  disabled = false,
  sliderClassName,
}: VolumeControlProps) {
  const heard = state.muted ? 0 : state.volume;
  const Icon = heard === 0 ? VolumeX : heard < 0.5 ? Volume1 : Volume2;
  return (
    <div className="flex items-center gap-1.5">
      <IconButton
        label={state.muted ? 'Unmute' : 'Mute'}
        keys="M"
        disabled={disabled}
        onClick={controls.toggleMute}
      >
        <Icon />
      </IconButton>
      <Slider
        label="Volume"
        min={0}
        max={1}
        step={step}
        value={heard}
        valueText={`${Math.round(heard * 100)}%`}
        disabled={disabled}
        onValueChange={controls.setVolume}
        className={classNames('w-20', sliderClassName)}
      />
    </div>
  );
}
