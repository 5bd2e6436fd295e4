import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { voices } from '@scenewright/contract/rules/voices.ts';
import { button, filledDraft, next, openWizard, radio, visit } from '../testing/open-wizard.tsx';

/** Stands for the browser's audio: what was asked to play, in order, and the last of it. */
class StubAudio extends EventTarget {
  static played: StubAudio[] = [];
  static refuses = false;
  paused = true;
  src = '';
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
  const fake = visit({ draft: { ...filledDraft, voice: null } });
  vi.stubGlobal('Audio', StubAudio);
  return { ...(await openWizard('/create?step=voice')), fake };
}

test('six voices by name; none is chosen until one is pressed [WIZ-10]', async () => {
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

test('a voice is heard before it is chosen; another one silences it, and a second press stops it [WIZ-10]', async () => {
  await open();
  await button('Preview Aurora').click();
  await expect.poll(() => StubAudio.played.length).toBe(1);
  await button('Preview Raylee').click();
  await expect.poll(() => StubAudio.played.map(({ paused }) => paused)).toEqual([true, false]);
  await expect.element(button('Preview Aurora')).toBeVisible();
  await button('Stop Raylee').click();
  expect(StubAudio.played.every(({ paused }) => paused)).toBe(true);
  // Listening is not choosing.
  await expect.element(next).toBeDisabled();
});

test("a voice says the creator's own first sentence, in each voice [VOICE-7]", async () => {
  const { fake } = await open();
  let said = 0;
  fake.answer('POST /ai/try-voice', () => ({ body: { url: `/said/${++said}.m4a`, own: true } }));
  await expect.element(page.getByText('How bees fly', { exact: true })).toBeVisible();
  await button('Preview Aurora').click();
  await expect.element(button('Stop Aurora')).toBeVisible();
  await expect.poll(() => StubAudio.played.map(({ src }) => src)).toEqual(['/said/1.m4a']);
  await button('Preview Raylee').click();
  await expect
    .poll(() => StubAudio.played.map(({ src }) => src))
    .toEqual(['/said/1.m4a', '/said/2.m4a']);
  expect(fake.requestsOf('POST /ai/try-voice').map(({ body }) => body)).toEqual([
    { voice: 'fable', text: 'How bees fly' },
    { voice: 'shimmer', text: 'How bees fly' },
  ]);
});

test("where it cannot be said now the voice's own sample is heard, and the page says so", async () => {
  await open();
  await button('Preview Aurora').click();
  await expect
    .poll(() => StubAudio.played.map(({ src }) => src))
    .toEqual(['/api/v1/voices/fable/preview']);
  await expect
    .element(page.getByText(/you hear each voice with a sentence of its own/))
    .toBeVisible();
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

test('a preview that cannot be played says so [WIZ-10]', async () => {
  StubAudio.refuses = true;
  await open();
  await button('Preview Meridian').click();
  await expect.element(page.getByText('Audio playback error', { exact: true })).toBeVisible();
  await expect.element(button('Preview Meridian')).toBeVisible();
});

test("each voice's portrait opens to Meet and its name [WIZ-10]", async () => {
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

test('English alone can be chosen; the others are Coming Soon [WIZ-27]', async () => {
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
