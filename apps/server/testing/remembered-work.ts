import { randomUUID } from 'node:crypto';
import type { BegunWork, RemoteWork } from '@scenewright/provider-contract/remote-work.ts';

/** What one order has begun elsewhere, kept in memory: each look at `remote` is what its next run sees. */
export function createRememberedWork(now: () => Date = () => new Date()) {
  let kept: { work: BegunWork; status: string }[] = [];
  const change = (id: string, to: { status?: string; externalId?: string }) => {
    kept = kept.map(({ work, status }) =>
      work.id === id
        ? {
            work: { ...work, externalId: to.externalId ?? work.externalId },
            status: to.status ?? status,
          }
        : { work, status },
    );
  };
  return {
    begun: () => kept.map(({ work }) => work),
    statuses: () => kept.map(({ status }) => status),
    remote(): RemoteWork {
      const works = kept
        .filter(({ status }) => status === 'begun' || status === 'succeeded')
        .map(({ work }) => work);
      return {
        begun: works.at(-1) ?? null,
        works,
        requireRoom: async () => {},
        async begin({ model, input }) {
          const work = { id: randomUUID(), model, input, begunAt: now(), externalId: null };
          kept = [...kept, { work, status: 'begun' }];
          return work;
        },
        keepExternalId: async ({ id }, externalId) => change(id, { externalId }),
        knownOf: async () => new Set(kept.flatMap(({ work }) => work.externalId ?? [])),
        end: async ({ id }, status) => change(id, { status }),
      };
    },
  };
}
