import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog, DialogContent } from './dialog.tsx';

/** A tall panel whose button puts a low one in its place, as a form gives way to the list it has added to. */
function TwoPanels() {
  const [done, setDone] = useState(false);
  return (
    <Dialog defaultOpen>
      {done ? (
        <DialogContent title="The list">Added.</DialogContent>
      ) : (
        <DialogContent title="The form">
          <div style={{ height: 400 }} />
          <button type="button" onClick={() => setDone(true)}>
            Add
          </button>
        </DialogContent>
      )}
    </Dialog>
  );
}

const pressOutside = () =>
  page.elementLocator(document.documentElement).click({ position: { x: 4, y: 4 }, force: true });

beforeEach(() => page.viewport(1280, 900));

test('the second half of a double click closes no panel that has come under the pointer; a later press outside does', async () => {
  await render(<TwoPanels />);
  const add = page.getByRole('button', { name: 'Add' });
  await expect.element(add).toBeVisible();
  await add.dblClick();
  const list = page.getByRole('dialog', { name: 'The list' });
  await expect.element(list).toBeVisible();
  await expect
    .poll(async () => {
      await pressOutside();
      return list.query();
    })
    .toBeNull();
});
