import { useEffect, useRef } from 'react';

interface SoundFilmProps {
  url: string;
  label: string;
  playing: boolean;
  onEnded: () => void;
}

/** The whole film with its narration and music, in the place of the silent scenes; from its start. */
export function SoundFilm({ url, label, playing, onEnded }: SoundFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    // A pause interrupts a start that is under way, rightly. Whatever else is in the way, the silent scenes are there again.
    if (playing)
      element
        .play()
        .catch(
          (error: unknown) =>
            !(error instanceof DOMException && error.name === 'AbortError') && onEnded(),
        );
    else element.pause();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a press starts or stops it
  }, [playing]);
  // Its captions are part of the picture.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return (
    <video
      ref={video}
      src={url}
      playsInline
      preload="auto"
      aria-label={label}
      onEnded={onEnded}
      className="absolute inset-0 size-full bg-black object-cover"
    />
  );
}
