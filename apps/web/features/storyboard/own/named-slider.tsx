import type { ComponentProps } from 'react';
import { Slider } from '../../../ui/slider.tsx';

/** A slider with its name and its value to be seen. */
export function NamedSlider(props: ComponentProps<typeof Slider>) {
  return (
    <div className="flex flex-col gap-2">
      <span aria-hidden className="tabular flex justify-between gap-2 text-13">
        <span>{props.label}</span>
        <span className="text-muted">{props.valueText}</span>
      </span>
      <Slider {...props} />
    </div>
  );
}
