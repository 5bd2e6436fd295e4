import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import { ArrowLeft, ArrowRight, RotateCcw, Sparkles } from 'lucide-react';
import { initialSceneCount } from '#contract/rules/limits.ts';
import { estimateCredits } from '#contract/rules/pricing.ts';
import { wizardSteps, type WizardStepId } from '#contract/rules/wizard.ts';
import { useCredits } from '../../api/queries/credits.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { indexOf } from './step-rules.ts';
import { useCreate } from './use-create.ts';
import { useWizard, type Wizard } from './use-wizard.ts';
import { WizardProgress } from './wizard-progress.tsx';
import { steps, useNeighboursFetched } from './wizard-steps.ts';

export default function WizardPage() {
  const wizard = useWizard();
  const { create, isCreating } = useCreate(wizard);
  const { heading, hint, Content } = steps[wizard.step];
  const title = useFocusOnStepChange(wizard.step);
  useNeighboursFetched(wizard.step);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wizard.step === 'preview') create();
    else wizard.next();
  };
  return (
    <form onSubmit={submit} className="mx-auto flex min-h-[calc(100dvh-3.5rem)] max-w-4xl flex-col px-4 sm:px-6">
      <title>{`${wizardSteps[indexOf(wizard.step)]?.title ?? 'Create'} · Create · Scenewright`}</title>
      <WizardProgress wizard={wizard} />
      {/* Around the whole step, so that the step before stays until this one has been fetched. */}
      <Suspense fallback={<div className="flex-1 py-8 sm:pt-10"><Skeleton className="h-96" /></div>}>
        <div key={wizard.step} className="flex-1 animate-rise-in pb-8 pt-8 sm:pt-10">
          <h1 ref={title} tabIndex={-1} className="text-24 font-semibold tracking-tight outline-none sm:text-32">{heading}</h1>
          <p className="mt-2 text-16 text-muted">{hint}</p>
          <div className="mt-8"><Content wizard={wizard} /></div>
        </div>
      </Suspense>
      <Footer wizard={wizard} isCreating={isCreating} />
    </form>
  );
}

function Footer({ wizard, isCreating }: { wizard: Wizard; isCreating: boolean }) {
  const isLast = wizard.step === 'preview';
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex items-center gap-3 border-t border-line bg-bg/90 px-4 py-4 backdrop-blur sm:-mx-6 sm:px-6">
      <Button onClick={wizard.back} disabled={wizard.step === 'platform' || isCreating}><ArrowLeft aria-hidden />Back</Button>
      <StartOver wizard={wizard} disabled={isCreating} />
      <Estimate wizard={wizard} />
      <Button type="submit" variant="primary" disabled={!wizard.isStepValid} busy={isCreating}>
        {isLast ? <>{!isCreating && <Sparkles aria-hidden />}{isCreating ? 'Creating...' : 'Create Content'}</> : <>Next<ArrowRight aria-hidden /></>}
      </Button>
    </div>
  );
}

/** The cost as it stands, on every step. */
function Estimate({ wizard }: { wizard: Wizard }) {
  const { data: credits } = useCredits();
  return (
    <p className="tabular ml-auto hidden text-right text-13 text-muted sm:block">
      Estimate <span className="font-medium text-fg">{estimateCredits(wizard.draft.visualModel, initialSceneCount)} credits</span>
      {credits !== undefined && <span className="text-subtle"> of {credits.available_credits.toLocaleString('en-US')}</span>}
    </p>
  );
}

function StartOver({ wizard, disabled }: { wizard: Wizard; disabled: boolean }) {
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    wizard.clear();
    wizard.goTo('platform');
    setAsking(false);
  };
  return (
    <>
      <Button variant="ghost" disabled={disabled} onClick={() => setAsking(true)} className="max-sm:mr-auto">
        <RotateCcw aria-hidden /><span className="max-sm:sr-only">Start over</span>
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Start over?"
        description="What you entered in all steps is cleared."
        confirmLabel="Clear everything"
        tone="destructive"
        onConfirm={confirm}
      />
    </>
  );
}

/** Screen readers and keyboards begin each step at its heading. */
function useFocusOnStepChange(step: WizardStepId) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, [step]);
  return title;
}
