import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';
import './theme.css';

const trigger = page.getByRole('button', { name: 'More' });
const menu = page.getByRole('menu');

/**
 * A menu that takes so long to leave that whatever comes next happens meanwhile. Said in the layer in which the page asks for
 * less movement, which is stronger than what no layer says.
 */
async function openSlowMenu() {
  const onSelect = vi.fn();
  await render(
    <>
      <style>
        {'@layer base { [role=menu][data-state=closed] { animation-duration: 60s !important } }'}
      </style>
      <DropdownMenu>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={onSelect}>Split</DropdownMenuItem>
          <DropdownMenuItem>Merge</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </>,
  );
  await trigger.click();
  await expect.element(menu).toHaveAttribute('data-state', 'open');
  return onSelect;
}

test('a menu that is leaving opens again when it is asked for, and works [PAGE-15]', async () => {
  const onSelect = await openSlowMenu();
  await page.getByRole('menuitem', { name: 'Split' }).click();
  await expect.element(menu).toHaveAttribute('data-state', 'closed');
  await trigger.click();
  await expect.element(menu).toHaveAttribute('data-state', 'open');
  await page.getByRole('menuitem', { name: 'Split' }).click();
  expect(onSelect).toHaveBeenCalledTimes(2);
});

test('from the keyboard, too: the arrows go on in it', async () => {
  const onSelect = await openSlowMenu();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).toHaveAttribute('data-state', 'closed');
  trigger.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).toHaveAttribute('data-state', 'open');
  await expect.element(page.getByRole('menuitem', { name: 'Split' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('its trigger closes it, and a press outside does', async () => {
  await openSlowMenu();
  await trigger.click();
  await expect.element(menu).toHaveAttribute('data-state', 'closed');
  await trigger.click();
  await expect.element(menu).toHaveAttribute('data-state', 'open');
  await userEvent.click(document.body, { position: { x: 300, y: 300 } });
  await expect.element(menu).toHaveAttribute('data-state', 'closed');
});
