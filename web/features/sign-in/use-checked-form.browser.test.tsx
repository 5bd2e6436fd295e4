import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useCheckedForm } from './use-checked-form.ts';

function Form() {
  const { register, onSubmit, errors } = useCheckedForm({ email: '', password: '', name: '' });
  return (
    <form noValidate onSubmit={(event) => void onSubmit(() => {})(event)}>
      <input aria-label="Email" {...register('email')} />
      <input aria-label="Password" {...register('password', { required: 'Please enter your password' })} />
      <input aria-label="Name" {...register('name', { required: 'Please enter your name' })} />
      <p>{errors.password?.message}</p>
      <button type="submit">Send</button>
    </form>
  );
}

const turnOfTheLoop = () => new Promise((resolve) => { setTimeout(resolve); });

test('the first faulty field gets the focus', async () => {
  await render(<Form />);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Please enter your password')).toBeVisible();
  await expect.element(page.getByLabelText('Password')).toHaveFocus();
});

test('who goes on to another field at once keeps the focus there: what they type lands where they see it', async () => {
  await render(<Form />);
  page.getByRole('button', { name: 'Send' }).element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  while (document.activeElement !== page.getByLabelText('Password').element()) await Promise.resolve();
  page.getByLabelText('Email').element().focus();
  for (let turn = 0; turn < 3; turn += 1) await turnOfTheLoop();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
});
