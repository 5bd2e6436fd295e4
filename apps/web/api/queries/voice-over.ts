import { libraryPollMs } from '@scenewright/contract/rules/library.ts';
import type { ReplyOf } from '@scenewright/contract/schemas/call.ts';
import type { recordContent, recordScene } from '@scenewright/contract/schemas/voice-over.ts';
import { request } from '../client.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a sound that was just sent was read. @throws Error, a sentence, where it cannot be used */
export async function untilSoundIsRead(itemId: string): Promise<void> {
  for (;;) {
    const { items } = await request('listLibrary', { query: { page: 1 } });
    const item = items.find(({ id }) => id === itemId);
    if (item?.status === 'ready') return;
    if (item === undefined || item.status === 'refused')
      throw new Error(item?.failure ?? 'The recording is not in your library any more.');
    await wait(libraryPollMs / 3);
  }
}

/** Makes a narration of a scene from a sound of the library. */
export const makeNarration = (
  sceneId: string,
  itemId: string,
): Promise<ReplyOf<typeof recordScene>> =>
  request('recordScene', { params: { id: sceneId }, body: { item: itemId, has_rights: true } });

/** Makes narrations of all scenes from one sound. */
export const makeNarrations = (
  contentId: string,
  itemId: string,
): Promise<ReplyOf<typeof recordContent>> =>
  request('recordContent', { params: { id: contentId }, body: { item: itemId, has_rights: true } });
