import { useId } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';

export function ShowPassword({
  shown,
  onChange,
}: {
  shown: boolean;
  onChange: (shown: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <Checkbox id={id} checked={shown} onCheckedChange={(checked) => onChange(checked === true)} />
      <label htmlFor={id} className="text-13 text-muted">
        Show Password
      </label>
    </div>
  );
}
