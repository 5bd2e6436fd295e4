import {
  orientations,
  platforms,
  type Orientation,
} from '@scenewright/contract/rules/platforms.ts';
import { chosenShape, shapeName, shapes as formats } from '@scenewright/contract/rules/shapes.ts';
import { ShapeFrame } from '../../../formats/shape-frame.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { PlatformIcon } from '../../../ui/platform-icon.tsx';
import { RadioCard, RadioCards } from '../../../ui/radio-cards.tsx';
import { chooseOrientation } from '../draft.ts';
import type { Wizard } from '../use-wizard.ts';

const shapes: Record<
  Orientation,
  { readonly title: string; readonly hint: string; readonly frame: string }
> = {
  vertical: { title: 'Vertical 9:16', hint: 'For phones, held upright', frame: 'h-16 w-9' },
  landscape: { title: 'Landscape 16:9', hint: 'For screens and television', frame: 'h-9 w-16' },
};

export function PlatformStep({ wizard: { draft, change } }: { wizard: Wizard }) {
  return (
    <div className="flex flex-col gap-8">
      <RadioCards
        label="Orientation"
        value={draft.orientation}
        onValueChange={(value) => {
          const orientation = orientations.find((known) => known === value);
          if (orientation !== undefined) change(chooseOrientation(draft, orientation));
        }}
        className="sm:grid-cols-2"
      >
        {orientations.map((orientation) => {
          const { title, hint, frame } = shapes[orientation];
          return (
            <RadioCard
              key={orientation}
              value={orientation}
              className="flex items-center gap-5 p-5"
            >
              <span aria-hidden className="grid size-16 shrink-0 place-items-center">
                <span
                  className={classNames(
                    'rounded-[5px] border-2 border-control bg-hover group-has-checked:border-accent',
                    frame,
                  )}
                />
              </span>
              <span>
                <span className="block text-16 font-medium">{title}</span>
                <span className="block text-muted">{hint}</span>
              </span>
            </RadioCard>
          );
        })}
      </RadioCards>
      {draft.orientation !== null && (
        <Platforms orientation={draft.orientation} draft={draft} change={change} />
      )}
    </div>
  );
}

function Platforms({
  orientation,
  draft,
  change,
}: { orientation: Orientation } & Pick<Wizard, 'draft' | 'change'>) {
  return (
    <section className="animate-rise-in" aria-labelledby="platform-title">
      <h2 id="platform-title" className="mb-3 text-16 font-semibold">
        Platform
      </h2>
      <RadioCards
        label="Platform"
        value={draft.platform}
        onValueChange={(value) =>
          change({ platform: platforms.find(({ id }) => id === value)?.id ?? null })
        }
        className="grid-cols-1 sm:grid-cols-3"
      >
        {platforms
          .filter((platform) => platform.orientation === orientation)
          .map(({ id, name }) => (
            <RadioCard key={id} value={id} className="flex items-center gap-3">
              <PlatformIcon platform={id} className="size-5 text-accent" />
              <span className="font-medium">{name}</span>
            </RadioCard>
          ))}
      </RadioCards>
      {draft.platform !== null && (
        <Format orientation={orientation} draft={draft} change={change} />
      )}
    </section>
  );
}

/** Another shape than the platform's own, for who wants one. */
function Format({
  orientation,
  draft,
  change,
}: { orientation: Orientation } & Pick<Wizard, 'draft' | 'change'>) {
  const choices = [orientation, 'square', 'portrait'] as const;
  return (
    <section className="mt-6" aria-labelledby="format-title">
      <h2 id="format-title" className="text-13 font-medium text-muted">
        Format
      </h2>
      <RadioCards
        label="Format"
        value={draft.shape ?? orientation}
        onValueChange={(value) => {
          const shape = choices.find((each) => each === value);
          if (shape !== undefined) change({ shape: chosenShape(shape, orientation) });
        }}
        className="mt-2 grid-cols-1 gap-2 sm:grid-cols-3"
      >
        {choices.map((shape) => (
          <RadioCard key={shape} value={shape} className="flex items-center gap-2.5 px-3 py-2.5">
            <ShapeFrame shape={shape} className="size-6" />
            <span className="text-13">
              {shape === orientation
                ? `The platform’s own ${formats[shape].ratio}`
                : shapeName(shape)}
            </span>
          </RadioCard>
        ))}
      </RadioCards>
    </section>
  );
}
