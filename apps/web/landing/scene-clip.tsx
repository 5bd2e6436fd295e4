import { useEffect, useRef } from 'react';

interface SceneClipProps {
  url: string;
  playing: boolean;
  onEnded: () => void;
  onRefused: () => void;
}

/** A scene's clip, without sound, over its still: nothing is fetched and nothing covers the still before it plays. */
export function SceneClip({ url, playing, onEnded, onRefused }: SceneClipProps) {
  const video = useRef<HTMLVideoElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    // A pause interrupts a start that is under way, rightly; anything else is the browser's refusal.
    if (playing)
      element
        .play()
        .catch(
          (error: unknown) =>
            !(error instanceof DOMException && error.name === 'AbortError') && refused.current(),
        );
    else element.pause();
  }, [playing]);

  const showTime = () => {
    const { currentTime = 0, duration = 0 } = video.current ?? {};
    if (bar.current !== null)
      bar.current.style.scale = `${duration > 0 ? currentTime / duration : 0} 1`;
  };
  return (
    <>
      <video
        ref={video}
        src={url}
        muted
        playsInline
        preload="none"
        aria-hidden
        tabIndex={-1}
        onEnded={onEnded}
        onTimeUpdate={showTime}
        className="absolute inset-0 size-full object-cover"
      />
      <span
        ref={bar}
        aria-hidden
        className="absolute inset-x-0 bottom-0 h-0.5 origin-left scale-x-0 bg-white"
      />
    </>
  );
}
