import { useEffect, useRef, useState } from 'react';
import { AudioLines, Check, Pause, Play } from 'lucide-react';
import { acceptedSounds, maxLibraryNameCharacters } from '@scenewright/contract/rules/library.ts';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import { useLibrary } from '../../../api/queries/library.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Waveform } from '../../../ui/waveform.tsx';
import { DropZone } from '../../frame/uploads/drop-zone.tsx';
import { UploadButton } from '../../frame/uploads/upload-button.tsx';
import { UploadList } from '../../frame/uploads/upload-list.tsx';

interface SoundPickerProps {
  wantedId: string | null;
  onChoose: (item: LibraryItem) => void;
}

/** The newest sounds of the library, or what a search finds, to be heard and chosen; more is uploaded here as well. */
export function SoundPicker({ wantedId, onChoose }: SoundPickerProps) {
  const [search, setSearch] = useState('');
  const library = useLibrary({ page: 1, search: search.trim(), kind: 'sound' });
  const ready = library.data?.items.filter(({ status }) => status === 'ready') ?? [];
  const isReading = library.data?.items.some(({ status }) => status === 'checking') === true;
  const player = usePlayer();
  return (
    <DropZone className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Input
          type="search"
          aria-label="Search your sounds"
          placeholder="Search by name"
          maxLength={maxLibraryNameCharacters}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className="w-auto min-w-40 flex-1"
        />
        <UploadButton accept={acceptedSounds} />
      </div>
      <UploadList />
      {isReading && (
        <p role="status" className="flex items-center gap-2 text-13 text-muted">
          <Spinner size="small" />
          New files are being read
        </p>
      )}
      {library.data !== undefined && ready.length === 0 && !isReading && (
        <EmptyState icon={<AudioLines />} title="No sound here yet">
          Upload MP3, M4A, WAV or OGG, drop it here, or paste it.
        </EmptyState>
      )}
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
    </DropZone>
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
