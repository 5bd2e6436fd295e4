import { create } from 'zustand';
import { toast } from '../../../ui/toast.ts';

/** What is heard of a line: `waiting` while it is spoken or fetched. */
export interface PlayedLine {
  readonly sceneId: string;
  readonly phase: 'waiting' | 'playing';
  /** In seconds; 0 until it is known. */
  readonly atS: number;
  readonly lengthS: number;
}

/** One line is heard at a time, on the whole board. */
export const useLinePlayer = create<{ readonly line: PlayedLine | null }>()(() => ({ line: null }));

let playing: HTMLAudioElement | null = null;
let turn = 0;

const show = (line: PlayedLine | null) => useLinePlayer.setState({ line });

export function stopLine(): void {
  turn += 1;
  playing?.pause();
  playing = null;
  show(null);
}

/** Plays a scene's line once its address is there; whatever was heard before falls silent. */
export async function playLine(
  sceneId: string,
  address: () => Promise<string | null>,
): Promise<void> {
  stopLine();
  const mine = turn;
  const isMine = () => turn === mine;
  show({ sceneId, phase: 'waiting', atS: 0, lengthS: 0 });
  const url = await address().catch(() => null);
  if (!isMine()) return;
  if (url === null) return stopLine();
  const audio = new Audio(url);
  playing = audio;
  const tell = () =>
    isMine() &&
    show({
      sceneId,
      phase: 'playing',
      atS: audio.currentTime,
      lengthS: Number.isFinite(audio.duration) ? audio.duration : 0,
    });
  audio.addEventListener('playing', tell);
  audio.addEventListener('timeupdate', tell);
  audio.addEventListener('ended', () => isMine() && stopLine());
  try {
    await audio.play();
  } catch {
    // Another line, or a second press, interrupts on purpose.
    if (!isMine()) return;
    stopLine();
    toast({
      title: 'Audio playback error',
      description: 'The line could not be played. Please try again.',
      tone: 'destructive',
    });
  }
}
