import { useEffect } from 'react';
import {
  type BrandLook,
  type LogoCorner,
  logoCorners,
  type LogoTime,
  logoTimes,
} from '@scenewright/contract/rules/brand.ts';
import { useLibrary } from '../../../api/queries/library.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

interface LogoChoiceProps {
  look: BrandLook;
  onChange: (part: Partial<BrandLook>) => void;
  /** Told the address of the chosen logo. */
  onShown: (url: string | null) => void;
}

const cornerNames: Readonly<Record<LogoCorner, string>> = {
  'top-left': 'Top left',
  'top-right': 'Top right',
  'bottom-left': 'Bottom left',
  'bottom-right': 'Bottom right',
};
const timeNames: Readonly<Record<LogoTime, string>> = {
  whole: 'In the whole video',
  first: 'In its first scene',
  last: 'In its last scene',
};

/** A picture of the library as the logo, where it stands and when. */
export function LogoChoice({ look, onChange, onShown }: LogoChoiceProps) {
  const library = useLibrary({ page: 1, search: '', kind: 'picture' });
  const pictures = library.data?.items.filter(({ status }) => status === 'ready') ?? [];
  const chosen = pictures.find(({ id }) => id === look.logo_item);
  const url = chosen?.cutout_url ?? chosen?.thumbnail_url ?? null;
  useEffect(() => onShown(url), [url, onShown]);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-13 font-medium">Logo</legend>
      <div className="flex gap-2 overflow-x-auto p-1">
        <LogoButton
          isChosen={look.logo_item === null}
          label="No logo"
          onPress={() => onChange({ logo_item: null })}
        >
          No logo
        </LogoButton>
        {pictures.map(({ id, name, cutout_url: cutout, thumbnail_url: thumbnail }) => (
          <LogoButton
            key={id}
            isChosen={id === look.logo_item}
            label={name}
            onPress={() => onChange({ logo_item: id })}
          >
            <img src={cutout ?? thumbnail ?? ''} alt="" className="size-full object-contain" />
          </LogoButton>
        ))}
      </div>
      {pictures.length === 0 && library.data !== undefined && (
        <p className="text-13 text-muted">Upload your logo into the library to choose it here.</p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Corner">
          {(control) => (
            <Select
              {...control}
              value={look.logo_corner}
              disabled={look.logo_item === null}
              onChange={({ target }) =>
                onChange({
                  logo_corner: logoCorners.find((each) => each === target.value) ?? 'top-right',
                })
              }
            >
              {logoCorners.map((corner) => (
                <option key={corner} value={corner}>
                  {cornerNames[corner]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Seen">
          {(control) => (
            <Select
              {...control}
              value={look.logo_time}
              disabled={look.logo_item === null}
              onChange={({ target }) =>
                onChange({ logo_time: logoTimes.find((each) => each === target.value) ?? 'whole' })
              }
            >
              {logoTimes.map((time) => (
                <option key={time} value={time}>
                  {timeNames[time]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </fieldset>
  );
}

function LogoButton({
  isChosen,
  label,
  onPress,
  children,
}: {
  isChosen: boolean;
  label: string;
  onPress: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={label}
      onClick={onPress}
      className={classNames(
        'grid size-16 shrink-0 place-items-center overflow-hidden rounded-card border bg-bg text-12 text-muted',
        isChosen ? 'border-accent outline-2 outline-accent' : 'border-line hover:border-control',
      )}
    >
      {children}
    </button>
  );
}
