import { useEffect, useRef, useState } from 'react';
import { AudioLines, Check, Pause, Play } from 'lucide-react';
import { acceptedSounds } from '@scenewright/contract/rules/library.ts';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Waveform } from '../../../ui/waveform.tsx';
import { LibraryPicker } from '../own/library-picker.tsx';

interface SoundPickerProps {
  wantedId: string | null;
  onChoose: (item: LibraryItem) => void;
}

/** The sounds of the library, to be heard and chosen. */
export function SoundPicker({ wantedId, onChoose }: SoundPickerProps) {
  const player = usePlayer();
  return (
    <LibraryPicker
      kind="sound"
      searchLabel="Search your sounds"
      accept={acceptedSounds}
      empty={{
        icon: <AudioLines />,
        title: 'No sound here yet',
        text: 'Upload MP3, M4A, WAV or OGG, drop it here, or paste it.',
      }}
      className="gap-3"
      searchClassName="w-auto min-w-40 flex-1"
    >
      {(ready) => (
        <ul className="flex flex-col gap-2">
          {ready.map((item) => (
            <li key={item.id}>
              <SoundRow
                item={item}
                isChosen={item.id === wantedId}
                isPlaying={player.playingId === item.id}
                onPlay={() => player.toggle(item)}
                onChoose={() => onChoose(item)}
              />
            </li>
          ))}
        </ul>
      )}
    </LibraryPicker>
  );
}

interface SoundRowProps {
  item: LibraryItem;
  isChosen: boolean;
  isPlaying: boolean;
  onPlay: () => void;
  onChoose: () => void;
}

function SoundRow({ item, isChosen, isPlaying, onPlay, onChoose }: SoundRowProps) {
  const { name, duration_ms: durationMs, waveform } = item;
  return (
    <div
      className={classNames(
        'flex items-center gap-3 rounded-card border bg-surface p-2',
        isChosen ? 'border-accent' : 'border-line',
      )}
    >
      <IconButton label={isPlaying ? `Stop ${name}` : `Play ${name}`} onClick={onPlay}>
        {isPlaying ? <Pause /> : <Play />}
      </IconButton>
      <span className="flex min-w-0 grow flex-col">
        <span dir="auto" className="truncate text-13 font-medium">
          {name}
        </span>
        <span className="tabular text-12 text-subtle">{inMinutes(durationMs ?? 0)}</span>
      </span>
      <Waveform
        bars={(waveform ?? []).filter((_, index) => index % 3 === 0)}
        className="h-8 w-24 shrink-0 text-subtle max-sm:hidden"
      />
      <Button size="small" aria-pressed={isChosen} aria-label={`Choose ${name}`} onClick={onChoose}>
        {isChosen && <Check aria-hidden />}
        {isChosen ? 'Chosen' : 'Choose'}
      </Button>
    </div>
  );
}

const inMinutes = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1_000)).padStart(2, '0')}`;

/** One sound at a time; it falls silent with the picker. */
function usePlayer() {
  const [playingId, setPlayingId] = useState<string | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  useEffect(() => () => audio.current?.pause(), []);
  const stop = () => {
    audio.current?.pause();
    audio.current = null;
    setPlayingId(null);
  };
  return {
    playingId,
    toggle({ id, media_url: url }: LibraryItem) {
      stop();
      if (id === playingId || url === null) return;
      const next = new Audio(url);
      audio.current = next;
      setPlayingId(id);
      next.addEventListener('ended', stop);
      next.play().catch(() => {
        // A second press interrupts on purpose.
        if (audio.current === next) stop();
      });
    },
  };
}
