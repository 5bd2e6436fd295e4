import { useEffect, useState } from 'react';

interface SketchMusic {
  /** Of the whole sound, in this browser; null until it is composed. */
  readonly url: string | null;
  readonly hasFailed: boolean;
}

const notYet: SketchMusic = { url: null, hasFailed: false };

/**
 * The music under a film that is not made yet. The server composes it when it is asked for, which takes seconds: it is fetched
 * whole, so that whoever plays it can jump in it.
 * @param address where it is; null where there is none
 */
export function useSketchMusic(address: string | null): SketchMusic {
  const [shown, setShown] = useState({ address, music: notYet });
  useEffect(() => {
    if (address === null) return undefined;
    const leaving = new AbortController();
    let url: string | null = null;
    const ask = async () => {
      const reply = await fetch(address, { signal: leaving.signal });
      if (!reply.ok) throw new Error(`the music answered ${reply.status}`);
      const sound = await reply.blob();
      leaving.signal.throwIfAborted();
      url = URL.createObjectURL(sound);
      setShown({ address, music: { url, hasFailed: false } });
    };
    ask().catch(() => {
      if (!leaving.signal.aborted) setShown({ address, music: { url: null, hasFailed: true } });
    });
    return () => {
      leaving.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [address]);
  return shown.address === address ? shown.music : notYet;
}
