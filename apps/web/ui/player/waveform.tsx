import { type PointerEvent, useEffect, useState } from 'react';
import { peaksOf } from './waveform-shape.ts';

interface WaveformProps {
  url: string;
  /** How much has been played, 0 to 1. */
  fraction: number;
  onSeek: (fraction: number) => void;
}

const bars = 96;
const quietest = 0.04;
const shape = (peaks: readonly number[]) =>
  peaks
    .map(
      (peak, index) =>
        `M${index + 0.5} ${0.5 - Math.max(peak, quietest) / 2}v${Math.max(peak, quietest)}`,
    )
    .join('');

/** The loudness of a recording over its length, the played part in the accent; for the pointer, beside the slider that does the same. */
export function Waveform({ url, fraction, onSeek }: WaveformProps) {
  const peaks = usePeaks(url);
  if (peaks === null) return null;
  const path = shape(peaks);
  const seek = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onSeek(Math.min(Math.max((clientX - left) / width, 0), 1));
  };
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${bars} 1`}
      preserveAspectRatio="none"
      onPointerDown={seek}
      className="h-9 w-full cursor-pointer"
    >
      <path d={path} strokeWidth={0.55} className="stroke-control" />
      <path
        d={path}
        strokeWidth={0.55}
        className="stroke-accent"
        style={{ clipPath: `inset(0 ${(1 - fraction) * 100}% 0 0)`, transformBox: 'view-box' }}
      />
    </svg>
  );
}

/** The recording's peaks once it is read; null before, and where it cannot be: the player works without. */
function usePeaks(url: string): readonly number[] | null {
  const [read, setRead] = useState<{ url: string; peaks: readonly number[] } | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    readPeaks(url, gone.signal).then(
      (peaks) => setRead({ url, peaks }),
      () => undefined,
    );
    return () => gone.abort();
  }, [url]);
  return read?.url === url ? read.peaks : null;
}

async function readPeaks(url: string, signal: AbortSignal): Promise<number[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`the recording answered ${response.status}`);
  const sound = await new OfflineAudioContext(1, 1, 22_050).decodeAudioData(
    await response.arrayBuffer(),
  );
  signal.throwIfAborted();
  return peaksOf(sound.getChannelData(0), bars);
}
