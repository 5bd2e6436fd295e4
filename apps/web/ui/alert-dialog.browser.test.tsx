import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AlertDialog } from './alert-dialog.tsx';
import { Button } from './button.tsx';
import { Dialog, DialogContent } from './dialog.tsx';
import './theme.css';

function WithAlert({ onYes }: { onYes?: () => void }) {
  const [open, setOpen] = useState(false);
  const confirm = () => {
    onYes?.();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Sure?"
        description="Think."
        confirmLabel="Yes"
        onConfirm={confirm}
      />
    </>
  );
}

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="Look">text</DialogContent>
      </Dialog>
    </>
  );
}

test.each([
  ['an alert', <WithAlert key="alert" />, 'alertdialog'],
  ['a dialog', <WithDialog key="dialog" />, 'dialog'],
] as const)('%s gives the focus back to what opened it', async (_name, element, role) => {
  await render(element);
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.click();
  await expect.element(page.getByRole(role)).toBeVisible();
  await expect.poll(() => document.activeElement?.closest(`[role=${role}]`)).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

test('a double click is one yes, even if the first has been done before the second comes', async () => {
  const onYes = vi.fn<() => void>();
  await render(<WithAlert onYes={onYes} />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('button', { name: 'Yes' })).toBeVisible();
  const yes = page.getByRole('button', { name: 'Yes' }).element();
  yes.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  // Drawn as closed now, and fading.
  await expect.poll(() => yes.closest('[data-state]')?.getAttribute('data-state')).toBe('closed');
  expect(yes.isConnected).toBe(true);
  yes.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onYes).toHaveBeenCalledOnce();
});

test('a double click that opened the alert under the pointer is no yes', async () => {
  const onYes = vi.fn<() => void>();
  await render(<WithAlert onYes={onYes} />);
  await page.getByRole('button', { name: 'Open' }).click();
  const yes = page.getByRole('button', { name: 'Yes' });
  await expect.element(yes).toBeVisible();
  yes.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(onYes).not.toHaveBeenCalled();
  await yes.click();
  expect(onYes).toHaveBeenCalledOnce();
});
