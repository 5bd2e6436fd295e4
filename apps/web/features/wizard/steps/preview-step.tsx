import { CircleCheck, Info, Lightbulb, TriangleAlert, type LucideIcon } from 'lucide-react';
import {
  creditsPerScene,
  estimateCredits,
  sceneCredits,
} from '@scenewright/contract/rules/pricing.ts';
import { madeAs } from '@scenewright/contract/rules/quality.ts';
import { useCredits } from '../../../api/queries/credits.ts';
import { useSession } from '../../../api/use-session.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CreditShortage } from '../../frame/more-credits.tsx';
import { platformOf, type WizardDraft } from '../draft.ts';
import { productionNotes, type ProductionNote } from '../production-notes.ts';
import { spendableCredits } from '../../../api/spendable-credits.ts';
import type { Wizard } from '../use-wizard.ts';
import { Summary } from './preview-summary.tsx';
import { RoughCutCard } from './rough-cut-card.tsx';

export function PreviewStep({ wizard }: { wizard: Wizard }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <Summary wizard={wizard} />
      <div className="contents gap-5 lg:flex lg:flex-col">
        <Cost draft={wizard.draft} />
        <RoughCutCard draft={wizard.draft} />
        <Notes draft={wizard.draft} />
      </div>
    </div>
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
