import { ApiError, invalidInput, notFound } from './api-error.ts';
import { models } from './models.ts';
import {
  cancel,
  describePrediction,
  hasEnded,
  makePrediction,
  meetDeadline,
  poll,
  type Prediction,
} from './prediction.ts';
import { type ApiRequest, type Reply, type Route, route } from './route.ts';
import { findInvalidFields, type InvalidField } from './validate-input.ts';
import type { World } from './world.ts';

const pageLength = 100;
const bodyFields = new Set(['input', 'webhook', 'webhook_events_filter', 'stream']);
const webhookEvents = new Set<unknown>(['start', 'output', 'logs', 'completed']);

export function predictionRoutes(world: World): readonly Route[] {
  const reply = (prediction: Prediction, status = 200): Reply => ({
    status,
    body: describePrediction(world, prediction),
  });
  const get = (id: string): Prediction => {
    const prediction = world.predictions.get(id);
    if (prediction === undefined) throw notFound();
    return prediction;
  };

  return [
    route('POST', '/v1/models/:owner/:name/predictions', (request, owner, name) =>
      reply(create(world, `${owner}/${name}`, request), 201),
    ),
    route('GET', '/v1/predictions', ({ query }) => listPage(world, query.get('cursor'))),
    route('GET', '/v1/predictions/:id', (_request, id = '') => {
      const prediction = get(id);
      poll(world, prediction);
      return reply(prediction);
    }),
    route('POST', '/v1/predictions/:id/cancel', (_request, id = '') => {
      const prediction = get(id);
      meetDeadline(world, prediction);
      if (hasEnded(prediction))
        throw new ApiError(400, 'Bad request', 'The prediction has ended and cannot be canceled.');
      cancel(world, prediction);
      return reply(prediction);
    }),
  ];
}

function create(world: World, name: string, { body, headers }: ApiRequest): Prediction {
  const model = models.get(name);
  if (model === undefined) throw notFound();
  const fields = new Map<string, unknown>(Object.entries(readObject(body)));
  const input = fields.get('input');
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw refuse(world, [{ type: 'required', field: 'input', description: 'input is required' }]);
  const webhook = fields.get('webhook') ?? null;
  const wrong = [...findInvalidFields(model, input), ...findWrongOptions(fields)];
  if (wrong.length > 0) throw refuse(world, wrong);
  return makePrediction(world, {
    model: name,
    input,
    webhook: webhook === null || !wantsTheLast(fields) ? null : String(webhook),
    cancelAfterMs: readCancelAfter(world, headers['cancel-after']),
  });
}

/** Whether the webhook is to hear that the prediction has ended. */
function wantsTheLast(fields: ReadonlyMap<string, unknown>): boolean {
  const events = fields.get('webhook_events_filter');
  return !Array.isArray(events) || events.includes('completed');
}

/** Notes that the product sent what Replicate does not take. */
function refuse(world: World, fields: readonly InvalidField[]): ApiError {
  world.misunderstood.push(fields.map(({ description }) => description).join('; '));
  return invalidInput(fields);
}

function readObject(body: Buffer): object {
  try {
    const parsed: unknown = JSON.parse(body.toString());
    if (typeof parsed === 'object' && parsed !== null) return parsed;
  } catch {
    // What is no JSON is no object either.
  }
  throw new ApiError(400, 'Bad request', 'The request body is not a JSON object.');
}

/** What stands beside the input: nothing unknown, and a webhook that Replicate would send to. */
function findWrongOptions(fields: ReadonlyMap<string, unknown>): InvalidField[] {
  const wrong = [...fields.keys()]
    .filter((name) => !bodyFields.has(name))
    .map((name) => fault(name, `Additional property ${name} is not allowed`));
  const webhook = fields.get('webhook');
  // Loopback stands in for a public address.
  if (webhook !== undefined && !/^https:\/\/|^http:\/\/127\.0\.0\.1:/u.test(String(webhook)))
    wrong.push(fault('webhook', 'webhook must be an HTTPS URL'));
  const events = fields.get('webhook_events_filter');
  if (
    events !== undefined &&
    !(Array.isArray(events) && events.every((name) => webhookEvents.has(name)))
  )
    wrong.push(fault('webhook_events_filter', 'webhook_events_filter holds an unknown event'));
  return wrong;
}

function fault(field: string, description: string): InvalidField {
  return { type: 'invalid', field, description };
}

const unitMs = new Map([
  ['s', 1_000],
  ['m', 60_000],
  ['h', 3_600_000],
]);

/** `90`, `90s`, `2m`, `1h`; at least five seconds. */
function readCancelAfter(world: World, header: string | string[] | undefined): number | null {
  if (header === undefined) return null;
  const [, amount, unit = 's'] = /^(\d+)([smh]?)$/u.exec(String(header)) ?? [];
  const ms = Number(amount) * (unitMs.get(unit === '' ? 's' : unit) ?? Number.NaN);
  if (ms >= 5_000) return ms;
  throw refuse(world, [fault('Cancel-After', 'Cancel-After is no duration of 5 seconds or more')]);
}

/** Newest first; the cursor is the id that the page before ended with. */
function listPage(world: World, cursor: string | null): Reply {
  const all = [...world.predictions.values()].reverse();
  const start = cursor === null ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
  const page = all.slice(start, start + pageLength);
  for (const prediction of page) meetDeadline(world, prediction);
  const at = (prediction: Prediction | undefined) =>
    `${world.apiAddress}/v1/predictions${prediction === undefined ? '' : `?cursor=${prediction.id}`}`;
  return {
    status: 200,
    body: {
      next: start + pageLength < all.length ? at(page.at(-1)) : null,
      previous: start === 0 ? null : at(all[start - pageLength - 1]),
      results: page.map((prediction) => describePrediction(world, prediction)),
    },
  };
}
