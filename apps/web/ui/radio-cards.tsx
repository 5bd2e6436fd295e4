import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useId,
  useMemo,
} from 'react';
import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';

interface Choice {
  /** What the browser knows the cards of one choice by. */
  readonly name: string;
  readonly value: string | null;
  readonly onValueChange: (value: string) => void;
}

const ChoiceContext = createContext<Choice | null>(null);

interface RadioCardsProps extends Omit<ComponentProps<'div'>, 'aria-label' | 'role'> {
  label: string;
  value: string | null;
  onValueChange: (value: string) => void;
}

/**
 * A choice of one of few, each shown as a card. The browser's own radio buttons: Tab reaches one of them, arrow keys move the
 * choice. Radix's, which do that in script, weigh eight KB where a page has 150.
 */
export function RadioCards({ label, value, onValueChange, className, ...props }: RadioCardsProps) {
  const name = useId();
  const choice = useMemo(() => ({ name, value, onValueChange }), [name, value, onValueChange]);
  return (
    <ChoiceContext value={choice}>
      <div
        {...props}
        role="radiogroup"
        aria-label={label}
        className={classNames('grid gap-3', className)}
      />
    </ChoiceContext>
  );
}

interface RadioCardProps {
  value: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** The radio button is the whole surface of its card; what stands on it lets every press through. */
const surfaceStyles = [
  'peer absolute inset-0 size-full cursor-default appearance-none rounded-card border border-line bg-surface transition-colors',
  'hover:border-control hover:bg-raised disabled:pointer-events-none disabled:opacity-60',
  'checked:border-accent checked:bg-accent-soft checked:ring-1 checked:ring-accent',
].join(' ');
const contentStyles = 'pointer-events-none relative min-w-0 rounded-card p-4';

/** A card that is called what stands on it. */
export function RadioCard({ className, children, ...radio }: RadioCardProps) {
  const id = useId();
  return (
    <div className="group relative grid">
      <Radio {...radio} aria-labelledby={id} />
      <div id={id} className={classNames(contentStyles, 'peer-disabled:opacity-60', className)}>
        {children}
      </div>
      <CheckMark />
    </div>
  );
}

interface RadioCardWithActionsProps extends RadioCardProps {
  /** What the card is called for screen readers; its content is not part of the control. */
  label: string;
}

/**
 * A card that holds buttons of its own: the whole card chooses, the elements in it with `pointer-events-auto` stay apart, and can
 * be read and pressed where it cannot be chosen.
 */
export function RadioCardWithActions({
  label,
  className,
  children,
  ...radio
}: RadioCardWithActionsProps) {
  return (
    <div className="group relative grid">
      <Radio {...radio} aria-label={label} />
      <div className={classNames(contentStyles, className)}>{children}</div>
      <CheckMark />
    </div>
  );
}

function Radio({ value, ...props }: Omit<ComponentProps<'input'>, 'value'> & { value: string }) {
  const { name, value: chosen, onValueChange } = useChoice();
  return (
    <input
      {...props}
      type="radio"
      name={name}
      value={value}
      checked={value === chosen}
      onChange={() => onValueChange(value)}
      onKeyDown={sendNothing}
      className={surfaceStyles}
    />
  );
}

/** Enter on a radio button would send the form it stands in. */
function sendNothing(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

function CheckMark() {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute right-3 top-3 hidden size-5 place-items-center rounded-full bg-accent text-accent-ink group-has-checked:grid"
    >
      <Check strokeWidth={3} className="size-3" />
    </span>
  );
}

function useChoice(): Choice {
  const choice = use(ChoiceContext);
  if (choice === null) throw new Error('radio cards stand within RadioCards');
  return choice;
}
