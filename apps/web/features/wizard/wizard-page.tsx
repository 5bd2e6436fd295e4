import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { ArrowLeft, ArrowRight, RotateCcw, Sparkles } from 'lucide-react';
import { estimateCredits } from '@scenewright/contract/rules/pricing.ts';
import { wizardSteps, type WizardStepId } from '@scenewright/contract/rules/wizard.ts';
import { useCredits } from '../../api/queries/credits.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useBottomBar } from '../../ui/use-bottom-bar.ts';
import { isBegun } from './draft.ts';
import { IdeaLine } from './idea-line.tsx';
import { spendableCredits } from '../../api/spendable-credits.ts';
import { indexOf, missingIn } from './step-rules.ts';
import { useCreate } from './use-create.ts';
import { useWizard, type Wizard } from './use-wizard.ts';
import { WizardProgress } from './wizard-progress.tsx';
import { stepWords, useNeighboursFetched, useShownStep } from './wizard-steps.ts';

export default function WizardPage() {
  const wizard = useWizard();
  const { create, isCreating } = useCreate(wizard);
  const { step, Content, isChanging } = useShownStep(wizard.step);
  const title = useFocusOnStepChange(step);
  useNeighboursFetched(wizard.step);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanging) return;
    if (step === 'preview') create();
    else wizard.next();
  };
  return (
    // What is wrong is said beside its field, in our words.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={goOnByEnter}
      className="mx-auto flex min-h-[calc(100dvh-3.5rem)] max-w-4xl flex-col px-4 sm:px-6"
    >
      <title>{`${wizardSteps[indexOf(step)]?.title ?? 'Create'} · Create · Scenewright`}</title>
      <WizardProgress wizard={wizard} />
      <IdeaLine wizard={wizard} step={step} />
      <Suspense
        fallback={
          <StepPlace step={step} title={title}>
            <Skeleton className="h-96" />
          </StepPlace>
        }
      >
        <StepPlace key={step} step={step} title={title}>
          <Content wizard={wizard} />
        </StepPlace>
      </Suspense>
      <Footer wizard={wizard} isCreating={isCreating} isChanging={isChanging} />
    </form>
  );
}

interface StepPlaceProps {
  step: WizardStepId;
  title: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A step under its heading, which stands there before the step itself has come. */
function StepPlace({ step, title, children }: StepPlaceProps) {
  return (
    <div className="flex-1 animate-rise-in pb-8 pt-8 sm:pt-10">
      <h1
        ref={title}
        tabIndex={-1}
        className="text-24 font-semibold tracking-tight outline-none sm:text-32"
      >
        {stepWords[step].heading}
      </h1>
      <p className="mt-2 text-16 text-muted">{stepWords[step].hint}</p>
      <div className="mt-8">{children}</div>
    </div>
  );
}

/**
 * Enter goes on from where the browser does not by itself: from a card, from the heading that a step begins at, and,
 * held with Ctrl or Cmd, from a text of several lines. It never creates: that is for its button alone.
 */
function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.repeat || !(event.target instanceof HTMLElement)) return;
  const from = event.target;
  const isText = from instanceof HTMLTextAreaElement;
  if (
    !(isText
      ? event.ctrlKey || event.metaKey
      : from.matches('input[type=radio]') || from.tagName === 'H1')
  )
    return;
  event.preventDefault();
  const next = event.currentTarget.querySelector<HTMLButtonElement>('button[name=next]');
  if (next !== null && !next.disabled) next.click();
}

/** The second half of a double click lands on the step after: its press would take the focus, its click go on or create. */
function preventSecond(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
const oncePerDoubleClick = { onMouseDown: preventSecond, onClick: preventSecond };

function Footer({
  wizard,
  isCreating,
  isChanging,
}: {
  wizard: Wizard;
  isCreating: boolean;
  isChanging: boolean;
}) {
  const isLast = wizard.step === 'preview' && !isChanging;
  const [bar, setBar] = useState<HTMLDivElement | null>(null);
  useBottomBar(bar);
  return (
    <div
      ref={setBar}
      className="sticky bottom-0 z-20 -mx-4 flex items-center gap-3 border-t border-line bg-bg/90 px-4 py-4 backdrop-blur sm:-mx-6 sm:px-6"
    >
      <Button onClick={wizard.back} disabled={wizard.step === 'platform' || isCreating}>
        <ArrowLeft aria-hidden />
        Back
      </Button>
      <StartOver wizard={wizard} disabled={isCreating} />
      {isBegun(wizard.draft) && (
        <p className="hidden text-12 text-subtle lg:block">Kept in this browser</p>
      )}
      <WhereItStands wizard={wizard} />
      {isLast ? (
        <Button
          key="create"
          type="submit"
          variant="primary"
          busy={isCreating}
          {...oncePerDoubleClick}
        >
          {!isCreating && <Sparkles aria-hidden />}
          {isCreating ? 'Creating...' : 'Create Content'}
        </Button>
      ) : (
        <Button
          key="next"
          type="submit"
          name="next"
          variant="primary"
          disabled={!wizard.isStepValid}
          busy={isChanging}
          aria-describedby="missing"
          {...oncePerDoubleClick}
        >
          Next
          <ArrowRight aria-hidden />
        </Button>
      )}
    </div>
  );
}

/** The cost as it stands, on every step, and what the step still waits for. */
function WhereItStands({
  wizard: { step, draft, isEmailRequired, refusedModels },
}: {
  wizard: Wizard;
}) {
  const { data: credits } = useCredits();
  const available = spendableCredits(credits);
  const missing = missingIn(step, draft, { isEmailRequired, refusedModels });
  return (
    <div className="tabular ml-auto flex min-w-0 flex-col text-right text-12 sm:text-13">
      <p id="missing" aria-live="polite" className="text-muted">
        {missing}
      </p>
      {/* On a phone the preview has no room for it, and a card of its own. */}
      <p
        className={classNames(
          'text-muted',
          missing !== null && 'hidden',
          step === 'preview' && 'max-sm:hidden',
        )}
      >
        At most{' '}
        <span className="font-medium text-fg">
          {estimateCredits(draft.visualModel, draft.sceneCount).toLocaleString('en-US')} credits
        </span>
        {available !== undefined && Number.isFinite(available) && (
          <span className="text-subtle"> of {available.toLocaleString('en-US')}</span>
        )}
      </p>
    </div>
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
      <Button
        variant="ghost"
        disabled={disabled}
        onClick={() => setAsking(true)}
        className="max-sm:mr-auto"
      >
        <RotateCcw aria-hidden />
        <span className="max-sm:sr-only">Start over</span>
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
