import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { voices } from '#contract/rules/voices.ts';
import { button, filledDraft, next, openWizard, radio, visit } from '../testing/open-wizard.tsx';

/** Stands for the browser's audio: what was asked to play, in order, and the last of it. */
class StubAudio extends EventTarget {
  static played: StubAudio[] = [];
  static refuses = false;
  paused = true;
  readonly src: string;
  constructor(src: string) {
    super();
    this.src = src;
  }
  async play() {
    StubAudio.played.push(this);
    if (StubAudio.refuses) throw new DOMException('no', 'NotSupportedError');
    this.paused = false;
    this.dispatchEvent(new Event('playing'));
  }
  pause() {
    this.paused = true;
  }
}

beforeEach(() => {
  StubAudio.played = [];
  StubAudio.refuses = false;
  vi.stubGlobal('Audio', StubAudio);
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  visit({ draft: { ...filledDraft, voice: null } });
  vi.stubGlobal('Audio', StubAudio);
  return openWizard('/create?step=voice');
}

test('six voices by name; none is chosen until one is pressed', async () => {
  await open();
  await expect.element(page.getByRole('radio', { name: /^Meridian/ })).toBeVisible();
  const labels = page
    .getByRole('radio')
    .elements()
    .map((element) => element.getAttribute('aria-label')?.split(':')[0]);
  expect(labels).toEqual(['Meridian', 'Resonance', 'Aurora', 'Obsidian', 'Celesta', 'Raylee']);
  await expect.element(next).toBeDisabled();
  await expect.element(page.getByText('Choose a voice', { exact: true })).toBeVisible();
  await radio(/^Obsidian/).click();
  await expect.element(radio(/^Obsidian/)).toBeChecked();
  await expect.element(next).toBeEnabled();
});

test('a voice is heard before it is chosen; another one silences it, and a second press stops it', async () => {
  await open();
  await button('Preview Aurora').click();
  expect(StubAudio.played.map(({ src }) => src)).toEqual(['/api/v1/voices/fable/preview']);
  await button('Preview Raylee').click();
  expect(StubAudio.played.map(({ paused }) => paused)).toEqual([true, false]);
  await expect.element(button('Preview Aurora')).toBeVisible();
  await button('Stop Raylee').click();
  expect(StubAudio.played.every(({ paused }) => paused)).toBe(true);
  // Listening is not choosing.
  await expect.element(next).toBeDisabled();
});

test('it falls silent at its end, and when the step is left', async () => {
  const { screen } = await open();
  await button('Preview Aurora').click();
  await expect.element(button('Stop Aurora')).toBeVisible();
  StubAudio.played[0]?.dispatchEvent(new Event('ended'));
  await expect.element(button('Preview Aurora')).toBeVisible();
  await button('Preview Aurora').click();
  await screen.unmount();
  expect(StubAudio.played.at(-1)?.paused).toBe(true);
});

test('a preview that cannot be played says so', async () => {
  StubAudio.refuses = true;
  await open();
  await button('Preview Meridian').click();
  await expect.element(page.getByText('Audio playback error', { exact: true })).toBeVisible();
  await expect.element(button('Preview Meridian')).toBeVisible();
});

test("each voice's portrait opens to Meet and its name", async () => {
  await open();
  for (const { name, description } of voices) {
    await button(`Meet ${name}`).click();
    const popup = page.getByRole('dialog', { name: `Meet ${name}` });
    await expect.element(popup.getByText(description, { exact: true })).toBeVisible();
    await expect.element(popup.getByRole('button', { name: `Preview ${name}` })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(button(`Meet ${name}`)).toHaveFocus();
  }
});

test('English alone can be chosen; the others are Coming Soon', async () => {
  await open();
  const select = page.getByRole('combobox', { name: 'Language' });
  await expect.element(select).toHaveValue('en');
  const options = select.element().querySelectorAll('option');
  expect(Array.from(options, (option) => [option.textContent, option.disabled])).toEqual([
    ['English', false],
    ['Spanish · Coming Soon', true],
    ['French · Coming Soon', true],
    ['German · Coming Soon', true],
  ]);
  await select.click();
  await userEvent.keyboard('{ArrowDown}{End}{Enter}');
  await expect.element(select).toHaveValue('en');
});
