import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aSound } from '../testing/a-sound.ts';
import { AudioPlayer } from './audio-player.tsx';
import '../theme.css';

const open = () =>
  render(
    <AudioPlayer
      label="Narration"
      url={URL.createObjectURL(aSound(12))}
      retryPolicy={{ timeoutMs: 5000, retries: 2, delayMs: 1000 }}
      seekStepS={0.1}
      volumeStep={0.01}
    />,
  );
const slider = (name: string) => page.getByRole('slider', { name });
const button = (name: string) => page.getByRole('button', { name });
const clock = (time: string) => expect.element(page.getByText(`${time} / 0:12.000`)).toBeVisible();

test('the time is shown to the millisecond, and moves by tenths of a second [FILM-3]', async () => {
  await open();
  await clock('0:00.000');
  slider('Position').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await clock('0:00.100');
  await userEvent.keyboard('{End}');
  await clock('0:12.000');
  await userEvent.keyboard('{ArrowLeft}');
  await clock('0:11.900');
});

test('the volume goes from 0 to 1 by hundredths [FILM-3]', async () => {
  await open();
  await clock('0:00.000');
  await expect.element(slider('Volume')).toHaveAttribute('aria-valuemin', '0');
  await expect.element(slider('Volume')).toHaveAttribute('aria-valuemax', '1');
  slider('Volume').element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slider('Volume')).toHaveAttribute('aria-valuenow', '0.99');
  await button('Mute').click();
  await expect.element(slider('Volume')).toHaveAttribute('aria-valuenow', '0');
  await button('Unmute').click();
  await expect.element(slider('Volume')).toHaveAttribute('aria-valuenow', '0.99');
});

test('it plays and pauses by its button and by its key, and jumps by the others', async () => {
  await open();
  await clock('0:00.000');
  await button('Play').click();
  await expect.element(button('Pause')).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(button('Play')).toBeVisible();
  await userEvent.keyboard('{Home}l');
  await clock('0:10.000');
  await userEvent.keyboard('{ArrowLeft}');
  await clock('0:05.000');
});
