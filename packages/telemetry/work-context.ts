import { AsyncLocalStorage } from 'node:async_hooks';

/** What is being worked on, as every line of the log says it. */
export type WorkContext =
  | { readonly request_id: string }
  /** A run of a job: its kind, its id in the queue, and which try it is, from 1. */
  | { readonly job: string; readonly job_id: string; readonly attempt: number };

const current = new AsyncLocalStorage<WorkContext>();

/** Does `work` so that each line it writes to the log names the request or the job. */
export function withinWork<T>(context: WorkContext, work: () => T): T {
  return current.run(context, work);
}

/**
 * Does `work` as nobody's. What is called by a connection or a timer runs as the work that happened to open or to set it, although it
 * belongs to all of them.
 */
export function outsideWork<T>(work: () => T): T {
  return current.exit(work);
}

/** What is being worked on; nothing where it is neither a request nor a job. */
export function currentWork(): WorkContext | undefined {
  return current.getStore();
}
