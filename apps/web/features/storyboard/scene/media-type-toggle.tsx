import { useId } from 'react';
import { mediaTypes, type MediaType } from '@scenewright/contract/rules/models.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useTabIndex } from '../../../ui/tab-reach.ts';

interface MediaTypeToggleProps {
  sceneNumber: number;
  /** `own` where it shows something of the creator's library. */
  value: MediaType | 'own';
  /** Why nothing can be chosen; null where it can. */
  locked: string | null;
  /** Why Video cannot be chosen; null where it can. */
  videoRefusal: string | null;
  onChange: (mediaType: MediaType) => void;
  /** Asks what of the library it is to show, and how. */
  onOwn: () => void;
}

const names = { video: 'Video', image: 'Image', own: 'My own' } as const;
const choices = [...mediaTypes, 'own'] as const;

/** Video, Image, or the creator's own. Native radio buttons, their words upon them without a layer of their own: there may be 96 of these on the page. */
export function MediaTypeToggle({
  sceneNumber,
  value,
  locked,
  videoRefusal,
  onChange,
  onOwn,
}: MediaTypeToggleProps) {
  const name = useId();
  const tabIndex = useTabIndex();
  return (
    <fieldset
      aria-label={`Media type of scene ${sceneNumber}`}
      className="flex h-8 touch:h-12.5 rounded-control border border-line bg-bg p-0.5"
    >
      {choices.map((mediaType) => {
        const refusal =
          locked ?? (mediaType === 'video' && value !== 'video' ? videoRefusal : null);
        return (
          <label
            key={mediaType}
            title={refusal ?? undefined}
            className={classNames(
              'grid items-center rounded-[4px] px-2.5 max-sm:px-2 text-13 font-medium text-muted transition-colors has-checked:bg-hover has-checked:text-fg',
              'has-focus-visible:outline-2 has-focus-visible:outline-accent',
              refusal === null
                ? 'cursor-pointer hover:text-fg'
                : 'cursor-not-allowed not-has-checked:text-subtle/70',
            )}
          >
            <input
              type="radio"
              tabIndex={tabIndex}
              name={name}
              value={mediaType}
              checked={value === mediaType}
              disabled={refusal !== null}
              onChange={() => (mediaType === 'own' ? onOwn() : onChange(mediaType))}
              // Chosen already, it is asked again.
              onClick={mediaType === 'own' && value === 'own' ? onOwn : undefined}
              className="col-start-1 row-start-1 size-full cursor-[inherit] appearance-none outline-none"
            />
            <span className="pointer-events-none col-start-1 row-start-1">{names[mediaType]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
