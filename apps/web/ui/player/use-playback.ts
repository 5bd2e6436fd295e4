import { type RefObject, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { PlayerCommand } from './player-keys.ts';

/** What a player shows of its element. */
export interface PlaybackState {
  readonly playing: boolean;
  /** The element waits for data. */
  readonly stalled: boolean;
  readonly timeS: number;
  readonly durationS: number;
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
}

const atRest: PlaybackState = {
  playing: false,
  stalled: false,
  timeS: 0,
  durationS: 0,
  volume: 1,
  muted: false,
};

export interface PlaybackControls {
  toggle(): void;
  seekTo(timeS: number): void;
  /** Sound at this volume, 0 to 1; takes a mute away. */
  setVolume(volume: number): void;
  toggleMute(): void;
  /** Carries out a command of the keyboard, except those about the screen. */
  run(command: PlayerCommand): void;
}

/** Follows and drives a media element; `bind` are the props the element must carry. */
export function usePlayback<E extends HTMLMediaElement>(element: RefObject<E | null>) {
  const [state, setState] = useState(atRest);
  const bind = useMemo(() => listenersFor(setState), []);
  const controls = useMemo(() => controlsOf(element), [element]);
  useFineTime(element, state.playing, setState);
  return { state, bind, controls };
}

type SetState = (change: (state: PlaybackState) => PlaybackState) => void;

function listenersFor(setState: SetState) {
  const follow = ({ currentTarget: media }: SyntheticEvent<HTMLMediaElement>) =>
    setState((state) => ({ ...state, ...readingOf(media) }));
  const stall = (stalled: boolean) => () => setState((state) => ({ ...state, stalled }));
  return {
    onPlay: follow,
    onPause: follow,
    onEnded: follow,
    onTimeUpdate: follow,
    onSeeking: follow,
    onDurationChange: follow,
    onVolumeChange: follow,
    onEmptied: follow,
    onWaiting: stall(true),
    onPlaying: stall(false),
    onCanPlay: stall(false),
  };
}

function readingOf(media: HTMLMediaElement): Omit<PlaybackState, 'stalled'> {
  return {
    playing: !media.paused && !media.ended,
    timeS: media.currentTime,
    durationS: Number.isFinite(media.duration) ? media.duration : 0,
    volume: media.volume,
    muted: media.muted,
  };
}

function controlsOf(element: RefObject<HTMLMediaElement | null>): PlaybackControls {
  const withMedia = (act: (media: HTMLMediaElement) => void) => {
    if (element.current !== null) act(element.current);
  };
  const seekTo = (timeS: number) =>
    withMedia((media) => {
      media.currentTime = Math.min(
        Math.max(timeS, 0),
        Number.isFinite(media.duration) ? media.duration : 0,
      );
    });
  const setVolume = (volume: number) =>
    withMedia((media) => {
      media.volume = Math.min(Math.max(volume, 0), 1);
      media.muted = false;
    });
  const toggleMute = () =>
    withMedia((media) => {
      media.muted = !media.muted;
    });
  const toggle = () =>
    // A refused play leaves the element paused, which is what it then shows; a broken medium tells by its error event.
    withMedia((media) =>
      media.paused || media.ended ? void media.play().catch(() => undefined) : media.pause(),
    );
  const run = (command: PlayerCommand) =>
    withMedia((media) => {
      if (command.kind === 'toggle') toggle();
      else if (command.kind === 'seek') seekTo(media.currentTime + command.byS);
      else if (command.kind === 'volume') setVolume(media.volume + command.by);
      else if (command.kind === 'mute') toggleMute();
      else if (command.kind === 'to-start') seekTo(0);
      else if (command.kind === 'to-end') seekTo(media.duration);
    });
  return { toggle, seekTo, setVolume, toggleMute, run };
}

/** `timeupdate` comes four times a second; while it plays the time is read with every frame. */
function useFineTime(
  element: RefObject<HTMLMediaElement | null>,
  playing: boolean,
  setState: SetState,
): void {
  const frame = useRef(0);
  useEffect(() => {
    if (!playing) return undefined;
    const read = () => {
      const timeS = element.current?.currentTime ?? 0;
      setState((state) => (state.timeS === timeS ? state : { ...state, timeS }));
      frame.current = requestAnimationFrame(read);
    };
    frame.current = requestAnimationFrame(read);
    return () => cancelAnimationFrame(frame.current);
  }, [element, playing, setState]);
}
