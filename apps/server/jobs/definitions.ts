import * as z from 'zod/mini';
import type { JobDefinition, JobSchedule } from '@scenewright/jobs/definitions.ts';

const byId = <Name extends string>(name: Name) =>
  z.object({ [name]: z.uuid() } as Record<Name, z.ZodMiniUUID>);

const patient = { retryLimit: 25, retryDelayS: 1, retryDelayMaxS: 60, expireS: 3_600 };

/** Every kind of background job: its payload and how it is run. */
export const jobDefinitions = {
  // The title as it was when writing was ordered: another one by then is the creator's own. And since when the writer is waited for.
  'write-storyboard': {
    payload: z.object({
      contentId: z.uuid(),
      title: z.optional(z.string()),
      waitingSince: z.optional(z.iso.datetime()),
    }),
    concurrency: 2,
    ...patient,
  },
  'make-scene': { payload: byId('generationId'), concurrency: 'cores', fair: true, ...patient },
  // Asks a provider how far it is: a call each, and no worker that makes scenes is held meanwhile.
  'watch-prediction': { payload: byId('predictionId'), concurrency: 4, ...patient },
  // What nobody waits for any more costs money until it is called off.
  'cancel-prediction': {
    payload: byId('predictionId'),
    concurrency: 2,
    ...patient,
    retryLimit: 60,
    retryDelayMaxS: 900,
  },
  'combine-film': { payload: byId('filmId'), concurrency: 1, fair: true, ...patient },
  // An upload that has arrived is read and written anew, once; a worker at a time, because it may keep all cores busy.
  'check-upload': { payload: byId('itemId'), concurrency: 1, fair: true, ...patient },
  'send-mail': {
    payload: byId('mailId'),
    concurrency: 2,
    ...patient,
    retryLimit: 60,
    retryDelayMaxS: 900,
  },
  'mail-waiting-films': { payload: byId('consentId'), concurrency: 1, ...patient },
  'remind-to-post': { payload: z.object({}), concurrency: 1, ...patient, retryLimit: 3 },
  // The request to be deleted outlives any outage: tried for a month, every quarter of an hour.
  'delete-person': {
    payload: z.object({ issuer: z.string(), subject: z.string() }),
    concurrency: 1,
    ...patient,
    retryLimit: 3_000,
    retryDelayMaxS: 900,
    keepS: 60 * 86_400,
  },
  'handle-payment-event': {
    payload: z.object({ source: z.string(), eventId: z.string() }),
    concurrency: 2,
    ...patient,
    retryLimit: 60,
    retryDelayMaxS: 900,
  },
  'end-payments': {
    payload: z.union([
      z.object({ subscriptionId: z.string() }),
      z.object({ checkoutId: z.string() }),
    ]),
    concurrency: 1,
    ...patient,
    retryLimit: 60,
    retryDelayMaxS: 900,
  },
  'reconcile-payments': {
    payload: z.object({}),
    concurrency: 1,
    ...patient,
    retryLimit: 5,
    retryDelayMaxS: 900,
  },
  'deliver-payment-event': {
    payload: z.object({ eventId: z.string() }),
    concurrency: 2,
    ...patient,
    retryLimit: 300,
    retryDelayMaxS: 900,
  },
  'renew-test-payments': { payload: z.object({}), concurrency: 1, ...patient, retryLimit: 3 },
  sweep: { payload: z.object({}), concurrency: 1, ...patient, retryLimit: 3 },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof jobDefinitions;
export type JobPayload<Name extends JobName> = z.output<(typeof jobDefinitions)[Name]['payload']>;

/** Jobs that come round by themselves: cron expressions in UTC. */
export const jobSchedules = [
  { name: 'sweep', cron: '*/10 * * * *', payload: {} },
  { name: 'remind-to-post', cron: '* * * * *', payload: {} },
  { name: 'renew-test-payments', cron: '* * * * *', payload: {} },
  { name: 'reconcile-payments', cron: '17 3 * * *', payload: {} },
] as const satisfies readonly JobSchedule<JobName>[];
