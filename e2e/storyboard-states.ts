import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { Take } from '@scenewright/contract/schemas/takes.ts';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface MadeFilm {
  readonly contentId: string;
  /** Signs a browser in as who made it. */
  readonly session: Session;
}

/** Makes a film of two short scenes, as a guest. */
export async function makeFilm(browser: Browser, origin: string): Promise<MadeFilm> {
  const page = await browser.newPage();
  await signInAsGuest(page, origin);
  const contentId = await makeStoryboard(page, 2);
  await page.goto(`${origin}/storyboard/${contentId}`);
  await page.getByRole('button', { name: /^Approve Content · / }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Approve Content/ })
    .click();
  await page
    .locator('button:not([aria-disabled])', { hasText: 'Create Final Video' })
    .click({ timeout: 300_000 });
  await page.getByRole('region', { name: 'Final video' }).waitFor({ timeout: 300_000 });
  const session = await page.context().storageState();
  await page.close();
  return { contentId, session };
}

/** Every state a storyboard can be in, made of a finished one. */
export const storyboardStates = {
  generating: (finished) => ({ ...unfinished(finished), status: 'generating', scenes: [] }),
  'writing failed': (finished) => ({
    ...unfinished(finished),
    status: 'failed',
    scenes: [],
    failure: 'The writer could not be reached.',
  }),
  draft: (finished) => ({
    ...unfinished(finished),
    status: 'draft',
    notices: [
      'No voice is available for the language of some scenes: their captions run with music instead.',
      '1 sentence did not fit. All of it needs 4 scenes and 12 seconds.',
    ],
    left_out: [
      { ...untold, id: 'left-1', text: 'It dances to share the map.', why: 'no-room' },
      { ...untold, id: 'left-2', text: 'Make it feel like spring.', why: 'request' },
    ],
    scenes: scenesOf(finished, [unmade, { ...unmade, duration: 0 }, unmade]),
  }),
  'in the making': (finished) => ({
    ...unfinished(finished),
    status: 'awaiting_compilation',
    scenes: scenesOf(finished, [
      {},
      { status: 'pending', progress: { stage: 'picture', percent: 42 }, cancelable: true },
      { ...unmade, status: 'pending', progress: { stage: 'queued', percent: 0 }, cancelable: true },
    ]),
  }),
  'awaiting you': (finished) => ({
    ...unfinished(finished),
    status: 'awaiting_compilation',
    scenes: scenesOf(finished, [
      {
        visual_stale: true,
        audio_stale: true,
        sketch_url: finished.scenes[1]?.poster_url ?? null,
      },
      { ...unmade, status: 'failed', failure: 'The picture service did not answer.' },
      unmade,
      { ...unmade, duration: 0 },
    ]),
  }),
  ready: (finished) => ({ ...unfinished(finished), status: 'awaiting_compilation' }),
  processing: (finished) => ({
    ...unfinished(finished),
    status: 'processing',
    film_progress: { stage: 'combine', percent: 63 },
  }),
  failed: (finished) => ({
    ...unfinished(finished),
    status: 'failed',
    failure: 'The scenes could not be joined.',
  }),
  empty: (finished) => ({ ...unfinished(finished), status: 'draft', scenes: [] }),
  completed: (finished) => finished,
} as const satisfies Record<string, (finished: Storyboard) => Storyboard>;

export type StateName = keyof typeof storyboardStates;

const unmade = {
  status: 'draft',
  visual_url: null,
  poster_url: null,
  audio_url: null,
  download_url: null,
} as const satisfies Partial<Scene>;

/** A sentence that no scene says; it would stand at the end. */
const untold = { source: 'own', of: '', place: 4 } as const;

function unfinished(finished: Storyboard): Storyboard {
  return { ...finished, video_url: null, download_url: null, thumbnail_url: null };
}

/** As many scenes as there are changes, each a finished one changed so. */
function scenesOf({ scenes }: Storyboard, changes: readonly Partial<Scene>[]): Scene[] {
  return changes.flatMap((change, index) => {
    const scene = scenes[index % scenes.length];
    return scene === undefined
      ? []
      : [
          {
            ...scene,
            id:
              index < scenes.length
                ? scene.id
                : scene.id.replace(/.{2}$/, String(index).padStart(2, '0')),
            number: index + 1,
            ...change,
          },
        ];
  });
}

/** Opens the finished film's storyboard as it looks in a state; only what the server says of it is changed, on its way. */
export async function openState(
  page: Page,
  origin: string,
  contentId: string,
  state: StateName,
): Promise<void> {
  let scenes: readonly Scene[] = [];
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(`**/storyboard/content/${contentId}/storyboard`, async (route) => {
    const response = await route.fetch();
    const change: (finished: Storyboard) => Storyboard = storyboardStates[state];
    const storyboard = change((await response.json()) as Storyboard);
    scenes = storyboard.scenes;
    await route.fulfill({ response, json: storyboard });
  });
  await page.route('**/regenerate-scenes', (route) =>
    route.fulfill({
      json: {
        scenes: scenes
          .slice(0, 1)
          .map((scene) => ({ ...scene, description: `${scene.description}, at night` })),
        undone: ['“and in rhymes” is nothing that can be done by itself.'],
        inverse: [],
      },
    }),
  );
  await page.route('**/takes', async (route) => {
    const response = await route.fetch();
    const { takes } = (await response.json()) as { takes: Take[] };
    // One scene, one take of each kind: shown twice, there is something to compare.
    const twice = takes.flatMap((take) => [
      take,
      { ...take, id: crypto.randomUUID(), current: false, text: `${take.text}, as it was before` },
    ]);
    await route.fulfill({ response, json: { takes: twice } });
  });
  // The finished content costs nothing to approve any more.
  await page.route('**/credit-cost*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...((await response.json()) as object), creditCost: 10, scenes: 2 },
    });
  });
  await page.goto(`${origin}/storyboard/${contentId}`);
  await page.locator('h1').first().waitFor();
}
