import { type ReactNode, useId, useState } from 'react';
import {
  leastMusicMs,
  maxMusicVolume,
  type MusicChoice,
  type MusicEnding,
  musicEndings,
  musicMoods,
  musicSources,
} from '@scenewright/contract/rules/music.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { RadioCard, RadioCards } from '../../../ui/radio-cards.tsx';
import { Select } from '../../../ui/select.tsx';
import { useBoard } from '../board/board-context.ts';
import { NamedSlider } from '../own/named-slider.tsx';
import { moodNames } from './music-words.ts';
import { SoundPicker } from './sound-picker.tsx';

const cards: readonly (readonly [MusicChoice['source'], string, string])[] = [
  ['script', 'Composed for it', 'In the mood that its words ask for'],
  ['mood', 'Composed in a mood', 'Its tempo and end still follow the voice'],
  ['own', 'My own', 'A sound of your library'],
  ['none', 'None', 'The voice alone'],
];
const endings: Readonly<Record<MusicEnding, string>> = {
  fade: 'Fades out with the last word',
  loop: 'Begins again until the video is over',
};
const startStepMs = 500;
const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

interface OwnItem {
  readonly name: string;
  readonly duration_ms: number;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The music of the whole video: what it is, how loud, and how a sound of one's own lies under it. */
export default function MusicDialog({
  storyboard,
  onClose,
}: {
  storyboard: Storyboard;
  onClose: () => void;
}) {
  const { editor } = useBoard();
  const [music, setMusic] = useState<MusicChoice>(storyboard.music);
  const [item, setItem] = useState<OwnItem | null>(storyboard.music_item);
  const [hasRights, setHasRights] = useState(false);
  const { running, run } = useOneAtATime<'use'>();
  const change = (part: Partial<MusicChoice>) => setMusic({ ...music, ...part });
  const isNewItem = music.item !== null && music.item !== storyboard.music.item;
  const isWhole = music.source !== 'own' || music.item !== null;
  const isChanged = !same(music, storyboard.music);
  const use = async () => {
    const isUsed = await editor.tryEdit(
      'Change the music',
      [{ type: 'content', fields: { music }, replaces: { music: storyboard.music } }],
      { failure: 'Failed to change the music' },
    );
    // The toast has said why not; what was chosen stays.
    if (isUsed) onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="large"
        title="Music"
        description="Free, and no scene is made again. It steps back while somebody speaks; the preview plays it."
        className="max-sm:h-dvh"
        footer={
          <>
            <DialogClose asChild>
              <Button>{isChanged ? 'Cancel' : 'Close'}</Button>
            </DialogClose>
            {isChanged && (
              <Button
                variant="primary"
                busy={running !== null}
                disabled={!isWhole || (isNewItem && !hasRights)}
                onClick={() => void run('use', use)}
              >
                Use this music
              </Button>
            )}
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <RadioCards
            label="What is played"
            value={music.source}
            onValueChange={(value) => {
              const source = musicSources.find((each) => each === value) ?? 'script';
              const mood = source === 'mood' ? (music.mood ?? 'warm') : null;
              change({ source, mood, ...(source === 'own' ? {} : { item: null }) });
            }}
            className="grid-cols-1 sm:grid-cols-2"
          >
            {cards.map(([source, name, what]) => (
              <RadioCard key={source} value={source}>
                <span className="block font-medium">{name}</span>
                <span className="block text-13 text-muted">{what}</span>
              </RadioCard>
            ))}
          </RadioCards>
          {music.source === 'mood' && (
            <Field label="Mood">
              {(control) => (
                <Select
                  {...control}
                  value={music.mood ?? 'warm'}
                  onChange={({ target }) =>
                    change({ mood: musicMoods.find((each) => each === target.value) ?? 'warm' })
                  }
                >
                  {musicMoods.map((mood) => (
                    <option key={mood} value={mood}>
                      {moodNames[mood]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          {music.source !== 'none' && (
            <NamedSlider
              label="Volume"
              min={0}
              max={maxMusicVolume}
              step={5}
              value={music.volume}
              valueText={`${music.volume} %`}
              onValueChange={(volume) => change({ volume })}
            />
          )}
          {music.source === 'own' && (
            <>
              {item !== null && music.item !== null && (
                <OwnFields music={music} item={item} onChange={change} />
              )}
              {isNewItem && (
                <Rights hasRights={hasRights} onChange={setHasRights}>
                  I have the right to use this sound
                </Rights>
              )}
              <SoundPicker
                wantedId={music.item}
                onChoose={({ id, name, duration_ms: durationMs }) => {
                  setItem({ name, duration_ms: durationMs ?? 0 });
                  setHasRights(false);
                  change({ item: id, start_ms: 0 });
                }}
              />
            </>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface OwnFieldsProps {
  music: MusicChoice;
  item: OwnItem;
  onChange: (part: Partial<MusicChoice>) => void;
}

/** Where in a sound the video begins, and how the sound ends. */
function OwnFields({ music, item, onChange }: OwnFieldsProps) {
  const latestMs = Math.max(0, item.duration_ms - leastMusicMs);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NamedSlider
        label={`Start of ${item.name}`}
        min={0}
        max={Math.max(startStepMs, Math.floor(latestMs / startStepMs) * startStepMs)}
        step={startStepMs}
        value={music.start_ms}
        valueText={inSeconds(music.start_ms)}
        onValueChange={(start) => onChange({ start_ms: Math.min(start, latestMs) })}
      />
      <Field label="At its end">
        {(control) => (
          <Select
            {...control}
            value={music.ending}
            onChange={({ target }) =>
              onChange({ ending: musicEndings.find((each) => each === target.value) ?? 'fade' })
            }
          >
            {musicEndings.map((ending) => (
              <option key={ending} value={ending}>
                {endings[ending]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

/** What somebody has to say of a sound before it is used. */
export function Rights({
  hasRights,
  onChange,
  children,
}: {
  hasRights: boolean;
  onChange: (hasRights: boolean) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="flex items-center gap-3 text-13">
      <Checkbox
        id={id}
        checked={hasRights}
        onCheckedChange={(checked) => onChange(checked === true)}
      />
      <label htmlFor={id}>{children}</label>
    </div>
  );
}
