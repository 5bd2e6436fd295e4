import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type SubmitHandler } from 'react-hook-form';

/**
 * A form of text fields whose first faulty field, in the order of `defaultValues`, gets the focus when it is sent.
 *
 * react-hook-form's own focusing is off: it comes a second time after a timeout, when its person may have gone on to the next
 * field already, and what they type there would land in the wrong one.
 */
export function useCheckedForm<Fields extends FieldValues>(defaultValues: DefaultValues<Fields>) {
  const { register, handleSubmit, setError, formState } = useForm<Fields>({ defaultValues, shouldFocusError: false });
  const onSubmit = (onValid: SubmitHandler<Fields>) =>
    handleSubmit(onValid, (errors: FieldErrors) => {
      const first = Object.keys(defaultValues).find((name) => Object.hasOwn(errors, name)) ?? '';
      const input = Object.hasOwn(errors, first) ? errors[first]?.ref : undefined;
      if (input instanceof HTMLElement) input.focus();
    });
  return { register, onSubmit, setError, errors: formState.errors, isSubmitting: formState.isSubmitting };
}
