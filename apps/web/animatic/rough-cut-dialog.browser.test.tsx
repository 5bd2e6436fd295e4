import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { RoughCutLine } from '@scenewright/contract/schemas/rough-cut.ts';
import '../ui/theme.css';
import { expectAccessible } from '../ui/testing/expect-accessible.ts';
import RoughCutDialog from './rough-cut-dialog.tsx';
import { aSound } from '../ui/testing/a-sound.ts';

const dialog = page.getByRole('dialog');
const status = dialog.getByRole('status');
const music = () => dialog.element().querySelector<HTMLAudioElement>('audio[data-music]');
const line = () => dialog.element().querySelector<HTMLAudioElement>('audio:not([data-music])');

async function base64Of(sound: Blob): Promise<string> {
  return new Uint8Array(await sound.arrayBuffer()).toBase64();
}

/** A server whose lines are sent one by one. */
function stubServer() {
  const lines = new TransformStream<string, string>();
  const writer = lines.writable.getWriter();
  vi.stubGlobal(
    'fetch',
    async () => new Response(lines.readable.pipeThrough(new TextEncoderStream())),
  );
  return {
    send: async (sent: RoughCutLine) => await writer.write(`${JSON.stringify(sent)}\n`),
    close: async () => await writer.close(),
  };
}

const scene = { number: 1, duration: 5, description: 'A hive.', dialogue: 'Bees dance.' };
const script: RoughCutLine = {
  kind: 'script',
  title: 'Bees',
  shape: 'vertical',
  language: 'en',
  left_out: 0,
  scenes: [scene],
};
const picture = btoa('<svg xmlns="http://www.w3.org/2000/svg"/>');

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  await cleanup();
  vi.unstubAllGlobals();
});

test('a rough cut plays with its first scene; the music comes in where it is by then', async () => {
  const { send, close } = stubServer();
  await render(<RoughCutDialog request={{ prompt: 'Bees dance.' }} onClose={() => undefined} />);
  await expect.element(status).toHaveTextContent('Reading your idea…');
  await send(script);
  await expect.element(status).toHaveTextContent('Sketching scene 1 of 1…');
  await send({ kind: 'picture', number: 1, data: picture });
  await send({ kind: 'sound', number: 1, data: await base64Of(aSound(2)) });
  await expect.poll(() => line()?.paused).toBe(false);
  await expect.element(status).toHaveTextContent('Composing the music…');
  expect(music()).toBeNull();
  await send({ kind: 'music', data: await base64Of(aSound(5)) });
  await expect.poll(() => music()?.paused).toBe(false);
  await send({ kind: 'end' });
  await close();
  await expect.element(status).toBeEmptyDOMElement();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.poll(() => music()?.paused).toBe(true);
});
