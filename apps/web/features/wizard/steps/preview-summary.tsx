import type { ReactNode } from 'react';
import { findVisualModel } from '@scenewright/contract/rules/models.ts';
import { directorStyles, narrativeStyles } from '@scenewright/contract/rules/styles.ts';
import { languages, voices } from '@scenewright/contract/rules/voices.ts';
import { shapeName } from '@scenewright/contract/rules/shapes.ts';
import type { WizardStepId } from '@scenewright/contract/rules/wizard.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { givenAnswers, platformOf, shownPrompt, topicNameOf, type WizardDraft } from '../draft.ts';
import { useIdeaReading } from '../use-idea-reading.ts';
import type { Wizard } from '../use-wizard.ts';

/** All answers of the wizard, each with the way back to its step. */
export function Summary({ wizard: { draft, goTo } }: { wizard: Wizard }) {
  return (
    <Card>
      <h2 className="border-b border-line px-5 py-4 text-16 font-semibold">Summary</h2>
      <dl className="divide-y divide-line">
        {rowsOf(draft).map(({ step, name, value }) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto] gap-x-4 px-5 py-3.5 sm:grid-cols-[8rem_1fr_auto]"
          >
            <dt className="text-13 text-subtle max-sm:col-start-1">{name}</dt>
            <dd className="min-w-0 wrap-anywhere max-sm:col-start-1 max-sm:row-start-2">{value}</dd>
            <dd className="max-sm:col-start-2 max-sm:row-start-1">
              <Button
                variant="link"
                size="inline"
                className="touch-target text-13"
                aria-label={`Edit ${name.toLowerCase()}`}
                onClick={() => goTo(step)}
              >
                Edit
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface Row {
  readonly step: WizardStepId;
  readonly name: string;
  readonly value: ReactNode;
}

/** What each step was answered; what is optional stands there only where it is filled in. */
function rowsOf(draft: WizardDraft): Row[] {
  const { sceneCount, sceneLengthS } = draft;
  const styleNotes = draft.styleNotes.trim();
  const socialHandle = draft.socialHandle.trim();
  const shape = shapeName(draft.shape ?? draft.orientation ?? 'landscape');
  const structure = `At most ${sceneCount} scenes × ${sceneLengthS} s = ${sceneCount * sceneLengthS} s`;
  const rows: (Row | false)[] = [
    { step: 'platform', name: 'Platform', value: `${platformOf(draft).name} · ${shape}` },
    { step: 'topic', name: 'Title', value: <TitleText text={topicNameOf(draft)} /> },
    { step: 'topic', name: 'Idea', value: <LongText text={shownPrompt(draft)} /> },
    givenAnswers(draft).length > 0 && {
      step: 'topic',
      name: 'Answers',
      value: <Answers draft={draft} />,
    },
    { step: 'model', name: 'Visual style', value: findVisualModel(draft.visualModel)?.name },
    {
      step: 'voice',
      name: 'Voice',
      value: `${nameIn(voices, draft.voice)} · ${nameIn(languages, draft.language)}`,
    },
    { step: 'style', name: 'Direction', value: directionOf(draft) },
    styleNotes !== '' && {
      step: 'style',
      name: 'Style notes',
      value: <LongText text={styleNotes} />,
    },
    { step: 'settings', name: 'Structure', value: structure },
    { step: 'settings', name: 'Delivery email', value: draft.email.trim() || 'None' },
    socialHandle !== '' && {
      step: 'settings',
      name: 'Social handle',
      value: <bdi>{socialHandle}</bdi>,
    },
  ];
  return rows.filter((row) => row !== false);
}

/** What was answered, each under its question as soon as the idea is read. */
function Answers({ draft }: { draft: WizardDraft }) {
  const { reading } = useIdeaReading(draft);
  return (
    <ul className="flex flex-col gap-3">
      {givenAnswers(draft).map(({ id, text }) => (
        <li key={id}>
          <span className="block text-13 text-muted">
            {reading?.questions.find((question) => question.id === id)?.question}
          </span>
          <LongText text={text} />
        </li>
      ))}
    </ul>
  );
}

function TitleText({ text }: { text: string }) {
  return (
    <span dir="auto" className="block font-medium">
      {text}
    </span>
  );
}

function LongText({ text }: { text: string }) {
  return (
    <span dir="auto" className="line-clamp-4">
      {text}
    </span>
  );
}

function nameIn(
  list: readonly { readonly id: string; readonly name: string }[],
  id: string | null,
): string {
  return list.find((item) => item.id === id)?.name ?? '';
}

function directionOf(draft: WizardDraft): string {
  const names = [
    nameIn(narrativeStyles, draft.narrativeStyle),
    nameIn(directorStyles, draft.directorStyle),
  ].filter((name) => name !== '');
  return names.length === 0 ? 'Your own words' : names.join(' · ');
}
