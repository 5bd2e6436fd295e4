import type { ReactNode } from 'react';
import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';
import { floatingStyles, optionStyles } from './panel-styles.ts';
import { controlStyles } from './control-styles.ts';

export interface SelectOption {
  value: string;
  label: ReactNode;
  /** A word at the end of the line, such as why it cannot be chosen. */
  note?: ReactNode;
  disabled?: boolean;
}

interface SelectProps {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  size?: 'small' | 'medium';
  className?: string;
}

/** A choice of one of many, in a list that opens. */
export function Select({ value, onValueChange, options, placeholder, disabled = false, size = 'medium', className, ...aria }: SelectProps) {
  return (
    <Primitive.Root value={value} onValueChange={onValueChange} disabled={disabled}>
      <Primitive.Trigger
        {...aria}
        className={classNames(controlStyles, 'inline-flex items-center justify-between gap-2 px-3', size === 'small' ? 'h-8 text-13' : 'h-9', className)}
      >
        <Primitive.Value placeholder={placeholder} />
        <Primitive.Icon asChild><ChevronDown aria-hidden className="size-4 shrink-0 text-subtle" /></Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={classNames(floatingStyles, 'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)')}
        >
          <Primitive.Viewport>{options.map((option) => <Option key={option.value} {...option} />)}</Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Option({ value, label, note, disabled = false }: SelectOption) {
  return (
    <Primitive.Item value={value} disabled={disabled} className={classNames(optionStyles, 'pr-8')}>
      <Primitive.ItemText>{label}</Primitive.ItemText>
      {note !== undefined && <span className="ml-auto text-12 text-subtle">{note}</span>}
      <Primitive.ItemIndicator className="absolute right-2"><Check aria-hidden className="text-accent" /></Primitive.ItemIndicator>
    </Primitive.Item>
  );
}
