import { Check } from 'lucide-react';
import { wizardSteps } from '#contract/rules/wizard.ts';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/progress.tsx';
import { indexOf, reachableStep } from './step-rules.ts';
import type { Wizard } from './use-wizard.ts';

/** The seven steps, with a bar; a step that can be shown is a button. */
export function WizardProgress({ wizard }: { wizard: Wizard }) {
  const at = indexOf(wizard.step);
  const count = wizardSteps.length;
  return (
    <nav aria-label="Steps" className="pt-6">
      <Progress label="Progress" percent={((at + 1) / count) * 100} valueText={`Step ${at + 1} of ${count}: ${wizardSteps[at]?.title ?? ''}`} className="h-1" />
      <p className="mt-3 text-13 text-subtle sm:hidden">Step {at + 1} of {count} · {wizardSteps[at]?.title}</p>
      <ol className="mt-3 hidden justify-between gap-1 sm:flex">
        {wizardSteps.map(({ id, title }, index) => {
          const isReachable = reachableStep(id, wizard.draft, wizard) === id;
          return (
            <li key={id}>
              <button
                type="button"
                disabled={!isReachable}
                aria-current={id === wizard.step ? 'step' : undefined}
                onClick={() => wizard.goTo(id)}
                className={classNames(
                  'inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 text-13 transition-colors',
                  id === wizard.step ? 'font-medium text-fg' : 'text-subtle enabled:hover:bg-hover enabled:hover:text-fg',
                )}
              >
                {index < at && <Check aria-hidden className="size-3.5 text-accent" />}
                {title}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
