import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ContentItem } from '@scenewright/contract/schemas/content.ts';
import { expectAccessible } from '../ui/testing/expect-accessible.ts';
import { expectGoodInEveryLook, sizes } from './looks.ts';
import { type Answers, openApp } from './open-app.tsx';

const contentId = '00000000-0000-4000-8000-0000000000cc';

const video = (id: string, changes: Partial<ContentItem> = {}): ContentItem => ({
  id,
  title: `Video ${id}`,
  platform: 'tiktok',
  orientation: 'vertical',
  shape: 'vertical',
  status: 'draft',
  scheduled_at: null,
  created_at: '2026-05-01T00:00:00.000Z',
  updated_at: '2026-05-01T00:00:00.000Z',
  duration: 30,
  scene_count: 3,
  pending_scenes: 0,
  visual_model: 'recraft-ai/recraft-v3',
  quality: 'final',
  thumbnail_url: null,
  failure: null,
  ...changes,
});
/** Every status and every platform a card can have. */
const videos = [
  video('1', { status: 'generating' }),
  video('2', { status: 'processing', platform: 'instagram' }),
  video('3', { status: 'awaiting_compilation', platform: 'shorts' }),
  video('4', {
    status: 'completed',
    platform: 'youtube',
    orientation: 'landscape',
    thumbnail_url: '/examples/lighthouses.webp',
  }),
  video('5', {
    status: 'scheduled',
    platform: 'video',
    orientation: 'landscape',
    scheduled_at: '2027-01-05T18:00:00.000Z',
  }),
  video('6', { status: 'failed', failure: 'The scenes could not be combined. Please try again.' }),
];

const listing = (items: readonly ContentItem[], changes: object = {}): Answers => ({
  'GET /content/user-content': {
    body: { items, total: items.length, currentPage: 1, totalPages: 1, ...changes },
  },
});

beforeEach(() => page.viewport(...sizes.wide));

test('who is not signed in is asked to sign in accessibly', async () => {
  await openApp('/dashboard', { as: 'visitor' });
  await expect.element(page.getByText('Authentication Required', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue as guest' })).toBeVisible();
  await expectGoodInEveryLook();
});

test('an empty dashboard is accessible', async () => {
  await openApp('/dashboard', { as: 'guest' });
  await expect.element(page.getByText('None created')).toBeVisible();
  await expectGoodInEveryLook();
});

test('a video is deleted accessibly, from the hint to the notification', async () => {
  const bees = video(contentId, { title: 'Bees' });
  await openApp('/dashboard', {
    as: 'guest',
    answers: { ...listing([bees]), 'DELETE /content/:id': { body: { status: 'ok' } } },
  });
  const trash = page.getByRole('button', { name: /^Delete / });
  await trash.hover();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await expectAccessible();
  await trash.click();
  await expect.element(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
  await expectGoodInEveryLook();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  // The focus keeps the notification; a pointer would lie outside of the narrow screen.
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  (undo.element() as HTMLElement).focus();
  await expectGoodInEveryLook();
});

test('a search that finds nothing is accessible', async () => {
  await openApp('/dashboard?q=nothing', { as: 'guest' });
  await expect.element(page.getByText('No video matches')).toBeVisible();
  await expectGoodInEveryLook();
});

test('editing is accessible, and what is said of a title that is none', async () => {
  await openApp(`/edit/${contentId}`, {
    as: 'guest',
    answers: { 'GET /content/:id': { body: video(contentId, { title: 'Bees' }) } },
  });
  await page.getByLabelText(/^Title/).fill('');
  await expect.element(page.getByText('Please enter a title')).toBeVisible();
  await expectGoodInEveryLook();
});

test('a content that is not there is told accessibly', async () => {
  await openApp('/edit/00000000-0000-4000-8000-000000000000', { as: 'guest' });
  await expect.element(page.getByText('Content not found')).toBeVisible();
  await expectGoodInEveryLook();
});

test('videos of every status and platform are accessible, on the fourth of eight pages', async () => {
  await openApp('/dashboard?page=4', {
    as: 'guest',
    answers: listing(videos, { total: 75, currentPage: 4, totalPages: 8 }),
  });
  await expect.element(page.getByText('Scheduled', { exact: true }).last()).toBeVisible();
  await expectGoodInEveryLook();
});

test('videos that could not be loaded are told accessibly', async () => {
  await openApp('/dashboard', {
    as: 'guest',
    answers: { 'GET /content/user-content': { status: 503, body: { detail: 'away' } } },
  });
  await expect.element(page.getByText('Your videos could not be loaded')).toBeVisible();
  await expectGoodInEveryLook();
});
