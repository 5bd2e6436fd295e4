import { useEffect, useRef } from 'react';
import {
  type ClipSound,
  clipSounds,
  leastClipMs,
  type WhenShort,
  whenShortChoices,
} from '@scenewright/contract/rules/library.ts';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { NamedSlider } from './named-slider.tsx';

type Own = NonNullable<Scene['own']>;

const words: Readonly<Record<WhenShort, string>> = {
  slow: 'Slow it down, to half at most',
  freeze: 'Hold its last picture',
  loop: 'Begin it again',
};
const sounds: Readonly<Record<ClipSound, string>> = {
  off: 'Off',
  ducked: 'On, quieter while somebody speaks',
  on: 'On, as loud as a voice',
};
const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const stepMs = 100;

interface ClipFieldsProps {
  item: LibraryItem;
  own: Own;
  onChange: (part: Partial<Own>) => void;
}

/** The part of a clip that is shown, what happens where the scene lasts longer, and what is heard of its own sound. */
export function ClipFields({ item, own, onChange }: ClipFieldsProps) {
  const lengthMs = item.duration_ms ?? 0;
  const endMs = own.end_ms === 0 ? lengthMs : own.end_ms;
  const video = useSoughtVideo(own.start_ms);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <video
        ref={video}
        src={item.media_url ?? ''}
        poster={item.thumbnail_url ?? ''}
        aria-label={item.name}
        controls
        muted={own.sound === 'off'}
        playsInline
        className="max-h-56 w-full rounded-card border border-line bg-bg"
      />
      <div className="flex flex-col gap-3">
        <span className="tabular text-13 text-muted">
          From {inSeconds(own.start_ms)} to {inSeconds(endMs)} of {inSeconds(lengthMs)}
          {item.has_sound ? '.' : ', without sound.'}
        </span>
        <NamedSlider
          label="Start of the clip"
          min={0}
          max={lengthMs}
          step={stepMs}
          value={own.start_ms}
          valueText={inSeconds(own.start_ms)}
          onValueChange={(start) =>
            onChange({ start_ms: Math.max(0, Math.min(start, endMs - leastClipMs)) })
          }
        />
        <NamedSlider
          label="End of the clip"
          min={0}
          max={lengthMs}
          step={stepMs}
          value={endMs}
          valueText={inSeconds(endMs)}
          onValueChange={(end) =>
            onChange({ end_ms: Math.min(lengthMs, Math.max(end, own.start_ms + leastClipMs)) })
          }
        />
        <Field label="Where the scene lasts longer">
          {(control) => (
            <Select
              {...control}
              value={own.when_short}
              onChange={({ target }) =>
                onChange({
                  when_short: whenShortChoices.find((each) => each === target.value) ?? 'slow',
                })
              }
            >
              {whenShortChoices.map((choice) => (
                <option key={choice} value={choice}>
                  {words[choice]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {item.has_sound && (
          <Field
            label="Its own sound"
            hint={own.sound === 'on' ? 'The music steps back for it.' : undefined}
          >
            {(control) => (
              <Select
                {...control}
                value={own.sound}
                onChange={({ target }) =>
                  onChange({ sound: clipSounds.find((each) => each === target.value) ?? 'off' })
                }
              >
                {clipSounds.map((choice) => (
                  <option key={choice} value={choice}>
                    {sounds[choice]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
    </div>
  );
}

/** A video that shows the moment at which its part begins. */
function useSoughtVideo(startMs: number) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null) video.current.currentTime = startMs / 1_000;
  }, [startMs]);
  return video;
}
