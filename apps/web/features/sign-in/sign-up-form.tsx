import { useState } from 'react';
import { useNavigate } from 'react-router';
import { invalidEmailMessage, isEmail } from '@scenewright/contract/rules/email.ts';
import { minPasswordCharacters, signupToastMs } from '@scenewright/contract/rules/limits.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from './auth-context.tsx';
import { messageOf } from './error-message.ts';
import { passwordFault, weaknessIn } from './password-rules.ts';
import { rememberReturnPath } from './return-path.ts';
import { ShowPassword } from './show-password.tsx';
import { useCheckedForm } from './use-checked-form.ts';

interface Fields {
  email: string;
  password: string;
  confirmation: string;
}

interface SignUpFormProps {
  /** Where to go once the account is verified, in this tab. */
  returnPath: string | null;
  onSignedIn: () => void;
}

export function SignUpForm({ returnPath, onSignedIn }: SignUpFormProps) {
  const { submit, register, errors, isSubmitting } = useSignUp(returnPath, onSignedIn);
  const [shown, setShown] = useState(false);
  const type = shown ? 'text' : 'password';
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label="Email" required error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            {...register('email', {
              validate: (email) => isEmail(email.trim()) || invalidEmailMessage,
            })}
          />
        )}
      </Field>
      <Field
        label="Password"
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
        {isSubmitting ? 'Creating account...' : 'Sign Up'}
      </Button>
    </form>
  );
}

/** Only a guest learns this: the address would be attached to a session that is theirs. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'email_exists';
}

function useSignUp(returnPath: string | null, onSignedIn: () => void) {
  const { identity } = useAuth();
  const navigate = useNavigate();
  const { register, onSubmit, setError, errors, isSubmitting } = useCheckedForm<Fields>({
    email: '',
    password: '',
    confirmation: '',
  });

  const submit = onSubmit(async ({ email, password, confirmation }) => {
    if (password !== confirmation) {
      setError('confirmation', 'Passwords do not match');
      toast({ title: 'Passwords do not match', tone: 'destructive' });
      return;
    }
    try {
      const address = email.trim();
      rememberReturnPath(returnPath);
      if ((await identity.signUp(address, password)) === 'signed-in') return onSignedIn();
      toast({
        title: 'Account created!',
        description: 'Verification email sent - please check your inbox',
        tone: 'success',
        durationMs: signupToastMs,
      });
      await navigate('/auth/verify', { state: { email: address } });
    } catch (error) {
      const weakness = weaknessIn(error);
      if (weakness !== undefined) return setError('password', weakness);
      const description = isTaken(error)
        ? 'This address has an account already. Log in with it: what you made as a guest comes along.'
        : messageOf(error, 'Please try again.');
      toast({ title: 'Sign up failed', description, tone: 'destructive' });
    }
  });
  return { submit, register, errors, isSubmitting };
}
