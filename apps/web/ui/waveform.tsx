interface WaveformProps {
  /** From 0 to 100, from the beginning of the sound to its end. */
  bars: readonly number[];
  className?: string;
}

const height = 100;
/** A bar, and the gap after it. */
const [barWidth, step] = [2, 3];
/** Silence is a line. */
const least = 4;

/** How loud a sound is from its beginning to its end. */
export function Waveform({ bars, className }: WaveformProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${Math.max(1, bars.length) * step} ${height}`}
      preserveAspectRatio="none"
      className={className}
    >
      {bars.map((bar, index) => {
        const tall = Math.max(least, bar);
        return (
          <rect
            key={index}
            x={index * step}
            y={(height - tall) / 2}
            width={barWidth}
            height={tall}
            rx={1}
            fill="currentColor"
          />
        );
      })}
    </svg>
  );
}
