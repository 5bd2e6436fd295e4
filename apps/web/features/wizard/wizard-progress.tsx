import { Check } from 'lucide-react';
import { wizardSteps } from '@scenewright/contract/rules/wizard.ts';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/progress.tsx';
import { indexOf, reachableStep } from './step-rules.ts';
import type { Wizard } from './use-wizard.ts';

/** The seven steps, with a bar; a step that can be shown is a button. On a phone the steps but the one that is shown are numbers, and share what its name leaves of the width. */
export function WizardProgress({ wizard }: { wizard: Wizard }) {
  const at = indexOf(wizard.step);
  const count = wizardSteps.length;
  return (
    <nav aria-label="Steps" className="pt-6">
      <Progress
        label="Progress"
        percent={((at + 1) / count) * 100}
        valueText={`Step ${at + 1} of ${count}: ${wizardSteps[at]?.title ?? ''}`}
        className="h-1"
      />
      <ol className="mt-2 flex items-center justify-between max-sm:-mx-1.5 sm:mt-3 sm:gap-1">
        {wizardSteps.map(({ id, title }, index) => {
          const isHere = id === wizard.step;
          return (
            <li key={id} className={isHere ? 'shrink-0' : 'min-w-0 max-sm:flex-1'}>
              <button
                type="button"
                disabled={reachableStep(id, wizard.draft, wizard) !== id}
                aria-current={isHere ? 'step' : undefined}
                onClick={() => wizard.goTo(id)}
                className={classNames(
                  'inline-flex min-h-8 w-full min-w-8 items-center justify-center gap-1.5 rounded-control text-13 whitespace-nowrap transition-colors touch:min-h-11 touch:sm:min-w-11',
                  isHere
                    ? 'px-2 font-medium text-fg'
                    : 'px-1 text-subtle sm:px-2 enabled:hover:bg-hover enabled:hover:text-fg disabled:opacity-70',
                )}
              >
                {index < at && <Check aria-hidden className="size-3.5 text-accent" />}
                {index > at && (
                  <span aria-hidden className="tabular sm:hidden">
                    {index + 1}
                  </span>
                )}
                <span className={isHere ? undefined : 'max-sm:sr-only'}>{title}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
