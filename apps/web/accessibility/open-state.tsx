import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { Take } from '@scenewright/contract/schemas/takes.ts';
import { buildScene, buildStoryboard } from '../features/storyboard/testing/build-storyboard.ts';
import { openApp } from './open-app.tsx';
import { beside, type StateName, storyboardStates } from './storyboard-states.ts';

const picture = '/examples/lighthouses-1.webp';
const film = '/examples/model-recraft-vertical.mp4';

const madeScene = (number: number, shown: string): Scene =>
  buildScene(number, {
    id: `00000000-0000-4000-8000-0000000000b${number}`,
    status: 'completed',
    duration: 3,
    description: `A honey bee over flower ${number}.`,
    camera: 'slow push in',
    dialogue: 'The bees dance at home.',
    sentences: [{ text: 'The bees dance at home.', source: 'own', of: '' }],
    visual_kind: 'picture',
    visual_url: shown,
    poster_url: shown,
    audio_url: film,
    audio_updated_at: '2026-05-01T00:00:00.000Z',
    download_url: film,
  });

/** A film of two short scenes, as its maker finds it. */
const finished: Storyboard = buildStoryboard(
  [madeScene(1, picture), madeScene(2, '/examples/lighthouses-2.webp')],
  {
    status: 'completed',
    platform: 'shorts',
    visual_model: 'recraft-ai/recraft-v3',
    genre: 'script',
    video_url: film,
    download_url: film,
    package_url: film,
    watch_url: 'http://localhost:3000/watch/XvJMiJmUQmyYA8cbTMs7jw6LY45-usMt6VLR1_nsAaw',
    thumbnail_url: picture,
    notices: [
      'We ask creator@example.com for its consent before we mail the video there. Until its owner agrees, the video is here only.',
    ],
  },
);

const usualTake = {
  still: false,
  recorded: false,
  speed: 1,
  pronunciations: [],
  created_at: '2026-05-01T00:00:00.000Z',
  current: true,
};
const takes: readonly Take[] = [
  {
    ...usualTake,
    id: '00000000-0000-4000-8000-0000000000a1',
    kind: 'visual',
    media_type: 'image',
    text: 'A honey bee over flower 1.',
    model: 'recraft-ai/recraft-v3',
    credits: 5,
    thumbnail_url: picture,
    media_url: picture,
  },
  {
    ...usualTake,
    id: '00000000-0000-4000-8000-0000000000a2',
    kind: 'narration',
    media_type: null,
    text: 'The bees dance at home.',
    model: 'nova',
    credits: 0,
    thumbnail_url: null,
    media_url: film,
  },
];

/** Opens the finished film's storyboard as it looks in a state. */
export async function openState(state: StateName): Promise<void> {
  const change: (finished: Storyboard) => Storyboard = storyboardStates[state];
  const storyboard = change(finished);
  await openApp(`/storyboard/${finished.id}`, {
    as: 'guest',
    answers: {
      'GET /storyboard/content/:id/storyboard': { body: storyboard },
      'GET /storyboard/content/:id/credit-cost': {
        body: beside.creditCost({ visualModel: finished.visual_model, available: 515 }),
      },
      'GET /storyboard/scene/:id/takes': { body: { takes: beside.takes(takes) } },
      'POST /storyboard/content/:id/regenerate-scenes': {
        body: beside.tweaked(storyboard.scenes),
      },
      'GET /content/:id/captions.vtt': { body: 'WEBVTT\n' },
      'GET /storyboard/scene/:id/captions.vtt': { body: 'WEBVTT\n' },
    },
  });
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // A player that gets its controls behind an open dialog would not be hidden by it.
  await expect.poll(() => document.querySelector('[role=slider][data-disabled]')).toBeNull();
  await expect
    .poll(() => [...document.querySelectorAll('video')].every(({ readyState }) => readyState > 0))
    .toBe(true);
}
