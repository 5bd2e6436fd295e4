import type { Page } from '@playwright/test';
import { scriptOf } from '../apps/server/testing/ready-script.ts';

/** The length of each scene, in seconds. */
const sceneLengthS = 3;

/** Signs a page in as a guest; it stands at the wizard then. */
export async function signInAsGuest(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.waitForURL(/\/create/);
}

/** Has the storyboard of a new content written for whom the page is signed in as. @returns the content's id */
export async function makeStoryboard(page: Page, sceneCount: number): Promise<string> {
  return await page.evaluate(
    async ({ count, lengthS, prompt }) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
        'content-type': 'application/json',
      };
      const body = JSON.stringify({
        platform: 'shorts',
        topic: 'custom',
        title: 'Bees',
        prompt,
        voice: 'nova',
        language: 'en',
        duration: count * lengthS,
        scene_count: count,
        scene_length: lengthS,
        email: 'guest@example.com',
        visual_model: 'recraft-ai/recraft-v3',
        style: '',
      });
      const created = await fetch('/api/v1/content/create', { method: 'POST', headers, body });
      if (!created.ok) throw new Error(`the content was not created: ${await created.text()}`);
      const { id } = (await created.json()) as { id: string };
      for (;;) {
        const { status } = (await (
          await fetch(`/api/v1/storyboard/content/${id}/storyboard`, { headers })
        ).json()) as { status: string };
        if (status === 'draft') return id;
        if (status !== 'generating') throw new Error(`the storyboard is ${status}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    { count: sceneCount, lengthS: sceneLengthS, prompt: scriptOf(sceneCount, sceneLengthS) },
  );
}
