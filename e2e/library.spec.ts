import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { uploadPartBytes } from '@scenewright/contract/rules/library.ts';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { makeOwnFile } from '@scenewright/media/testing/own-files.ts';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';
import { expect, expectAccessible, test } from './product.ts';
import { scene } from './steps.ts';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-library-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

const choose = (page: Page, ...paths: string[]) =>
  page.locator('input[type=file]').first().setInputFiles(paths);

const items = (page: Page) => page.locator('main').getByRole('article');

test('a guest brings pictures and clips along, finds, renames and deletes them [LIB-1, LIB-5]', async ({
  page,
  product,
}) => {
  await signInAsGuest(page, product.origin);
  await page.goto(`${product.origin}/library`);
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expect(page.getByText('0 bytes of 200 MB used')).toBeVisible();
  await expectAccessible(page);
  await choose(
    page,
    await fileOf('Harbour at dawn.png', await makeOwnFile(folder, 'a PNG with 16 bits')),
    await fileOf('Waves.mp4', await makeOwnFile(folder, 'a clip with sound')),
    await fileOf('Notes.jpg', Buffer.from('These are notes, and no picture.')),
  );
  await expect(
    items(page).getByRole('button', { name: 'Harbour at dawn', exact: true }),
  ).toBeVisible();
  await expect(items(page).getByRole('button', { name: 'Waves', exact: true })).toBeVisible();
  await expect(
    items(page).getByText(/This is no picture, clip, sound or font that can be read/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete Notes' }).click();
  await expect(items(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Waves', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/96 × 64 pixels.*with sound/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByLabel('Name').fill('Waves at night');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('dialog', { name: 'Waves at night' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search your library' }).fill('dawn');
  await expect(items(page)).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search your library' }).fill('');
  await expect(items(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete Harbour at dawn' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(items(page)).toHaveCount(1);
});

thoroughly(() =>
  test('a sound is brought along, found by its kind and heard [LIB-9]', async ({
    page,
    product,
  }) => {
    await signInAsGuest(page, product.origin);
    await page.goto(`${product.origin}/library`);
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await choose(
      page,
      await fileOf('Sea song.m4a', await makeOwnFile(folder, 'an M4A with a cover and a name')),
      await fileOf('Grey.jpg', await makeOwnFile(folder, 'a grey JPEG')),
    );
    await expect(items(page)).toHaveCount(2);
    await expect(items(page).getByRole('button', { name: 'Grey', exact: true })).toBeVisible();
    const song = items(page).getByRole('button', { name: 'Sea song', exact: true });
    await expect(song).toBeVisible();
    await page.getByRole('combobox', { name: 'What is shown' }).selectOption('Sounds');
    await expect(items(page)).toHaveCount(1);
    await expectAccessible(page);
    await song.click();
    const dialog = page.getByRole('dialog', { name: 'Sea song' });
    await expect(dialog.getByText(/^0:02, .* uploaded$/)).toBeVisible();
    await expectAccessible(page);
    const audio = dialog.locator('audio');
    await audio.evaluate((element: HTMLAudioElement) => element.play());
    await expect
      .poll(() => audio.evaluate((it: HTMLAudioElement) => it.currentTime))
      .toBeGreaterThan(0);
  }),
);

thoroughly(() =>
  test('items are tagged, found by their tags, and tell where they are used [LIB-12, LIB-13]', async ({
    page,
    product,
  }) => {
    await signInAsGuest(page, product.origin);
    const id = await makeStoryboard(page, 1);
    await page.goto(`${product.origin}/library`);
    await choose(
      page,
      await fileOf('Boat.heic', await makeOwnFile(folder, 'a HEIC')),
      await fileOf('Logo.svg', await makeOwnFile(folder, 'an SVG')),
    );
    const boat = items(page).getByRole('button', { name: 'Boat', exact: true });
    await expect(items(page).getByRole('button', { name: 'Logo', exact: true })).toBeVisible();
    await boat.click();
    const dialog = page.getByRole('dialog', { name: 'Boat' });
    await expect(dialog.getByText('In no video. It can be deleted.')).toBeVisible();
    for (const tag of ['Sea', 'holidays']) {
      await dialog.getByLabel('Add a tag').fill(tag);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: `Remove the tag ${tag}` })).toBeVisible();
    }
    await dialog.getByLabel('Add a tag').fill('SEA');
    await expect(dialog.getByText('It has this tag already.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Remove the tag holidays' }).click();
    await expect(dialog.getByRole('button', { name: 'Remove the tag holidays' })).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('group', { name: 'Tags' }).getByRole('button', { name: 'Sea' }).click();
    await expect(items(page)).toHaveCount(1);
    await expect(boat).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('group', { name: 'Tags' }).getByRole('button', { name: 'Sea' }).click();
    await expect(items(page)).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Search your library' }).fill('sea');
    await expect(items(page)).toHaveCount(1);

    await page.goto(`${product.origin}/storyboard/${id}`);
    const toggle = scene(page, 1).getByRole('group', { name: 'Media type of scene 1' });
    await toggle.getByRole('radio', { name: 'My own' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Boat', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use in this scene' }).click();
    await expect(toggle.getByRole('radio', { name: 'My own' })).toBeChecked();
    await page.goto(`${product.origin}/library`);
    await boat.click();
    await expectAccessible(page);
    await dialog.getByRole('region', { name: 'Where it is used' }).getByRole('link').click();
    await expect(page).toHaveURL(`${product.origin}/storyboard/${id}`);
  }),
);

test('files are dropped and pasted', async ({ page, product }) => {
  await signInAsGuest(page, product.origin);
  await page.goto(`${product.origin}/library`);
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  const picture = await makeOwnFile(folder, 'a grey JPEG');
  for (const [kind, name] of [
    ['drop', 'Dropped.jpg'],
    ['paste', 'Pasted.jpg'],
  ] as const)
    await page.evaluate(
      ({ kind: type, name: called, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], called));
        const target = document.querySelector('h1') ?? document.body;
        target.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
            : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
        );
      },
      { kind, name, bytes: [...picture] },
    );
  await expect(items(page).getByRole('button', { name: 'Dropped', exact: true })).toBeVisible();
  await expect(items(page).getByRole('button', { name: 'Pasted', exact: true })).toBeVisible();
});

/**
 * Of several parts, so that it can be broken off between them: 25 MB. One frame of noise that stands still, whole in each frame of
 * the file, since noise that moves takes four times as long to read.
 */
async function largeClip(): Promise<string> {
  const path = join(folder, 'Long ride.mp4');
  const noise = 'nullsrc=s=640x360,trim=end_frame=1,geq=random(1)*255:128:128,loop=74:1';
  await runFfmpeg(
    [
      '-y',
      '-f',
      'lavfi',
      '-i',
      noise,
      '-preset',
      'ultrafast',
      '-qp',
      '8',
      '-g',
      '1',
      '-pix_fmt',
      'yuv420p',
      path,
    ],
    { timeoutMs: 120_000 },
  );
  return path;
}

test.describe('a line that breaks', () => {
  test.use({ tolerates: /ERR_CONNECTION_RESET/ });
  test('an upload goes on after the network was gone, and after the page was closed [LIB-2]', async ({
    page,
    product,
  }) => {
    await signInAsGuest(page, product.origin);
    await page.goto(`${product.origin}/library`);
    const clip = await largeClip();
    const offsets: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'] ?? '');
    });
    // The second part is reset, and its second attempt is never answered: the upload cannot end before the page is closed.
    await page.route('**/library/uploads/*', async (route) => {
      const part = route.request().method() === 'PATCH' ? offsets.length : 0;
      if (part === 2) await route.abort('connectionreset');
      else if (part !== 3) await route.continue();
    });
    await choose(page, clip);
    await expect(
      page.getByRole('region', { name: 'Uploads' }).getByText('Long ride.mp4'),
    ).toBeVisible();
    const secondPart = String(uploadPartBytes);
    await expect.poll(() => offsets).toEqual(['0', secondPart, secondPart]);
    await page.reload();
    await expect(items(page).getByText(/are here\. Choose the same file again/)).toBeVisible();
    await choose(page, clip);
    await expect(items(page).getByRole('button', { name: 'Long ride', exact: true })).toBeVisible();
    expect(offsets.slice(3)).toEqual([secondPart]);
    await expect(items(page)).toHaveCount(1);
  });
});

test.describe('too much', () => {
  test.use({ tolerates: /413/ });
  test('a file that is larger than the room that is left is refused before it is sent', async ({
    page,
    product,
  }) => {
    await signInAsGuest(page, product.origin);
    await page.goto(`${product.origin}/library`);
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(201_000_000)], 'Too large.mp4'));
      document
        .querySelector('h1')
        ?.dispatchEvent(
          new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }),
        );
    });
    await expect(
      page.getByText(/Your library has room for 200 MB more, and this file has 201 MB\./),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss Too large.mp4' }).click();
    await expect(page.getByRole('region', { name: 'Uploads' })).toBeHidden();
  });
});
