import { type FormEvent, type RefCallback, useRef, useState } from 'react';

/** What a field has to be: said of its value as it is sent, and again as it is typed on after that. */
interface Rule {
  /** What is said where nothing was entered. */
  readonly required?: string;
  /** What is wrong, if anything. */
  readonly validate?: (value: string) => string | true | undefined;
}

type Errors<Name extends string> = {
  readonly [Key in Name]?: { readonly message: string } | undefined;
};

/**
 * A form of text fields whose first faulty field, in the order of `defaultValues`, gets the focus when it is sent. The fields keep
 * their values themselves, so that what a password manager fills in counts whether or not it says so. Our own: react-hook-form
 * weighs 11 KB where a page has 150.
 */
export function useCheckedForm<Fields extends Record<keyof Fields, string>>(defaultValues: Fields) {
  type Name = keyof Fields & string;
  const fields = useRef(new Map<Name, { readonly input: HTMLInputElement; readonly rule: Rule }>());
  const wasSent = useRef(false);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const names = Object.keys(defaultValues) as Name[];

  const faultOf = (name: Name) => {
    const field = fields.current.get(name);
    const message = field === undefined ? undefined : faultIn(field.input.value, field.rule);
    return message === undefined ? undefined : { message };
  };
  const focus = (name: Name) => fields.current.get(name)?.input.focus();

  /** The props of a field's input. */
  const register = (name: Name, rule: Rule = {}) => {
    const ref: RefCallback<HTMLInputElement> = (input) => {
      if (input !== null) fields.current.set(name, { input, rule });
      return () => void fields.current.delete(name);
    };
    const onChange = () => {
      if (wasSent.current) setErrors((before) => ({ ...before, [name]: faultOf(name) }));
    };
    return { name, defaultValue: defaultValues[name], ref, onChange };
  };

  const onSubmit = (onValid: (values: Fields) => unknown) => async (event: FormEvent) => {
    event.preventDefault();
    wasSent.current = true;
    const faults = Object.fromEntries(names.map((name) => [name, faultOf(name)])) as Errors<Name>;
    setErrors(faults);
    const first = names.find((name) => faults[name] !== undefined);
    if (first !== undefined) return focus(first);
    const values = Object.fromEntries(
      names.map((name) => [name, fields.current.get(name)?.input.value ?? defaultValues[name]]),
    ) as Fields;
    setSubmitting(true);
    try {
      await onValid(values);
    } finally {
      setSubmitting(false);
    }
  };

  /** Marks a field as wrong, which its next change ends, and leads there. */
  const setError = (name: Name, message: string) => {
    setErrors((before) => ({ ...before, [name]: { message } }));
    focus(name);
  };
  return { register, onSubmit, setError, errors, isSubmitting };
}

function faultIn(value: string, { required, validate }: Rule): string | undefined {
  if (required !== undefined && value === '') return required;
  const fault = validate?.(value);
  return fault === true ? undefined : fault;
}
