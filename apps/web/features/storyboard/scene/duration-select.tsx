import type { MediaType } from '@scenewright/contract/rules/models.ts';
import { Select } from '../../../ui/select.tsx';
import { durationChoices } from '../board/board-rules.ts';

interface DurationSelectProps {
  sceneNumber: number;
  mediaType: MediaType;
  /** Whole seconds. */
  value: number;
  locked: string | null;
  onChange: (duration: number) => void;
}

/** A scene's duration. */
export function DurationSelect({
  sceneNumber,
  mediaType,
  value,
  locked,
  onChange,
}: DurationSelectProps) {
  return (
    <Select
      size="small"
      aria-label={`Duration of scene ${sceneNumber}`}
      title={locked ?? undefined}
      disabled={locked !== null}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {durationChoices(mediaType, value).map((seconds) => (
        <option key={seconds} value={seconds}>
          {seconds} s
        </option>
      ))}
    </Select>
  );
}
