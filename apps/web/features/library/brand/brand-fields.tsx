import {
  brandFontIds,
  brandFonts,
  type BrandLook,
  cardSeconds,
  maxBrandCharacters,
} from '@scenewright/contract/rules/brand.ts';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';

interface BrandFieldsProps {
  look: BrandLook;
  /** Of the creator's own. */
  fonts: readonly LibraryItem[];
  onChange: (part: Partial<BrandLook>) => void;
}

const cards = [
  {
    name: 'intro',
    label: 'Card at the beginning',
    hint: 'Your name or a slogan',
    seconds: 'intro_s',
  },
  { name: 'outro', label: 'Card at the end', hint: 'Where people find you', seconds: 'outro_s' },
] as const;
const lengths = Array.from(
  { length: cardSeconds.most - cardSeconds.least + 1 },
  (_, index) => cardSeconds.least + index,
);
const texts = [
  { name: 'lower_third', label: 'Lower third', hint: 'Who speaks, or what this is about' },
  { name: 'lower_third_line', label: 'Its second line', hint: 'A role or a place' },
] as const;
const colours = [
  { name: 'colour', label: 'Colour' },
  { name: 'accent', label: 'Accent' },
] as const;

/** Two colours, a font, and what cards and lower third say. Colours are moved in a video until type on them reads. */
export function BrandFields({ look, fonts, onChange }: BrandFieldsProps) {
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
              value={look.font_item ?? look.font}
              onChange={({ target: { value } }) => {
                const ours = brandFontIds.find((each) => each === value);
                onChange(
                  ours === undefined ? { font_item: value } : { font: ours, font_item: null },
                );
              }}
            >
              {brandFontIds.map((font) => (
                <option key={font} value={font}>
                  {brandFonts[font]}
                </option>
              ))}
              {fonts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p className="-mt-2 text-13 text-muted">
        A font of your own, or one under the Open Font License: upload it into the library as TTF,
        OTF or WOFF2, and it is listed here.
      </p>
      {cards.map(({ name, label, hint, seconds }) => (
        <div key={name} className="flex gap-3">
          <TextField
            className="min-w-0 grow"
            label={label}
            hint={hint}
            value={look[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
          <Field label="Seen for" className="w-24 shrink-0">
            {(control) => (
              <Select
                {...control}
                aria-label={`${label}: seen for`}
                value={look[seconds]}
                onChange={({ target }) => onChange({ [seconds]: Number(target.value) })}
              >
                {lengths.map((length) => (
                  <option key={length} value={length}>
                    {length} s
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      ))}
      <div className="grid gap-3 sm:grid-cols-2">
        {texts.map(({ name, label, hint }) => (
          <TextField
            key={name}
            label={label}
            hint={hint}
            value={look[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
    </>
  );
}

interface TextFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

function TextField({ label, hint, value, onChange, className }: TextFieldProps) {
  return (
    <Field label={label} {...(className !== undefined && { className })}>
      {(control) => (
        <Input
          {...control}
          placeholder={hint}
          maxLength={maxBrandCharacters}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
