import type { ReactNode } from 'react';
import { CircleCheck, Info, Lightbulb, TriangleAlert, type LucideIcon } from 'lucide-react';
import { findVisualModel } from '#contract/rules/models.ts';
import { platforms } from '#contract/rules/platforms.ts';
import { creditsPerScene, estimateCredits, sceneCredits } from '#contract/rules/pricing.ts';
import { madeAs } from '#contract/rules/quality.ts';
import { directorStyles, narrativeStyles } from '#contract/rules/styles.ts';
import { languages, voices } from '#contract/rules/voices.ts';
import type { WizardStepId } from '#contract/rules/wizard.ts';
import { useCredits } from '../../../api/queries/credits.ts';
import { useSession } from '../../../api/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CreditShortage } from '../../frame/more-credits.tsx';
import { shownPrompt, topicNameOf, type WizardDraft } from '../draft.ts';
import { productionNotes, type ProductionNote } from '../production-notes.ts';
import { spendableCredits } from '../../../api/spendable-credits.ts';
import type { Wizard } from '../use-wizard.ts';

export function PreviewStep({ wizard }: { wizard: Wizard }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <Summary wizard={wizard} />
      <div className="contents gap-5 lg:flex lg:flex-col">
        <Cost draft={wizard.draft} />
        <Notes draft={wizard.draft} />
      </div>
    </div>
  );
}

function Summary({ wizard: { draft, goTo } }: { wizard: Wizard }) {
  const rows: { step: WizardStepId; name: string; value: ReactNode }[] = [
    {
      step: 'platform',
      name: 'Platform',
      value: `${platformOf(draft).name} · ${draft.orientation === 'vertical' ? 'Vertical 9:16' : 'Landscape 16:9'}`,
    },
    {
      step: 'topic',
      name: 'Title',
      value: (
        <span dir="auto" className="block font-medium">
          {topicNameOf(draft)}
        </span>
      ),
    },
    {
      step: 'topic',
      name: 'Idea',
      value: (
        <span dir="auto" className="line-clamp-4">
          {shownPrompt(draft)}
        </span>
      ),
    },
    { step: 'model', name: 'Visual style', value: findVisualModel(draft.visualModel)?.name },
    {
      step: 'voice',
      name: 'Voice',
      value: `${nameIn(voices, draft.voice)} · ${nameIn(languages, draft.language)}`,
    },
    { step: 'style', name: 'Direction', value: directionOf(draft) },
    ...(draft.styleNotes.trim() === ''
      ? []
      : [
          {
            step: 'style' as const,
            name: 'Style notes',
            value: (
              <span dir="auto" className="line-clamp-4">
                {draft.styleNotes.trim()}
              </span>
            ),
          },
        ]),
    {
      step: 'settings',
      name: 'Structure',
      value: `At most ${draft.sceneCount} scenes × ${draft.sceneLengthS} s = ${draft.sceneCount * draft.sceneLengthS} s`,
    },
    {
      step: 'settings',
      name: 'Delivery email',
      value: draft.email.trim() === '' ? 'None' : draft.email.trim(),
    },
    ...(draft.socialHandle.trim() === ''
      ? []
      : [
          {
            step: 'settings' as const,
            name: 'Social handle',
            value: <bdi>{draft.socialHandle.trim()}</bdi>,
          },
        ]),
  ];
  return (
    <Card>
      <h2 className="border-b border-line px-5 py-4 text-16 font-semibold">Summary</h2>
      <dl className="divide-y divide-line">
        {rows.map(({ step, name, value }) => (
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

function Cost({ draft }: { draft: WizardDraft }) {
  const { data: credits } = useCredits();
  const estimate = estimateCredits(draft.visualModel, draft.sceneCount);
  const draftEstimate =
    draft.sceneCount * sceneCredits(draft.visualModel, madeAs('video', 'draft'));
  const available = spendableCredits(credits);
  const left = available === undefined ? undefined : available - estimate;
  return (
    <Card className="p-5 max-lg:-order-1">
      <h2 className="text-16 font-semibold">Cost estimate</h2>
      <p className="tabular mt-3 text-32 font-semibold">
        <span className="text-16 font-normal text-muted">At most </span>
        {estimate} credits
      </p>
      <p className="tabular mt-1 text-muted">
        {draft.sceneCount} scenes × {creditsPerScene(draft.visualModel)} credits
      </p>
      {draftEstimate < estimate && (
        <p className="tabular mt-1 text-13 text-subtle">
          A first draft of stills costs {draftEstimate}: you choose when you approve.
        </p>
      )}
      {left !== undefined &&
        (left < 0 ? (
          <CreditShortage missing={-left} className="mt-3" />
        ) : (
          <p className="tabular mt-3 text-13 text-muted">{balanceAfterwards(left)}</p>
        ))}
      <p className="mt-3 border-t border-line pt-3 text-13 text-subtle">
        Nothing is taken now: credits are used once you approve the storyboard, for the scenes it
        has then.
      </p>
    </Card>
  );
}

function balanceAfterwards(left: number): string {
  return Number.isFinite(left)
    ? `${left.toLocaleString('en-US')} credits left afterwards`
    : 'Your plan has unlimited credits';
}

const noteIcons: Record<
  ProductionNote['tone'],
  { readonly Icon: LucideIcon; readonly className: string }
> = {
  warning: { Icon: TriangleAlert, className: 'text-warn' },
  info: { Icon: Info, className: 'text-accent' },
  success: { Icon: CircleCheck, className: 'text-success' },
  tip: { Icon: Lightbulb, className: 'text-muted' },
};

function Notes({ draft }: { draft: WizardDraft }) {
  const { name, orientation } = platformOf(draft);
  const profile = useSession()?.profile;
  const notes = productionNotes({
    orientation,
    platformName: name,
    durationS: draft.sceneCount * draft.sceneLengthS,
    email: draft.email,
    ownEmail: profile === undefined || profile.is_guest ? null : profile.email,
  });
  return (
    <Card className="p-5">
      <h2 className="text-16 font-semibold">Production notes</h2>
      <ul className="mt-3 flex flex-col gap-3">
        {notes.map(({ tone, text }) => {
          const { Icon, className } = noteIcons[tone];
          return (
            <li key={text} className="flex gap-2.5 text-13 text-muted">
              <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', className)} />
              <span>
                <span className="sr-only">{tone}: </span>
                {text}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** The preview is reached with a platform only. */
function platformOf(draft: WizardDraft) {
  return platforms.find(({ id }) => id === draft.platform) ?? platforms[0];
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
