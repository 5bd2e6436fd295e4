import type { IdeaReading } from '#contract/api/ai.ts';
import { maxAnswerCharacters } from '#contract/rules/limits.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { StructureChoice } from './structure-choice.tsx';
import type { Wizard } from './use-wizard.ts';

/** How far the idea goes, and questions where it does not go far enough: each answer becomes a scene. All of it can be skipped. */
export function IdeaMaterial({ wizard, reading }: { wizard: Wizard; reading: IdeaReading }) {
  return (
    <div className="flex flex-col gap-5">
      <Card className="p-5">
        <Meter reading={reading} />
        <StructureChoice wizard={wizard} reading={reading} />
      </Card>
      {reading.questions.length > 0 && <Questions wizard={wizard} questions={reading.questions} />}
    </div>
  );
}

function Meter({
  reading: { seconds, asked_seconds: asked, subject, known },
}: {
  reading: IdeaReading;
}) {
  const words =
    seconds >= asked
      ? `Enough for all ${asked} seconds`
      : `Enough for ${seconds} of ${asked} seconds`;
  return (
    <div>
      <output aria-live="polite" className="tabular block font-medium">
        {words}
      </output>
      <Progress
        label="Material for the film"
        percent={Math.min(100, Math.round((seconds / asked) * 100))}
        valueText={words}
        className="mt-2.5"
      />
      {known && subject !== null && (
        <p dir="auto" className="mt-2.5 text-13 text-muted">
          Checked facts about {subject} help to tell it.
        </p>
      )}
    </div>
  );
}

function Questions({
  wizard: { draft, change },
  questions,
}: {
  wizard: Wizard;
  questions: IdeaReading['questions'];
}) {
  const answer = (id: string, text: string) =>
    change((now) => ({ answers: { ...now.answers, [id]: text } }));
  return (
    <section aria-labelledby="questions-title">
      <h2 id="questions-title" className="text-16 font-semibold">
        What should it say?
      </h2>
      <p className="mt-1 text-13 text-muted">
        Each answer becomes a scene, in your words. Skip what you like: the film is shorter then.
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {questions.map(({ id, question, example }) => (
          <Field key={id} label={question}>
            {(control) => (
              <Textarea
                {...control}
                dir="auto"
                rows={2}
                maxLength={maxAnswerCharacters}
                placeholder={example}
                value={draft.answers[id] ?? ''}
                onChange={(event) => answer(id, event.currentTarget.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </section>
  );
}
