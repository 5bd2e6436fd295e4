import { codeMinutes } from '@scenewright/contract/rules/limits.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { messageOf } from './error-message.ts';
import { useCheckedForm } from './use-checked-form.ts';

interface CodeFormProps {
  /** What the six digits are for, as the button says it. */
  action: string;
  /** Rejects with an Error whose message can be shown. */
  onCode: (code: string) => Promise<void>;
}

/** The six digits of a mail, for who reads it on another device. */
export function CodeForm({ action, onCode }: CodeFormProps) {
  const { register, onSubmit, setError, errors, isSubmitting } = useCheckedForm<{ code: string }>({
    code: '',
  });
  const submit = onSubmit(async ({ code }) => {
    try {
      await onCode(digitsOf(code));
    } catch (error) {
      if (isWrongCode(error)) setError('code', wrongCodeMessage);
      else
        toast({
          title: 'Authentication Error',
          description: messageOf(error, 'Please try again.'),
          tone: 'destructive',
        });
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-6 flex flex-col gap-3 border-t border-line pt-6 text-left"
    >
      <Field
        label="Reading the mail on another device? Enter its code"
        error={errors.code?.message}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="123456"
            className="tabular text-center tracking-[0.4em]"
            {...register('code', {
              validate: (code) =>
                digitsOf(code).length === 6 || 'Please enter the 6 digits of the mail',
            })}
          />
        )}
      </Field>
      <Button type="submit" busy={isSubmitting}>
        {action}
      </Button>
    </form>
  );
}

const wrongCodeMessage = `This code is wrong or older than ${codeMinutes} minutes. Look into the newest mail, or use its link.`;

function isWrongCode(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'otp_expired';
}

/** Codes are pasted with blanks and dashes. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
