import type * as z from 'zod/mini';

/** How a kind of job is carried, kept alive and tried again. */
export interface JobDefinition {
  readonly payload: z.ZodMiniType<object>;
  /** Jobs of this kind running at once in one process; `cores` follows the machine. */
  readonly concurrency: number | 'cores';
  /** Whether one account, however much it orders, leaves room for another's: as many at once as said for each, and one more in all. */
  readonly fair?: true;
  /**
   * How often the queue hands the job out again after its process died or its handler threw.
   * Handlers that promise something to the creator count their own failures and settle them;
   * this limit only stops a job that kills every process it runs in.
   */
  readonly retryLimit: number;
  readonly retryDelayS: number;
  readonly retryDelayMaxS: number;
  /** A job may run this long before it is taken for lost. */
  readonly expireS: number;
  /** A job may wait this long in all, whatever tries are left; two weeks unless said. */
  readonly keepS?: number;
}

/** Every kind of job that a host has, by name. */
export type JobDefinitions = Readonly<Record<string, JobDefinition>>;
export type NameOf<Jobs extends JobDefinitions> = keyof Jobs & string;
export type PayloadOf<Jobs extends JobDefinitions, Name extends NameOf<Jobs>> = z.output<
  Jobs[Name]['payload']
>;

/** A job that comes round by itself. */
export interface JobSchedule<Name extends string> {
  readonly name: Name;
  /** In UTC. */
  readonly cron: string;
  readonly payload: object;
}

/** What a host has its queue do. */
export interface JobPlan<Jobs extends JobDefinitions> {
  readonly definitions: Jobs;
  readonly schedules: readonly JobSchedule<NameOf<Jobs>>[];
}
