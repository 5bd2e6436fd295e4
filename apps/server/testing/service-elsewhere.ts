import { expect } from 'vitest';
import type { VisualRequest } from '@scenewright/provider-contract/image-maker.ts';
import { createStudioImageMaker } from '../providers/image-maker/studio/studio-image-maker.ts';
import { StillMakingError } from '@scenewright/provider-contract/remote-work.ts';
import { createStudioVideoMaker } from '../providers/video-maker/studio/studio-video-maker.ts';

/** Shorter than an order waits before it looks by itself: whoever begins within it was woken. */
const soon = { timeout: 25_000 };

/** A service elsewhere whose pictures end when a test says so, and that makes few at once. */
export function createServiceElsewhere() {
  const studio = createStudioImageMaker();
  const service = {
    mostAtOnce: 2,
    /** For whose films it was asked, in order. */
    asked: [] as { id: string; title: string }[],
    ready: new Set<string>(),
    /** What is ready is fetched when this resolves. */
    fetched: Promise.resolve(),
    titles: () => service.asked.map(({ title }) => title),
    /** Ends what was begun first and has not ended. */
    finishOne() {
      const next = service.asked.find(({ id }) => !service.ready.has(id));
      if (next !== undefined) service.ready.add(next.id);
    },
    /** Resolves when so many were begun. */
    untilBegun: (count: number) => expect.poll(() => service.asked.length, soon).toBe(count),
    /** Ends everything, one after the other, until so many were begun. */
    async finishAll(count: number): Promise<void> {
      for (let begun = service.asked.length; begun <= count; begun += 1) {
        await expect.poll(() => service.asked.length, soon).toBeGreaterThanOrEqual(begun);
        service.finishOne();
      }
      for (const { id } of service.asked) service.ready.add(id);
    },
  };

  async function makeImage(request: VisualRequest) {
    const { remote, model, topic: title, prompt } = request;
    const { mostAtOnce } = service;
    let work = remote.begun;
    if (work === null) {
      await remote.requireRoom({ model, mostAtOnce });
      work = await remote.begin({ model, mostAtOnce, input: { prompt }, costMicros: 40_000 });
      service.asked.push({ id: work.id, title });
      await remote.keepExternalId(work, `x-${work.id}`);
    }
    if (!service.ready.has(work.id)) throw new StillMakingError(3_600_000);
    await service.fetched;
    await remote.end(work, 'succeeded');
    return await studio.makeImage(request);
  }

  return {
    service,
    makers: {
      imageMaker: { name: 'elsewhere', makeImage },
      videoMaker: createStudioVideoMaker(),
      lineOf: (model: string) => model,
      mostAtOnceOf: () => service.mostAtOnce,
      works: {
        look: async ({ id }: { readonly id: string }) => (service.ready.has(id) ? null : 200),
        cancel: async () => {},
      },
    },
  };
}
