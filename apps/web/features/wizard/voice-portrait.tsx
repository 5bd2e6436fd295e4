import type { VoiceId } from '@scenewright/contract/rules/voices.ts';
import { classNames } from '../../ui/class-names.ts';

interface Portrait {
  readonly from: string;
  readonly to: string;
  /** Heights of the bars, 0 to 1: the character of the voice as a picture of its sound. */
  readonly bars: readonly number[];
}

const portraits: Record<VoiceId, Portrait> = {
  alloy: { from: '#6d5ef0', to: '#2bb3c0', bars: [0.4, 0.6, 0.8, 0.6, 0.8, 0.6, 0.4] },
  echo: { from: '#d9663b', to: '#7a2f6b', bars: [0.3, 0.5, 0.7, 0.95, 0.7, 0.5, 0.3] },
  fable: { from: '#f0a93b', to: '#e0487f', bars: [0.5, 0.9, 0.4, 1, 0.5, 0.8, 0.35] },
  onyx: { from: '#34406b', to: '#0e1a33', bars: [0.9, 1, 0.85, 0.7, 0.55, 0.4, 0.25] },
  nova: { from: '#3f8cf0', to: '#8a5cf0', bars: [0.3, 0.8, 0.5, 1, 0.5, 0.8, 0.3] },
  shimmer: { from: '#e58fb4', to: '#7d7ff0', bars: [0.25, 0.35, 0.5, 0.6, 0.5, 0.35, 0.25] },
};

/** A voice has no face: its portrait is its colours and the shape of its sound. */
export function VoicePortrait({ voice, className }: { voice: VoiceId; className?: string }) {
  const { from, to, bars } = portraits[voice];
  const gradient = `voice-${voice}`;
  return (
    <svg viewBox="0 0 64 64" aria-hidden className={classNames('block rounded-full', className)}>
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <circle cx="32" cy="32" r="32" fill={`url(#${gradient})`} />
      {bars.map((height, index) => (
        <rect
          key={index}
          x={14.5 + index * 5.5}
          y={32 - height * 14}
          width="3"
          height={height * 28}
          rx="1.5"
          fill="#fff"
          opacity=".92"
        />
      ))}
    </svg>
  );
}
