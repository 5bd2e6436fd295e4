import { useEffect, useState } from 'react';
import { fetchFile } from '../../../api/client.ts';
import type { CaptionSource } from '../../../ui/player/use-captions.ts';

interface CaptionTrackOptions {
  /** Where the WebVTT file is, within the API; null while there is none. */
  readonly path: string | null;
  readonly language: string;
  /** Whether the picture goes without captions of its own. */
  readonly shown: boolean;
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** Captions for a player, fetched with the session: a video element sends none. Undefined where there are none, or none came. */
export function useCaptionTrack({
  path,
  language,
  shown,
}: CaptionTrackOptions): CaptionSource | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (path === null) return undefined;
    let made: string | undefined;
    let isGone = false;
    const read = async () => {
      const { blob } = await fetchFile(path);
      if (isGone) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    };
    // The video plays without them, too.
    read().catch(() => undefined);
    return () => {
      isGone = true;
      setUrl(undefined);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [path]);
  return url === undefined
    ? undefined
    : { url, language, label: languageNames.of(language) ?? language, shown };
}
