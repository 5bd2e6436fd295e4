import { useState } from 'react';
import { invalidEmailMessage, isEmail } from '@scenewright/contract/rules/email.ts';
import { verificationLinkHours } from '@scenewright/contract/rules/limits.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from './auth-context.tsx';
import { CodeForm } from './code-form.tsx';
import { messageOf } from './error-message.ts';
import { OutboxLink } from './outbox-link.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import { useOutbox } from './use-outbox.ts';

interface RecoverFormProps {
  onBack: () => void;
  /** Called when the mail's code signed the person in. */
  onRecovered: () => void;
}

/** Asks for a mail that leads to a new password. The answer is the same whether or not anybody has the address. */
export function RecoverForm({ onBack, onRecovered }: RecoverFormProps) {
  const { identity } = useAuth();
  const isInOutbox = useOutbox();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, onSubmit, errors, isSubmitting } = useCheckedForm<{ email: string }>({
    email: '',
  });

  const submit = onSubmit(async ({ email }) => {
    try {
      await identity.requestRecovery(email.trim());
      setSentTo(email.trim());
    } catch (error) {
      toast({
        title: 'Authentication Error',
        description: messageOf(error, 'Please try again.'),
        tone: 'destructive',
      });
    }
  });
  if (sentTo !== null) {
    return (
      <div>
        <p role="status" className="text-muted">
          If <strong className="font-medium text-fg wrap-anywhere">{sentTo}</strong> has an account,
          a link to choose a new password{' '}
          {isInOutbox ? (
            <>
              lies in the <OutboxLink />: no mail server is set here.
            </>
          ) : (
            'is on its way.'
          )}{' '}
          It expires in {verificationLinkHours} hours.
        </p>
        <CodeForm
          action="Continue"
          onCode={async (code) => {
            await identity.enterCode(sentTo, code, 'recovery');
            onRecovered();
          }}
        />
        <Button variant="ghost" className="mt-3 w-full" onClick={onBack}>
          Back to login
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label="Email" required error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="username"
            {...register('email', {
              validate: (email) => isEmail(email.trim()) || invalidEmailMessage,
            })}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="large" busy={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send the link'}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        Back to login
      </Button>
    </form>
  );
}
