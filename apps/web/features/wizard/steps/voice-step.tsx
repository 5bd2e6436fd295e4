import { maxTriedCharacters } from '@scenewright/contract/rules/limits.ts';
import { languages, voices } from '@scenewright/contract/rules/voices.ts';
import { Field } from '../../../ui/field.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Select } from '../../../ui/select.tsx';
import { shownPrompt } from '../draft.ts';
import { firstSentence } from '../first-sentence.ts';
import { useVoicePreview } from '../use-voice-preview.ts';
import type { Wizard } from '../use-wizard.ts';
import { VoiceCard } from '../voice-card.tsx';

export function VoiceStep({ wizard: { draft, change } }: { wizard: Wizard }) {
  const sentence = firstSentence(shownPrompt(draft), maxTriedCharacters);
  const preview = useVoicePreview(sentence);
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
      {sentence !== '' && (
        <p aria-live="polite" className="-mb-3 text-muted">
          {preview.isSample ? (
            'Your sentence cannot be read aloud just now: you hear each voice with a sentence of its own.'
          ) : (
            <>
              Press Preview to hear your own first sentence: <q className="text-fg">{sentence}</q>
            </>
          )}
        </p>
      )}
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
