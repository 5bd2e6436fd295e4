import { useState } from 'react';
import { invalidEmailMessage, isEmail } from '@scenewright/contract/rules/email.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from './auth-context.tsx';
import { messageOf } from './error-message.ts';
import { ShowPassword } from './show-password.tsx';
import { useCheckedForm } from './use-checked-form.ts';

interface Fields {
  email: string;
  password: string;
}

export function LoginForm({
  onSignedIn,
  onForgotten,
}: {
  onSignedIn: () => void;
  onForgotten: () => void;
}) {
  const { identity } = useAuth();
  const [shown, setShown] = useState(false);
  const { register, onSubmit, errors, isSubmitting } = useCheckedForm<Fields>({
    email: '',
    password: '',
  });

  const submit = onSubmit(async ({ email, password }) => {
    try {
      await identity.signIn(email.trim(), password);
      onSignedIn();
    } catch (error) {
      toast({
        title: 'Login Error',
        description: messageOf(error, 'Failed to login. Please try again.'),
        tone: 'destructive',
      });
    }
  });
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
      <Field label="Password" required error={errors.password?.message}>
        {(control) => (
          <Input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            {...register('password', { required: 'Please enter your password' })}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ShowPassword shown={shown} onChange={setShown} />
        <Button variant="link" size="inline" className="touch-target text-13" onClick={onForgotten}>
          Forgot password?
        </Button>
      </div>
      <Button type="submit" variant="primary" size="large" busy={isSubmitting} className="mt-2">
        {isSubmitting ? 'Signing in...' : 'Login'}
      </Button>
    </form>
  );
}
