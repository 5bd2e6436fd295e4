import { type RefObject, useEffect, useRef } from 'react';
import { saysNothing, withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import type { PlaybackState } from '../ui/player/use-playback.ts';
import { isClip, leadInS, sketchAt, sketchName, type TimedScene } from './animatic.ts';
import { SceneSketch, SceneStill } from './scene-still.tsx';

interface AnimaticProps {
  timed: TimedScene;
  state: PlaybackState;
}

interface AnimaticPictureProps extends AnimaticProps {
  /** BCP 47 tag of what is said. */
  language: string;
}

/** A scene's sketch where it has one, else its clip at the clock's moment or its picture; below it what is said. */
export function AnimaticPicture({ timed, state, language }: AnimaticPictureProps) {
  const { scene, startS } = timed;
  const { visual_url: url, poster_url: posterUrl, dialogue } = scene;
  const sketchUrl = sketchAt(timed, state.timeS);
  const { description } = scene;
  if (sketchUrl === null && url !== null && isClip(url))
    return (
      <AnimaticClip
        url={url}
        posterUrl={posterUrl}
        atS={state.timeS - startS}
        playing={state.playing}
      />
    );
  const still = sketchUrl === null ? (url ?? posterUrl) : null;
  return (
    <>
      {sketchUrl !== null && <SceneSketch url={sketchUrl} tag={sketchName(scene)} />}
      {still === null && sketchUrl === null && (
        <p
          dir="auto"
          className="absolute inset-0 grid place-items-center overflow-hidden p-6 pb-28 text-center text-14 text-white/80"
        >
          {description}
        </p>
      )}
      {still !== null && <SceneStill url={still} />}
      {!saysNothing(dialogue) && (
        <p
          dir="auto"
          lang={language}
          className="absolute inset-x-0 bottom-0 max-h-1/2 overflow-hidden bg-linear-to-t from-black/85 to-transparent px-4 pb-4 pt-10 text-center text-13 text-white"
        >
          {withoutPauses(dialogue)}
        </p>
      )}
    </>
  );
}

interface AnimaticClipProps {
  url: string;
  posterUrl: string | null;
  atS: number;
  playing: boolean;
}

/** A clip that follows the clock; its captions are in the picture already. */
function AnimaticClip({ url, posterUrl, atS, playing }: AnimaticClipProps) {
  const video = useRef<HTMLVideoElement>(null);
  useFollow(video, atS, playing);
  return (
    <video
      ref={video}
      src={url}
      poster={posterUrl ?? undefined}
      muted
      playsInline
      preload="auto"
      className="absolute inset-0 size-full object-cover"
    />
  );
}

/** The narration at the clock's moment. Nothing is shown: its words stand on the picture. */
export function AnimaticNarration({ timed, state }: AnimaticProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const { scene, startS } = timed;
  const atS = state.timeS - startS - leadInS;
  useFollow(audio, atS, state.playing && atS >= 0);
  useEffect(() => {
    if (audio.current === null) return;
    audio.current.volume = state.volume;
    audio.current.muted = state.muted;
  }, [state.volume, state.muted]);
  // What it said before would contradict the words on the picture.
  const url = scene.audio_stale ? null : scene.audio_url;
  const heard = url ?? scene.sketch_audio_url;
  return heard === null ? null : <audio ref={audio} src={heard} preload="auto" />;
}

/** How long music takes to come in where the film is playing already. */
const fadeInMs = 1_200;

/** The music at the clock's moment: beside the narrations it is as loud as in the film. */
export function AnimaticMusic({ url, state }: { url: string; state: PlaybackState }) {
  const audio = useRef<HTMLAudioElement>(null);
  const begunAtMs = useRef<number | null>(null);
  useFollow(audio, state.timeS, state.playing);
  // While the clock runs this is drawn with every frame.
  useEffect(() => {
    if (audio.current === null) return;
    if (state.playing) begunAtMs.current ??= performance.now();
    const heardMs = begunAtMs.current === null ? 0 : performance.now() - begunAtMs.current;
    audio.current.volume = state.volume * Math.min(1, heardMs / fadeInMs);
    audio.current.muted = state.muted;
  });
  return <audio ref={audio} src={url} preload="auto" data-music />;
}

/** A medium further from the clock than this is put right; closer, the ear notices the jump more than the lag. */
const toleranceS = 0.3;

/** Keeps a medium with a clock: it plays while the clock does, and jumps where the clock jumped. Past its end it rests. */
function useFollow(
  element: RefObject<HTMLMediaElement | null>,
  atS: number,
  playing: boolean,
): void {
  const isOver = (media: HTMLMediaElement) =>
    Number.isFinite(media.duration) && atS >= media.duration;
  useEffect(() => {
    const media = element.current;
    if (media === null || atS < 0 || isOver(media)) return;
    if (Math.abs(media.currentTime - atS) > (playing ? toleranceS : 0.05)) media.currentTime = atS;
  });
  useEffect(() => {
    const media = element.current;
    if (media === null) return;
    // A refused play leaves it silent; the clock and the words go on.
    if (playing && !isOver(media)) void media.play().catch(() => undefined);
    else media.pause();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only starting and stopping, not every moment
  }, [element, playing]);
}
