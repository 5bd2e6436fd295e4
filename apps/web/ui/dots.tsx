import { classNames } from './class-names.ts';

interface DotsProps {
  columns: number;
  rows: number;
  className?: string;
}

const gapPx = 6;

/** A grid of dots: a grip, or "more". One box with a pattern: among a hundred scenes, six circles each are felt when scrolling. */
export function Dots({ columns, rows, className }: DotsProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'block bg-[radial-gradient(circle,currentColor_1.1px,transparent_1.6px)] bg-size-[6px_6px]',
        className,
      )}
      style={{ width: columns * gapPx, height: rows * gapPx }}
    />
  );
}
