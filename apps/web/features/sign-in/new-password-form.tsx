import { useState } from 'react';
import { Link } from 'react-router';
import { minPasswordCharacters } from '@scenewright/contract/rules/limits.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from './auth-context.tsx';
import { messageOf } from './error-message.ts';
import { passwordFault, weaknessIn } from './password-rules.ts';
import { ShowPassword } from './show-password.tsx';
import { useCheckedForm } from './use-checked-form.ts';

interface Fields {
  current: string;
  password: string;
  confirmation: string;
}

/** Chooses a new password, for who came by the link of a mail. */
export function NewPasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { identity } = useAuth();
  const [shown, setShown] = useState(false);
  const { register, onSubmit, setError, errors, isSubmitting } = useCheckedForm<Fields>({
    current: '',
    password: '',
    confirmation: '',
  });
  const [asksForCurrent, setAsksForCurrent] = useState(false);
  const type = shown ? 'text' : 'password';

  const submit = onSubmit(async ({ current, password, confirmation }) => {
    if (password !== confirmation) {
      setError('confirmation', 'Passwords do not match');
      toast({ title: 'Passwords do not match', tone: 'destructive' });
      return;
    }
    try {
      await identity.changePassword(password, asksForCurrent ? current : null);
      toast({
        title: 'Password changed',
        description: 'You are signed in. Other devices were signed out.',
        tone: 'success',
      });
      onChanged();
    } catch (error) {
      const weakness = weaknessIn(error);
      if (weakness !== undefined) return setError('password', weakness);
      if (codeOf(error) === 'current_password_invalid')
        return setError('current', 'This is not your current password');
      // The mail that led here is longer ago than the service takes it for a proof.
      if (codeOf(error) === 'current_password_required') return setAsksForCurrent(true);
      toast({
        title: 'Authentication Error',
        description: messageOf(error, 'Please try again.'),
        tone: 'destructive',
      });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {/* For password managers: whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {asksForCurrent && (
        <p role="status" className="text-13 text-muted">
          To change your password, enter the one you have, or{' '}
          <Link to="/auth?mode=recover" className="text-accent underline underline-offset-4">
            ask for a new mail
          </Link>
          : its link is proof enough for a quarter of an hour.
        </p>
      )}
      {asksForCurrent && (
        <Field label="Current password" required error={errors.current?.message}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              type={type}
              autoComplete="current-password"
              {...register('current', { required: 'Please enter your current password' })}
            />
          )}
        </Field>
      )}
      <Field
        label="New password"
        required
        hint={`At least ${minPasswordCharacters} characters`}
        error={errors.password?.message}
      >
        {(control) => (
          <Input
            {...control}
            type={type}
            autoComplete="new-password"
            {...register('password', { validate: passwordFault })}
          />
        )}
      </Field>
      <Field label="Confirm password" required error={errors.confirmation?.message}>
        {(control) => (
          <Input
            {...control}
            type={type}
            autoComplete="new-password"
            {...register('confirmation')}
          />
        )}
      </Field>
      <ShowPassword shown={shown} onChange={setShown} />
      <Button type="submit" variant="primary" size="large" busy={isSubmitting} className="mt-2">
        {isSubmitting ? 'Saving...' : 'Save new password'}
      </Button>
    </form>
  );
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
