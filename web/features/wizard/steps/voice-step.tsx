import { languages, voices } from '#contract/rules/voices.ts';
import { Field } from '../../../ui/field.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Select } from '../../../ui/select.tsx';
import { useVoicePreview } from '../use-voice-preview.ts';
import type { Wizard } from '../use-wizard.ts';
import { VoiceCard } from '../voice-card.tsx';

export function VoiceStep({ wizard: { draft, change } }: { wizard: Wizard }) {
  const preview = useVoicePreview();
  return (
    <div className="flex flex-col gap-8">
      <Field label="Language" className="max-w-64">
        {(control) => (
          <Select
            id={control.id}
            value={draft.language}
            onChange={(event) => {
              const language = languages.find(
                ({ id, available }) => id === event.currentTarget.value && available,
              );
              if (language !== undefined) change({ language: language.id });
            }}
          >
            {languages.map(({ id, name, available }) => (
              <option key={id} value={id} disabled={!available}>
                {available ? name : `${name} · Coming Soon`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <RadioCards
        label="Voice"
        value={draft.voice}
        onValueChange={(value) =>
          change({ voice: voices.find(({ id }) => id === value)?.id ?? null })
        }
        className="sm:grid-cols-2 lg:grid-cols-3"
      >
        {voices.map((voice) => (
          <VoiceCard key={voice.id} voice={voice} preview={preview} />
        ))}
      </RadioCards>
    </div>
  );
}
