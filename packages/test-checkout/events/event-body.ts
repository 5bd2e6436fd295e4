import * as z from 'zod/mini';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { PaymentEvent } from '@scenewright/contract/rules/payments.ts';
import type { EventRow } from './event.repository.ts';

/** What an event of each kind carries, as Stripe lays it out; never more than names. */
function dataOf({ type, subject }: PaymentEvent): object {
  if (subject === null) return {};
  const { kind, id } = subject;
  if (type.startsWith('charge.dispute.')) return { object: 'dispute', invoice: id };
  if (type.startsWith('charge.')) return { object: 'charge', invoice: id };
  if (type.startsWith('subscription_schedule.'))
    return { object: 'subscription_schedule', subscription: id };
  return { object: kind === 'checkout' ? 'checkout.session' : kind, id };
}

/** The bytes of a webhook event; the same at every delivery. */
export function writeEventBody(event: PaymentEvent): Buffer {
  const { id, type, createdAt } = event;
  return Buffer.from(
    JSON.stringify({
      id,
      object: 'event',
      type,
      created: createdAt.getTime() / 1_000,
      livemode: false,
      data: { object: dataOf(event) },
    }),
  );
}

export function toPaymentEvent({
  id,
  type,
  created_at,
  subject_kind,
  subject_id,
}: EventRow): PaymentEvent {
  return { id, type, createdAt: created_at, subject: { kind: subject_kind, id: subject_id } };
}

const bodyShape = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.optional(z.string()),
      invoice: z.optional(z.string()),
      subscription: z.optional(z.string()),
    }),
  }),
});

type Data = z.output<typeof bodyShape>['data']['object'];

function subjectOf({ object, id, invoice, subscription }: Data): PaymentEvent['subject'] {
  if (object === 'checkout.session' && id !== undefined) return { kind: 'checkout', id };
  if (object === 'subscription' && id !== undefined) return { kind: 'subscription', id };
  if (object === 'invoice' && id !== undefined) return { kind: 'invoice', id };
  if ((object === 'charge' || object === 'dispute') && invoice !== undefined)
    return { kind: 'invoice', id: invoice };
  if (object === 'subscription_schedule' && subscription !== undefined)
    return { kind: 'subscription', id: subscription };
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a webhook event whose signature was found right. @throws AppError malformed_request */
export function readEventBody(body: Uint8Array): PaymentEvent {
  const parsed = bodyShape.safeParse(parseJson(Buffer.from(body).toString('utf8')));
  if (!parsed.success)
    throw new AppError('malformed_request', 'This is not a webhook event of a payment.');
  const { id, type, created, data } = parsed.data;
  return { id, type, createdAt: new Date(created * 1_000), subject: subjectOf(data.object) };
}
