import OpenAI from 'openai';
import { createBoundedFetch } from '@scenewright/provider-contract/bounded-fetch.ts';
import * as z from 'zod';

interface Service {
  readonly apiKey: string;
  /** Undefined: OpenAI's own address. */
  readonly baseUrl: string | undefined;
}

const timeoutMs = 15_000;
/** `shutdown_date` is OpenAI's; other servers list models without it. */
const listed = z.object({ id: z.string(), shutdown_date: z.string().nullish() });

/** The day (UTC) of a date or a moment; null where it is neither. */
function dayOf(text: string | null | undefined): string | null {
  const moment = new Date(text ?? NaN);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString().slice(0, 10);
}

/**
 * What a service itself says of the ends of its models (`GET /v1/models`), as days by the models' ids. Models without an end are
 * not in it.
 * https://developers.openai.com/api/docs/deprecations
 * @throws Error where it cannot be asked
 */
export async function readAnnouncedEnds({
  apiKey,
  baseUrl,
}: Service): Promise<ReadonlyMap<string, string>> {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? null,
    timeout: timeoutMs,
    maxRetries: 1,
    fetch: createBoundedFetch({ mostBytes: 8_000_000, timeoutMs }),
  });
  const { data } = await client.models.list();
  return new Map(
    data.flatMap((model) => {
      const { success, data: known } = listed.safeParse(model);
      const day = success ? dayOf(known.shutdown_date) : null;
      return success && day !== null ? [[known.id, day] as const] : [];
    }),
  );
}
