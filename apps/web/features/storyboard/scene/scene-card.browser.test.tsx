import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { openStoryboard } from '../testing/open-storyboard.tsx';

test('on a phone the menu of a wide scene stands beside its heading, whatever its status', async () => {
  await page.viewport(390, 844);
  const statuses = ['completed', 'pending', 'failed', 'draft'] as const;
  await openStoryboard(
    buildStoryboard(
      statuses.map((status, index) => buildScene(index + 1, { status })),
      { orientation: 'landscape', status: 'awaiting_compilation' },
    ),
  );
  for (const number of statuses.keys()) {
    const card = page.getByRole('listitem', { name: `Scene ${number + 1}`, exact: true });
    const heading = card.getByRole('heading', { level: 3 });
    await expect.element(heading).toBeInTheDocument();
    const menu = card.getByRole('button', { name: `More for scene ${number + 1}` });
    const [at, beside, around] = [heading, menu, card].map((part) =>
      part.element().getBoundingClientRect(),
    );
    expect(beside?.top).toBeLessThan(at?.bottom ?? 0);
    expect(beside?.left).toBeGreaterThan(at?.right ?? 0);
    expect((around?.right ?? 0) - (beside?.right ?? 0)).toBeLessThan(20);
  }
});
