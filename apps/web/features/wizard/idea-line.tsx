import { Lightbulb, Zap } from 'lucide-react';
import { findVisualModel } from '@scenewright/contract/rules/models.ts';
import { platforms } from '@scenewright/contract/rules/platforms.ts';
import { estimateCredits } from '@scenewright/contract/rules/pricing.ts';
import { voices } from '@scenewright/contract/rules/voices.ts';
import type { WizardStepId } from '@scenewright/contract/rules/wizard.ts';
import { useCredits } from '../../api/queries/credits.ts';
import { spendableCredits } from '../../api/spendable-credits.ts';
import { Button } from '../../ui/button.tsx';
import { withDefaults } from './defaults.ts';
import { shownPrompt } from './draft.ts';
import { isStepValid } from './step-rules.ts';
import type { Wizard } from './use-wizard.ts';

/** The typed idea on every step that does not show it anyway, and the short way: everything else as it is offered. @param step the one that is shown: the wanted one may still be on its way */
export function IdeaLine({ wizard, step }: { wizard: Wizard; step: WizardStepId }) {
  const { draft } = wizard;
  const idea = shownPrompt(draft).trim();
  if (idea === '' || step === 'topic' || step === 'preview') return null;
  return (
    <section
      aria-label="Your idea"
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4"
    >
      <p className="flex min-w-0 flex-[1_1_18rem] items-start gap-2.5">
        <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
        <span dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere">
          {idea}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {/* Before there is a platform its step cannot be shown. */}
        {draft.platform !== null && (
          <Button variant="ghost" onClick={() => wizard.goTo('topic')}>
            Edit idea
          </Button>
        )}
        <UseDefaults wizard={wizard} />
      </div>
    </section>
  );
}

function UseDefaults({ wizard }: { wizard: Wizard }) {
  const { data: credits } = useCredits();
  const filled = withDefaults(wizard.draft, spendableCredits(credits));
  const goOn = () => {
    wizard.change(filled);
    // A guest's address is the one thing that has no default.
    if (isStepValid('settings', filled, wizard)) wizard.goTo('preview');
    else wizard.goTo('settings', 'email');
  };
  const names = [platforms, voices].map(
    (list) => list.find(({ id }) => id === filled.platform || id === filled.voice)?.name,
  );
  const model = findVisualModel(filled.visualModel)?.name;
  return (
    <Button
      onClick={goOn}
      title={`${[...names, model].join(', ')}: ${estimateCredits(filled.visualModel, filled.sceneCount)} credits. Everything can be changed on the preview.`}
    >
      <Zap aria-hidden className="text-accent" />
      Use the defaults
    </Button>
  );
}
