import type { MouseEvent } from 'react';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { aspectOf, type Shape } from '@scenewright/contract/rules/shapes.ts';
import { NamedSlider } from './named-slider.tsx';
import { cropPosition } from './crop-position.ts';

type Own = NonNullable<Scene['own']>;

interface FocusPickerProps {
  item: LibraryItem;
  shape: Shape;
  own: Own;
  onChange: (part: Partial<Own>) => void;
}

const inPercent = (share: number) => `${Math.round(100 * share)}%`;

/** The whole picture, on which a press sets the point that stays in the frame, and the frame beside it. Sliders do the same. */
export function FocusPicker({ item, shape, own, onChange }: FocusPickerProps) {
  const { focus_x: x, focus_y: y } = own;
  const press = ({ nativeEvent, currentTarget }: MouseEvent<HTMLButtonElement>) =>
    onChange({
      focus_x: Math.min(1, Math.max(0, nativeEvent.offsetX / currentTarget.clientWidth)),
      focus_y: Math.min(1, Math.max(0, nativeEvent.offsetY / currentTarget.clientHeight)),
    });
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex flex-col gap-3">
        <div className="grid place-items-center rounded-card border border-line bg-bg p-2">
          {/* For the pointer alone: the sliders below do the same by keyboard. */}
          <button
            type="button"
            aria-hidden
            tabIndex={-1}
            className="relative w-fit cursor-crosshair"
            onClick={press}
          >
            <img
              src={item.thumbnail_url ?? ''}
              alt=""
              className="pointer-events-none max-h-64 w-auto"
            />
            <span
              style={{ left: inPercent(x), top: inPercent(y) }}
              className="pointer-events-none absolute size-5 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_2px_rgb(0_0_0/0.6)]"
            />
          </button>
        </div>
        <p className="text-13 text-muted">Press on what must stay in the picture.</p>
        <NamedSlider
          label="Focus from left to right"
          min={0}
          max={100}
          value={Math.round(100 * x)}
          valueText={inPercent(x)}
          onValueChange={(value) => onChange({ focus_x: value / 100 })}
        />
        <NamedSlider
          label="Focus from top to bottom"
          min={0}
          max={100}
          value={Math.round(100 * y)}
          valueText={inPercent(y)}
          onValueChange={(value) => onChange({ focus_y: value / 100 })}
        />
      </div>
      <Frame item={item} shape={shape} own={own} />
    </div>
  );
}

function Frame({ item, shape, own }: Omit<FocusPickerProps, 'onChange'>) {
  const size = { width: item.width ?? 1, height: item.height ?? 1 };
  const focus = { x: own.focus_x, y: own.focus_y };
  return (
    <figure className="flex flex-col items-center gap-2">
      <img
        src={item.thumbnail_url ?? ''}
        alt=""
        style={{
          aspectRatio: aspectOf(shape),
          objectPosition: cropPosition(size, shape, focus),
        }}
        className={`rounded-card border border-line object-cover ${shape === 'landscape' ? 'w-64' : shape === 'square' ? 'w-56' : 'h-64'}`}
      />
      <figcaption className="text-13 text-muted">As the scene shows it</figcaption>
    </figure>
  );
}
