import {
  brandFontIds,
  brandFonts,
  type BrandLook,
  maxBrandCharacters,
} from '@scenewright/contract/rules/brand.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';

interface BrandFieldsProps {
  look: BrandLook;
  onChange: (part: Partial<BrandLook>) => void;
}

const texts = [
  { name: 'intro', label: 'Card at the beginning', hint: 'Your name or a slogan' },
  { name: 'outro', label: 'Card at the end', hint: 'Where people find you' },
  { name: 'lower_third', label: 'Lower third', hint: 'Who speaks, or what this is about' },
  { name: 'lower_third_line', label: 'Its second line', hint: 'A role or a place' },
] as const;
const colours = [
  { name: 'colour', label: 'Colour' },
  { name: 'accent', label: 'Accent' },
] as const;

/** Two colours, a font, and what cards and lower third say. Colours are moved in a video until type on them reads. */
export function BrandFields({ look, onChange }: BrandFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {colours.map(({ name, label }) => (
          <Field key={name} label={label}>
            {(control) => (
              <input
                {...control}
                type="color"
                value={look[name]}
                onChange={({ target }) => onChange({ [name]: target.value.toLowerCase() })}
                className="h-9 w-full cursor-pointer rounded-control border border-control bg-surface p-1 touch:h-11"
              />
            )}
          </Field>
        ))}
        <Field label="Font" className="max-sm:col-span-2">
          {(control) => (
            <Select
              {...control}
              value={look.font}
              onChange={({ target }) =>
                onChange({ font: brandFontIds.find((each) => each === target.value) ?? 'poppins' })
              }
            >
              {brandFontIds.map((font) => (
                <option key={font} value={font}>
                  {brandFonts[font]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {texts.map(({ name, label, hint }) => (
          <Field key={name} label={label}>
            {(control) => (
              <Input
                {...control}
                placeholder={hint}
                maxLength={maxBrandCharacters}
                value={look[name]}
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </>
  );
}
