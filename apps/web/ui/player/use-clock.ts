import { useEffect, useMemo, useState } from 'react';
import type { PlayerCommand } from './player-keys.ts';
import type { PlaybackControls, PlaybackState } from './use-playback.ts';

/** What {@link useClock} shows and drives; the media that follow it take their volume from it. */
export interface Clock {
  readonly state: PlaybackState;
  readonly controls: PlaybackControls;
}

/** A time line that runs by itself, for what is put together from several media: it starts, stops and seeks like a player. `start` is where it begins. */
export function useClock(
  durationS: number,
  start: Pick<PlaybackState, 'timeS' | 'playing'>,
): Clock {
  const [state, setState] = useState<PlaybackState>({
    ...start,
    stalled: false,
    durationS,
    volume: 1,
    muted: false,
  });
  if (state.durationS !== durationS)
    setState({ ...state, durationS, timeS: Math.min(state.timeS, durationS) });
  useEffect(() => {
    if (!state.playing) return undefined;
    let lastMs = performance.now();
    let frame = requestAnimationFrame(function tick(nowMs) {
      const passedS = Math.max(0, nowMs - lastMs) / 1_000;
      lastMs = nowMs;
      setState((now) => advance(now, passedS));
      frame = requestAnimationFrame(tick);
    });
    // Nothing is drawn in a hidden tab, so the clock would stand while the sound goes on, and then jump.
    const pauseHidden = () => {
      if (document.hidden) setState((now) => ({ ...now, playing: false }));
    };
    document.addEventListener('visibilitychange', pauseHidden);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', pauseHidden);
    };
  }, [state.playing]);
  const controls = useMemo(() => controlsFor(setState), []);
  return { state, controls };
}

/** The state after so many seconds of playing; it stops at the end. */
function advance(state: PlaybackState, passedS: number): PlaybackState {
  const timeS = Math.min(state.timeS + passedS, state.durationS);
  return { ...state, timeS, playing: state.playing && timeS < state.durationS };
}

const clamped = (value: number, max: number) => Math.min(Math.max(value, 0), max);

function controlsFor(
  setState: (change: (state: PlaybackState) => PlaybackState) => void,
): PlaybackControls {
  const seekTo = (timeS: number) =>
    setState((state) => ({ ...state, timeS: clamped(timeS, state.durationS) }));
  const seekBy = (byS: number) =>
    setState((state) => ({ ...state, timeS: clamped(state.timeS + byS, state.durationS) }));
  const setVolume = (volume: number) =>
    setState((state) => ({ ...state, volume: clamped(volume, 1), muted: false }));
  const toggleMute = () => setState((state) => ({ ...state, muted: !state.muted }));
  // At the end it begins anew.
  const toggle = () =>
    setState((state) => ({
      ...state,
      playing: !state.playing,
      timeS: !state.playing && state.timeS >= state.durationS ? 0 : state.timeS,
    }));
  const run = (command: PlayerCommand) => {
    if (command.kind === 'toggle') toggle();
    else if (command.kind === 'seek') seekBy(command.byS);
    else if (command.kind === 'volume')
      setState((state) => ({
        ...state,
        volume: clamped(state.volume + command.by, 1),
        muted: false,
      }));
    else if (command.kind === 'mute') toggleMute();
    else if (command.kind === 'to-start') seekTo(0);
    else if (command.kind === 'to-end') seekBy(Number.MAX_SAFE_INTEGER);
  };
  return { toggle, seekTo, setVolume, toggleMute, run };
}
