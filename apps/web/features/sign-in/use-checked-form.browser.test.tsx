import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useCheckedForm } from './use-checked-form.ts';

interface FormProps {
  onValid?: (values: { email: string; password: string; name: string }) => unknown;
}

const ignore = () => {};

function Form({ onValid = ignore }: FormProps) {
  const { register, onSubmit, setError, errors, isSubmitting } = useCheckedForm({
    email: '',
    password: '',
    name: '',
  });
  return (
    <form noValidate onSubmit={(event) => void onSubmit(onValid)(event)}>
      <input aria-label="Email" {...register('email')} />
      <input
        aria-label="Password"
        {...register('password', { required: 'Please enter your password' })}
      />
      <input aria-label="Name" {...register('name', { required: 'Please enter your name' })} />
      <p>{errors.password?.message}</p>
      <p>{errors.email?.message}</p>
      <button type="submit" disabled={isSubmitting}>
        Send
      </button>
      <button type="button" onClick={() => setError('email', 'This address has an account')}>
        Refuse
      </button>
    </form>
  );
}

const turnOfTheLoop = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

test('the first faulty field gets the focus', async () => {
  await render(<Form />);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Please enter your password')).toBeVisible();
  await expect.element(page.getByLabelText('Password')).toHaveFocus();
});

test('who goes on to another field at once keeps the focus there: what they type lands where they see it', async () => {
  await render(<Form />);
  page
    .getByRole('button', { name: 'Send' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  while (document.activeElement !== page.getByLabelText('Password').element())
    await Promise.resolve();
  page.getByLabelText('Email').element().focus();
  for (let turn = 0; turn < 3; turn += 1) await turnOfTheLoop();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
});

test('what is wrong is told only once it was sent, and from then on as it is typed', async () => {
  await render(<Form />);
  const fault = page.getByText('Please enter your password');
  await page.getByLabelText('Password').fill('a');
  await page.getByLabelText('Password').fill('');
  await expect.element(fault).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(fault).toBeVisible();
  await page.getByLabelText('Password').fill('a');
  await expect.element(fault).not.toBeInTheDocument();
  await page.getByLabelText('Password').fill('');
  await expect.element(fault).toBeVisible();
});

test('what stands in the fields is sent, also what a password manager put there without saying so; not twice at a time', async () => {
  const sent: unknown[] = [];
  let answer = () => {};
  await render(
    <Form
      onValid={(values) =>
        new Promise<void>((resolve) => {
          sent.push(values);
          answer = resolve;
        })
      }
    />,
  );
  await page.getByLabelText('Name').fill('Bee');
  const input = page.getByLabelText('Password').element();
  if (input instanceof HTMLInputElement) input.value = 'from the manager';
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(sent).toEqual([{ email: '', password: 'from the manager', name: 'Bee' }]);
  answer();
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('a refusal stands at its field and has the focus there, until the field is changed', async () => {
  await render(<Form />);
  await page.getByLabelText('Name').fill('Bee');
  await page.getByLabelText('Password').fill('secret');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect.element(page.getByText('This address has an account')).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  await page.getByLabelText('Email').fill('b@example.com');
  await expect.element(page.getByText('This address has an account')).not.toBeInTheDocument();
});
