import { ChevronDown } from 'lucide-react';
import type { MediaType } from '#contract/rules/models.ts';
import { classNames } from '../../ui/class-names.ts';
import { controlStyles } from '../../ui/control-styles.ts';
import { durationChoices } from './board-rules.ts';

interface DurationSelectProps {
  sceneNumber: number;
  mediaType: MediaType;
  /** Whole seconds. */
  value: number;
  locked: string | null;
  onChange: (duration: number) => void;
}

/** A scene's duration. The browser's own select: quick with 96 of them, and at home on phones. */
export function DurationSelect({ sceneNumber, mediaType, value, locked, onChange }: DurationSelectProps) {
  return (
    <span className="relative inline-flex">
      <select
        aria-label={`Duration of scene ${sceneNumber}`}
        title={locked ?? undefined}
        disabled={locked !== null}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className={classNames(controlStyles, 'tabular h-8 w-auto appearance-none pl-2.5 pr-7 text-13')}
      >
        {durationChoices(mediaType, value).map((seconds) => <option key={seconds} value={seconds}>{seconds} s</option>)}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-2 top-2 size-4 text-subtle" />
    </span>
  );
}
