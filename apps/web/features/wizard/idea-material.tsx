import type { IdeaReading } from '@scenewright/contract/schemas/ai.ts';
import { maxAnswerCharacters } from '@scenewright/contract/rules/limits.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { isUsualStructure } from './draft.ts';
import { StructureChoice } from './structure-choice.tsx';
import type { Wizard } from './use-wizard.ts';

/** How far the idea goes, and questions where it does not go far enough: each answer becomes a scene. All of it can be skipped. */
export function IdeaMaterial({ wizard, reading }: { wizard: Wizard; reading: IdeaReading }) {
  const { draft } = wizard;
  const fillsChosen = !isUsualStructure(draft) && reading.needs.scenes >= draft.sceneCount;
  const questions = fillsChosen
    ? reading.questions.filter(({ id }) => Object.hasOwn(draft.answers, id))
    : reading.questions;
  return (
    <div className="flex flex-col gap-5">
      <Card className="p-5">
        <Meter reading={reading} chosenScenes={fillsChosen ? draft.sceneCount : null} />
        <StructureChoice wizard={wizard} reading={reading} />
      </Card>
      {questions.length > 0 && (
        <Questions wizard={wizard} questions={questions} language={reading.language} />
      )}
    </div>
  );
}

interface MeterProps {
  reading: IdeaReading;
  /** How many scenes were chosen for this very material, which fills them; null where none were, or it does not. */
  chosenScenes: number | null;
}

function Meter({ reading, chosenScenes }: MeterProps) {
  const { seconds, asked_seconds: asked, subject, known } = reading;
  const isEnough = chosenScenes !== null || seconds >= asked;
  const words = isEnough
    ? `Enough for all ${chosenScenes === null ? `${asked} seconds` : `${chosenScenes} scenes, ${seconds} seconds`}`
    : `Enough for ${seconds} of ${asked} seconds`;
  return (
    <div>
      <output aria-live="polite" className="tabular block font-medium">
        {words}
      </output>
      <Progress
        label="Material for the film"
        percent={isEnough ? 100 : Math.round((seconds / asked) * 100)}
        valueText={words}
        className="mt-2.5"
      />
      {known && subject !== null && (
        <p className="mt-2.5 text-13 text-muted">
          Uses checked facts about <bdi>{subject}</bdi>.
        </p>
      )}
    </div>
  );
}

interface QuestionsProps {
  wizard: Wizard;
  questions: IdeaReading['questions'];
  /** BCP 47 tag of the idea, in which it is answered. */
  language: string;
}

function Questions({ wizard: { draft, change }, questions, language }: QuestionsProps) {
  const answerTo = (id: string) =>
    Object.hasOwn(draft.answers, id) ? (draft.answers[id] ?? '') : '';
  const answer = (id: string, text: string) =>
    change((now) => ({ answers: { ...now.answers, [id]: text } }));
  return (
    <section aria-labelledby="questions-title">
      <h2 id="questions-title" className="text-16 font-semibold">
        What should it say?
      </h2>
      <p className="mt-1 text-13 text-muted">
        Each answer becomes a scene, in your own words. Skip any question: the film is just shorter
        then.
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {questions.map(({ id, question, example }) => (
          <Field
            key={id}
            label={
              <span dir="auto" className="block">
                {question}
              </span>
            }
          >
            {(control) => (
              <Textarea
                {...control}
                lang={language}
                rows={2}
                maxLength={maxAnswerCharacters}
                {...exampleProps(example, answerTo(id))}
                value={answerTo(id)}
                onChange={(event) => answer(id, event.currentTarget.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </section>
  );
}

/** An example that is written from right to left stands alone and in its direction: beside English words its ends would change places. */
function exampleProps(example: string, answer: string) {
  return /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(example)
    ? { placeholder: example, dir: answer === '' ? 'rtl' : 'auto' }
    : { placeholder: `For example: ${example}` };
}
