import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AudioPlayer } from './audio-player.tsx';
import '../theme.css';

const sampleRate = 8000;

/** A recording of silence, as the address of a WAV file: a header of 44 bytes, then 8 bits for each sample. */
function silence(seconds: number): string {
  const size = seconds * sampleRate;
  const file = new DataView(new ArrayBuffer(44 + size));
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => file.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  file.setUint32(4, 36 + size, true);
  write(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    file.setUint16(at, value, true);
  for (const at of [24, 28]) file.setUint32(at, sampleRate, true);
  write(36, 'data');
  file.setUint32(40, size, true);
  new Uint8Array(file.buffer, 44).fill(128);
  return URL.createObjectURL(new Blob([file], { type: 'audio/wav' }));
}

const open = () =>
  render(
    <AudioPlayer
      label="Narration"
      url={silence(12)}
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
