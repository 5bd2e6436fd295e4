import { useEffect, useRef } from 'react';
import type { CaptionSource } from './use-captions.ts';

/** Lines from the lower edge: above our own controls. */
const line = -3;

/** The captions of the video element around it. */
export function CaptionTrack({
  captions: { url, language, label, shown: isDefault },
  shown,
}: {
  captions: CaptionSource;
  shown: boolean;
}) {
  const track = useRef<HTMLTrackElement>(null);
  useEffect(() => {
    const element = track.current;
    const lift = () => {
      for (const cue of element?.track.cues ?? []) if (cue instanceof VTTCue) cue.line = line;
    };
    // React listens to no event of a track.
    element?.addEventListener('load', lift);
    return () => element?.removeEventListener('load', lift);
  }, []);
  useEffect(() => {
    if (track.current !== null) track.current.track.mode = shown ? 'showing' : 'disabled';
  }, [shown]);
  return (
    <track
      ref={track}
      kind="captions"
      src={url}
      srcLang={language}
      label={label}
      default={isDefault}
    />
  );
}
