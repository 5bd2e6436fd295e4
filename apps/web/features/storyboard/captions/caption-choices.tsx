import { type ReactNode, useId } from 'react';
import { Ban } from 'lucide-react';
import {
  captionColourIds,
  captionColours,
  captionLook,
  captionPositions,
  captionPresetIds,
  captionPresets,
  type CaptionPosition,
  type CaptionSettings,
} from '@scenewright/contract/rules/captions.ts';
import { classNames } from '../../../ui/class-names.ts';
import { pictureStandIn } from './caption-css.ts';
import { RadioCard, RadioCards } from '../../../ui/radio-cards.tsx';
import { CaptionPhrase } from './caption-phrase.tsx';
import { previewPhrases } from './caption-phrases.ts';

interface ChoiceProps {
  captions: CaptionSettings;
  onChange: (captions: CaptionSettings) => void;
}

const [sample = []] = previewPhrases('Say it', false);
const [oneWord = []] = previewPhrases('Say', true);

/** The presets as cards, each with its own look. */
export function PresetChoice({ captions, onChange }: ChoiceProps) {
  const choose = (value: string) => {
    const preset = captionPresetIds.find((id) => id === value);
    if (preset !== undefined) onChange({ ...captions, preset });
  };
  return (
    <RadioCards
      label="Caption style"
      value={captions.preset}
      onValueChange={choose}
      className="grid-cols-2 sm:grid-cols-3"
    >
      {captionPresetIds.map((preset) => (
        <RadioCard
          key={preset}
          value={preset}
          className="flex min-w-0 flex-col overflow-hidden p-0"
        >
          <Sample captions={{ ...captions, preset }} />
          <span className="block px-3 py-2">
            <span className="block text-13 font-medium">{captionPresets[preset].name}</span>
            <span className="block text-12 text-muted">{captionPresets[preset].words}</span>
          </span>
        </RadioCard>
      ))}
    </RadioCards>
  );
}

function Sample({ captions }: { captions: CaptionSettings }) {
  const look = captionLook(captions);
  return (
    <span
      aria-hidden
      className="grid h-16 shrink-0 place-items-center overflow-hidden"
      style={{ background: pictureStandIn }}
    >
      {look === null ? (
        <Ban className="size-5 text-white" />
      ) : (
        <span style={{ fontSize: `${1.25 * (look.size ?? 1)}rem` }}>
          <CaptionPhrase
            look={look}
            words={look.oneWord === true ? oneWord : sample}
            active={look.oneWord === true ? 0 : 1}
            moves={false}
          />
        </span>
      )}
    </span>
  );
}

const positionNames: Readonly<Record<CaptionPosition, string>> = {
  top: 'Top',
  middle: 'Middle',
  bottom: 'Bottom',
};

/** Where captions stand: always clear of what the platforms lay over a video. */
export function PositionChoice({ captions, onChange }: ChoiceProps) {
  const name = useId();
  return (
    <Choice legend="Position">
      <div className="inline-flex h-9 rounded-control border border-line bg-bg p-0.5">
        {captionPositions.map((position) => (
          <label
            key={position}
            className="relative flex cursor-pointer items-center rounded-[4px] px-2 text-13 font-medium text-muted transition-colors hover:text-fg sm:px-3 has-checked:bg-hover has-checked:text-fg has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={position}
              checked={captions.position === position}
              onChange={() => onChange({ ...captions, position })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {positionNames[position]}
          </label>
        ))}
      </div>
    </Choice>
  );
}

/** The colour of the word being said: the preset's own, or one that stands out from every outline and box. */
export function ColourChoice({ captions, onChange }: ChoiceProps) {
  const name = useId();
  const own = captionPresets[captions.preset].look?.activeColour;
  return (
    <Choice legend="Spoken word">
      <div className="flex flex-wrap gap-1.5">
        {([null, ...captionColourIds] as const).map((colour) => (
          <label
            key={colour ?? 'own'}
            title={colour === null ? "The style's own" : captionColours[colour].name}
            className={classNames(
              'relative grid size-8 cursor-pointer place-items-center rounded-full border border-line bg-raised has-checked:border-accent has-checked:ring-2 has-checked:ring-accent',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={captions.colour === colour}
              onChange={() => onChange({ ...captions, colour })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span
              aria-hidden
              className="grid size-5.5 place-items-center rounded-full border border-black/30 text-12 font-semibold text-[#10131c]"
              style={{ background: colour === null ? own : captionColours[colour].colour }}
            >
              {colour === null && 'A'}
            </span>
            <span className="sr-only">
              {colour === null ? "The style's own colour" : captionColours[colour].name}
            </span>
          </label>
        ))}
      </div>
    </Choice>
  );
}

function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-medium">{legend}</legend>
      {children}
    </fieldset>
  );
}
