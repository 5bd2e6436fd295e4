import type { Page } from '@playwright/test';
import type { StateName } from './storyboard-states.ts';

interface Opening {
  readonly state: StateName;
  /** What is opened, and how. */
  readonly what: string;
  readonly open: (page: Page) => Promise<void>;
}

/** Presses a button and waits for what it opens. */
const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('[role=dialog], [role=alertdialog], [role=menu]').first().waitFor();
};

/** Every dialog, menu and popover of the storyboard; each can be opened after any other of its state was closed. */
export const openings: readonly Opening[] = [
  { state: 'draft', what: 'a scene without a picture', open: press('View, scene 1') },
  {
    state: 'completed',
    what: 'a finished scene, its takes and a comparison',
    open: async (page) => {
      const fold = page.getByRole('button', { name: /^Scenes/ });
      if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
      await press('View, scene 1')(page);
      await page.getByRole('button', { name: /^Take 2/ }).click();
    },
  },
  { state: 'draft', what: 'tweak', open: press('Tweak, scene 1') },
  {
    state: 'draft',
    what: 'what a tweak changed',
    open: async (page) => {
      await press('Tweak, scene 1')(page);
      await page.getByRole('textbox', { name: 'Instruction' }).fill('Set it at night');
      await page.getByRole('dialog').getByRole('button', { name: 'Tweak', exact: true }).click();
      await page.getByRole('insertion').first().waitFor();
    },
  },
  { state: 'awaiting you', what: 'tweak with its price', open: press('Tweak, scene 1') },
  {
    state: 'awaiting you',
    what: 'regenerate',
    open: press(/^Regenerate Media, 5 credits, scene 1/),
  },
  { state: 'awaiting you', what: 'make all that is missing', open: press(/^Make all 2 missing/) },
  { state: 'draft', what: 'add a scene', open: press('Add Scene') },
  { state: 'ready', what: 'preview', open: press('Preview') },
  { state: 'draft', what: 'preview without pictures', open: press('Preview') },
  {
    state: 'draft',
    what: 'the keys',
    open: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  { state: 'ready', what: 'how captions look', open: press(/^Captions/) },
  {
    state: 'draft',
    what: 'what captions say',
    open: async (page) => {
      await press(/^Captions/)(page);
      await page.getByRole('tab', { name: 'Text' }).click();
    },
  },
  { state: 'draft', what: 'the menu of a scene', open: press('More for scene 1') },
  { state: 'draft', what: 'approval', open: press(/^Approve Content · 10 credits/) },
  { state: 'completed', what: 'downloads', open: press('Downloads') },
  {
    state: 'draft',
    what: 'ticked scenes',
    open: (page) => page.getByText(/^Select all$|selected$/).click(),
  },
  {
    state: 'awaiting you',
    what: 'ticked scenes with their price',
    open: (page) => page.getByText(/^Select all$|selected$/).click(),
  },
];
