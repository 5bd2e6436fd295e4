import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import {
  answerWith,
  editPath,
  expectAccessible,
  openScenes,
  openStoryboard as open,
  sent,
} from '../testing/open-storyboard.tsx';
import { stopLine } from './line-player.ts';

/** Stands for the browser's audio: what was asked to play, in order. */
class StubAudio extends EventTarget {
  static played: StubAudio[] = [];
  paused = true;
  currentTime = 0;
  duration = 4;
  readonly src: string;
  constructor(src: string) {
    super();
    this.src = src;
  }
  async play() {
    StubAudio.played.push(this);
    this.paused = false;
    this.dispatchEvent(new Event('playing'));
  }
  pause() {
    this.paused = true;
  }
  /** Goes on to this second. */
  reach(second: number) {
    this.currentTime = second;
    this.dispatchEvent(new Event('timeupdate'));
  }
}

const dialogue = 'A GIF moves. Nobody asks why.';
const scenes = [buildScene(1, { dialogue }), buildScene(2, { dialogue: 'That GIF loops.' })];
const draft = buildStoryboard(scenes);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const spoken = {
  '/speak': () => ({
    body: { audio_url: '/line.m4a', scene: buildScene(1, { dialogue, audio_url: '/line.m4a' }) },
  }),
};

beforeEach(() => {
  StubAudio.played = [];
});
afterEach(() => stopLine());

async function openBoard(...[storyboard, answers]: Parameters<typeof open>): Promise<void> {
  await open(storyboard, answers);
  vi.stubGlobal('Audio', StubAudio);
  if (storyboard.video_url !== null) await openScenes();
  await expect.element(page.getByRole('heading', { name: 'Scene 1' })).toBeVisible();
}

test('a line is spoken once and heard at every press; it shows how far it is, and another one silences it [VOICE-2]', async () => {
  await openBoard(
    buildStoryboard([scenes[0] ?? buildScene(1), buildScene(2, { audio_url: '/second.m4a' })]),
    spoken,
  );
  await button('Listen, scene 1').click();
  await expect.element(button('Stop, scene 1')).toBeVisible();
  await expect.poll(() => StubAudio.played).toHaveLength(1);
  StubAudio.played[0]?.reach(1);
  await expect
    .element(page.getByRole('progressbar', { name: 'Line of scene 1' }))
    .toHaveAttribute('aria-valuetext', '0:01 of 0:04');
  await expectAccessible();
  await button('Listen, scene 2').click();
  await expect.element(button('Listen, scene 1')).toBeVisible();
  await expect
    .poll(() => StubAudio.played.map(({ src, paused }) => [src, paused]))
    .toEqual([
      ['/line.m4a', true],
      ['/second.m4a', false],
    ]);
  await button('Stop, scene 2').click();
  expect(StubAudio.played.every(({ paused }) => paused)).toBe(true);
  expect(sent).toEqual(['POST speak']);
});

test('the keyboard starts and stops it without losing its place', async () => {
  await openBoard(draft, spoken);
  button('Listen, scene 1').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Stop, scene 1')).toHaveFocus();
  await expect.poll(() => StubAudio.played).toHaveLength(1);
  StubAudio.played[0]?.dispatchEvent(new Event('ended'));
  await expect.element(button('Listen, scene 1')).toHaveFocus();
});

test('what was typed is saved before it is spoken [VOICE-2]', async () => {
  const save = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    sent.push('saved');
    return answerWith(buildStoryboard([buildScene(1, { dialogue: 'New words.' }), buildScene(2)]));
  };
  await openBoard(draft, { ...spoken, [editPath]: save });
  await page.getByRole('textbox', { name: 'Dialogue' }).first().fill('New words.');
  await button('Listen, scene 1').click();
  await expect.poll(() => StubAudio.played).toHaveLength(1);
  expect(sent).toEqual([
    `edit ${JSON.stringify([{ type: 'scene', scene: '1', fields: { dialogue: 'New words.' }, replaces: { dialogue } }])}`,
    'saved',
    'POST speak',
  ]);
});

test('a line that cannot be spoken says why, and can be asked for again', async () => {
  await openBoard(draft, {
    '/speak': () => ({
      status: 429,
      body: { detail: 'Please wait a moment.', code: 'rate_limited', request_id: 'r' },
    }),
  });
  await button('Listen, scene 1').click();
  await expect.element(page.getByText('Please wait a moment.', { exact: true })).toBeVisible();
  await expect.element(button('Listen, scene 1')).toBeVisible();
});

test('the speed is saved at once, and undo brings the old one back [VOICE-3]', async () => {
  await openBoard(draft);
  await page.getByLabelText('Speed of scene 1').selectOptions('1.15×');
  await expect
    .poll(() => sent)
    .toEqual(['edit [{"type":"scene","scene":"1","fields":{"speed":1.15}}]']);
  await button(/^Undo/).click();
  await expect
    .poll(() => sent.at(-1))
    .toBe('edit [{"type":"scene","scene":"1","fields":{"speed":1},"replaces":{"speed":1.15}}]');
  await expect.element(page.getByLabelText('Speed of scene 1')).toHaveValue('1');
});

test('a pause goes where the cursor is, between sentences where nobody put one, and its author types on after it [VOICE-4]', async () => {
  await openBoard(draft);
  const field = page.getByLabelText('Dialogue').first();
  await button('Add pause, scene 1').click();
  await expect.element(field).toHaveValue('A GIF moves. [pause] Nobody asks why.');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText(/rests 1\.5 seconds/)).toBeVisible();
  await userEvent.keyboard(' Really.');
  await expect.element(field).toHaveValue('A GIF moves. [pause] Really. Nobody asks why.');
  await field.fill('Wait [pause 9s] here.');
  await userEvent.tab();
  await expect
    .element(page.getByText('A pause lasts 0.1 to 5 seconds, such as [pause 1.5s].'))
    .toBeVisible();
});

test('a word is said otherwise: asked about where the cursor is, in this scene or in all, heard, and removed [VOICE-5]', async () => {
  const said = { word: 'GIF', say: 'jif' };
  const change = (scene: number, to: (typeof said)[], from: (typeof said)[]) => ({
    type: 'scene',
    scene: String(scene),
    fields: { pronunciations: to },
    replaces: { pronunciations: from },
  });
  const heard = () => ({
    body: {
      audio_url: '/line.m4a',
      scene: buildScene(1, { dialogue, pronunciations: [said], audio_url: '/line.m4a' }),
    },
  });
  await openBoard(draft, { '/speak': heard });
  const field = page.getByLabelText('Dialogue').first();
  await field.click();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
  await button('Say as, scene 1').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText('Word')).toHaveValue('GIF');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog.getByText('Type how it sounds, in letters.')).toBeVisible();
  await dialog.getByLabelText('Say it as').fill('jif');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save and listen' }).click();
  await expect.poll(() => StubAudio.played).toHaveLength(1);
  expect(sent).toEqual([`edit ${JSON.stringify([change(1, [said], [])])}`, 'POST speak']);
  await expect.element(dialog.getByText('as “jif”')).toBeVisible();
  await dialog.getByLabelText('In every scene that has this word (2)').click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => sent.at(-1))
    .toBe(`edit ${JSON.stringify([change(1, [said], [said]), change(2, [said], [])])}`);
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Say as, scene 1, 1 in use').click();
  await dialog.getByRole('button', { name: 'Remove GIF' }).click();
  await expect.poll(() => sent.at(-1)).toBe(`edit ${JSON.stringify([change(1, [], [said])])}`);
});

test('in a finished video the line is heard and nothing is changed', async () => {
  await openBoard(
    buildStoryboard([buildScene(1, { status: 'completed', audio_url: '/line.m4a' })], {
      status: 'completed',
      video_url: '/none.mp4',
    }),
  );
  await expect.element(page.getByLabelText('Speed of scene 1')).toBeDisabled();
  expect(button('Add pause, scene 1').elements()).toHaveLength(0);
  await button('Listen, scene 1').click();
  await expect.poll(() => StubAudio.played).toHaveLength(1);
  expect(sent).toEqual([]);
});

test('nobody listens to nothing, nor to a language that nobody reads', async () => {
  await openBoard(
    buildStoryboard([buildScene(1, { dialogue: '[pause]' }), buildScene(2, { narrated: false })]),
  );
  button('Listen, scene 1').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This scene says nothing.', { exact: true })).toBeVisible();
  button('Listen, scene 2').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('No voice reads this language.', { exact: true }))
    .toBeVisible();
  expect(sent).toEqual([]);
});
