/** How large a test of many processes is, and what befalls them. */
export interface ScalePlan {
  /** Whatever is drawn by lot is drawn from it: which process dies, when, whom a user asks. */
  readonly seed: number;
  readonly apis: number;
  readonly workers: number;
  readonly users: number;
  /** Of all users together. */
  readonly scenes: number;
  /** The part of the calls of the hosted models' provider that goes wrong. */
  readonly failingShare: number;
  /** How long a hosted model works on a picture or clip. */
  readonly modelMs: number;
  /** A process is killed this often. */
  readonly killEveryMs: number;
  /** The database restarts, and the storage cannot be reached, when so much of all scenes is made. */
  readonly databaseRestartsAt: number;
  readonly storageFailsAt: number;
  readonly storageFailsForMs: number;
  /** How often a user looks at a storyboard. */
  readonly lookEveryMs: number;
  /** Where a PgBouncer lies that stands between the processes and the database; absent: none does. */
  readonly pooler?: string | undefined;
  /** What has not ended by then never will. */
  readonly mostMs: number;
}

/** Part of `npm run test:all`. */
export const smallPlan: ScalePlan = {
  seed: 1,
  apis: 1,
  workers: 2,
  users: 6,
  scenes: 60,
  failingShare: 0.1,
  modelMs: 500,
  killEveryMs: 10_000,
  databaseRestartsAt: 0.5,
  storageFailsAt: 0.25,
  storageFailsForMs: 5_000,
  lookEveryMs: 500,
  mostMs: 540_000,
};

/** `npm run test:scale`. */
export const fullPlan: ScalePlan = {
  ...smallPlan,
  apis: 2,
  workers: 4,
  users: 40,
  scenes: 400,
  modelMs: 2_000,
  killEveryMs: 5_000,
  storageFailsForMs: 20_000,
  lookEveryMs: 2_000,
  mostMs: 3_600_000,
};
