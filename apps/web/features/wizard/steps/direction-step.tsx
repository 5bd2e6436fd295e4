import { maxStyleCharacters } from '@scenewright/contract/rules/limits.ts';
import { directorStyles, narrativeStyles } from '@scenewright/contract/rules/styles.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { RadioCard, RadioCards } from '../../../ui/radio-cards.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { chooseDirector, chooseNarrative } from '../direction.ts';
import type { Wizard } from '../use-wizard.ts';

export function DirectionStep({ wizard }: { wizard: Wizard }) {
  const { draft, change } = wizard;
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="narrative-title">
        <h2 id="narrative-title" className="mb-3 text-16 font-semibold">
          Narrative style
        </h2>
        <RadioCards
          label="Narrative style"
          value={draft.narrativeStyle}
          onValueChange={(value) => {
            const style = narrativeStyles.find(({ id }) => id === value);
            if (style !== undefined) change(chooseNarrative(draft, style.id));
          }}
          className="sm:grid-cols-2 lg:grid-cols-3"
        >
          {narrativeStyles.map(({ id, name, text }) => (
            <RadioCard key={id} value={id}>
              <span className="block pr-6 font-medium">{name}</span>
              <span className="mt-1 block text-13 text-muted">{text}</span>
            </RadioCard>
          ))}
        </RadioCards>
      </section>
      <Directors wizard={wizard} />
      <Field
        label="Creative direction"
        hint="Filled in by the styles above. Change every word you like."
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={maxStyleCharacters}
            value={draft.style}
            onChange={(event) => change({ style: event.target.value })}
          />
        )}
      </Field>
      <Field label="Style notes" hint="Anything else: words to avoid, a mood, a colour (optional)">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={maxStyleCharacters}
            value={draft.styleNotes}
            onChange={(event) => change({ styleNotes: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}

function Directors({ wizard: { draft, change } }: { wizard: Wizard }) {
  return (
    <section aria-labelledby="director-title">
      <h2 id="director-title" className="text-16 font-semibold">
        In the manner of
      </h2>
      <p className="mb-3 mt-1 text-13 text-subtle">
        Adds a director's signature below your direction. Press again to take it away.
      </p>
      <div role="group" aria-labelledby="director-title" className="flex flex-wrap gap-2">
        {directorStyles.map(({ id, name }) => {
          const isChosen = draft.directorStyle === id;
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isChosen}
              onClick={() => change(chooseDirector(draft, isChosen ? null : id))}
              className={classNames(
                'h-9 rounded-control border px-3.5 touch:min-h-11 font-medium transition-colors',
                isChosen
                  ? 'border-accent bg-accent-soft text-accent'
                  : 'border-line bg-surface text-muted hover:border-control hover:text-fg',
              )}
            >
              {name}
            </button>
          );
        })}
      </div>
    </section>
  );
}
