import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { invalidEmailMessage } from '@scenewright/contract/rules/email.ts';
import {
  maxEmailCharacters,
  maxSocialHandleCharacters,
} from '@scenewright/contract/rules/limits.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { StructureChoice } from '../structure-choice.tsx';
import { useIdeaReading } from '../use-idea-reading.ts';
import { isDeliveryEmailValid } from '../step-rules.ts';
import type { Wizard } from '../use-wizard.ts';

export function SettingsStep({ wizard }: { wizard: Wizard }) {
  const { draft, change } = wizard;
  return (
    <div className="flex flex-col gap-8">
      <SceneStructure wizard={wizard} />
      <section aria-labelledby="delivery-title" className="flex flex-col gap-5">
        <h2 id="delivery-title" className="text-16 font-semibold">
          Delivery
        </h2>
        <DeliveryEmail wizard={wizard} />
        <Field
          label="Social handle"
          hint="Shown with your production notes (optional)"
          className="max-w-md"
        >
          {(control) => (
            <Input
              {...control}
              maxLength={maxSocialHandleCharacters}
              placeholder="@yourname"
              autoComplete="off"
              value={draft.socialHandle}
              onChange={(event) => change({ socialHandle: event.target.value })}
            />
          )}
        </Field>
      </section>
    </div>
  );
}

function SceneStructure({ wizard }: { wizard: Wizard }) {
  const { sceneCount, sceneLengthS } = wizard.draft;
  const { reading } = useIdeaReading(wizard.draft);
  return (
    <section aria-labelledby="structure-title">
      <h2 id="structure-title" className="mb-3 text-16 font-semibold">
        Scene structure
      </h2>
      <Card className="p-5">
        <div aria-hidden className="flex flex-wrap gap-1.5">
          {Array.from({ length: sceneCount }, (_, index) => (
            <div
              key={index}
              className="tabular flex h-16 min-w-14 flex-1 flex-col justify-between rounded-control border border-line bg-raised p-2.5 text-12 text-subtle"
            >
              <span className="font-medium text-fg">{index + 1}</span>
              <span>{sceneLengthS} s</span>
            </div>
          ))}
        </div>
        <p className="tabular mt-4 text-muted">
          At most {sceneCount} scenes of {sceneLengthS} seconds, {sceneCount * sceneLengthS} seconds
          in all; fewer and shorter where the idea says less. In the storyboard you can add, remove
          and reorder scenes and change how long each one lasts.
        </p>
        <StructureChoice wizard={wizard} reading={reading} />
      </Card>
    </section>
  );
}

function DeliveryEmail({ wizard: { draft, change, isEmailRequired } }: { wizard: Wizard }) {
  const [field, isSought] = useSoughtField(!isDeliveryEmailValid(draft.email, isEmailRequired));
  const [asked, setAsked] = useState<'no' | 'left' | 'entered'>('no');
  // Not while the address is still being typed; an empty one only where somebody wanted to go on with it.
  const isTold = asked === 'entered' || (asked === 'left' && draft.email.trim() !== '');
  const isWrong = isTold && !isDeliveryEmailValid(draft.email, isEmailRequired);
  return (
    <Field
      label="Delivery email"
      required={isEmailRequired}
      hint={
        isEmailRequired ? (
          <span className={isSought ? 'font-medium text-warn' : ''}>
            Email delivery is required for non-authenticated users
          </span>
        ) : (
          "We'll send you a notification when your content is ready (optional)"
        )
      }
      error={isWrong ? invalidEmailMessage : undefined}
      className="max-w-md"
    >
      {(control) => (
        <Input
          {...control}
          ref={field}
          type="email"
          autoComplete="email"
          maxLength={maxEmailCharacters}
          placeholder="you@example.com"
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
          onBlur={() => setAsked('left')}
          onKeyDown={(event) => event.key === 'Enter' && setAsked('entered')}
        />
      )}
    </Field>
  );
}

/**
 * The field for which somebody was led to this step, such as by "Use the defaults": it takes the focus and comes to the
 * middle of the screen, so that its hint is seen, too; each time they are led here.
 * @param isOpen it still waits for its answer
 */
function useSoughtField(isOpen: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const { key, state } = useLocation();
  const ledHere = useRef('');
  useEffect(() => {
    if (state !== 'email' || ledHere.current === key) return undefined;
    // After the step has given the focus to its heading.
    const frame = requestAnimationFrame(() => {
      ledHere.current = key;
      field.current?.focus({ preventScroll: true });
      field.current?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, state]);
  return [field, state === 'email' && isOpen] as const;
}
