import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PaymentEvent } from '../../rules/payments.ts';
import { type Actions, type Context, hourMs, inSeconds, present } from './actions.ts';

export function describeEvents(context: Context, { subscribe }: Actions): void {
  const payments = () => context().payments;
  const lastDelivery = async () => present((await context().deliveries()).at(-1), 'a delivery');
  const malformed = { code: 'malformed_request' };

  describe('a webhook event', () => {
    it('says what it is about, and comes again word for word', async () => {
      const { id } = await subscribe('starter');
      const events = await Promise.all(
        (await context().deliveries()).map(({ body, headers }) =>
          payments()
            .readEvent(body, headers)
            .catch(() => null),
        ),
      );
      const created = present(
        events.find(
          (event) => event?.type === 'customer.subscription.created' && event.subject?.id === id,
        ),
        'the webhook event',
      );
      expect(created).toEqual({
        id: expect.stringMatching(/\S/),
        type: 'customer.subscription.created',
        createdAt: expect.any(Date),
        subject: { kind: 'subscription', id },
      });
      expect(Math.abs(created.createdAt.getTime() - context().now().getTime())).toBeLessThan(
        5 * 60_000,
      );
      const { body, headers } = await lastDelivery();
      expect(await payments().readEvent(body, headers)).toEqual(
        await payments().readEvent(body, headers),
      );
    });

    it('is refused where its signature is missing, of another body, or wrong', async () => {
      await subscribe('starter');
      const { body, headers } = await lastDelivery();
      await expect(payments().readEvent(body, {})).rejects.toMatchObject(malformed);
      const tampered = Uint8Array.from(body);
      tampered[tampered.length - 2] = (tampered[tampered.length - 2] ?? 0) ^ 1;
      await expect(payments().readEvent(tampered, headers)).rejects.toMatchObject(malformed);
      await expect(
        payments().readEvent(Buffer.concat([body, Buffer.from(' ')]), headers),
      ).rejects.toMatchObject(malformed);
      const forged = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          value.replace(/v1=([\da-f]+)/, (_all, hex: string) => `v1=${'0'.repeat(hex.length)}`),
        ]),
      );
      await expect(payments().readEvent(body, forged)).rejects.toMatchObject(malformed);
      const empty = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, value.replace(/v1=[\da-f]+/, 'v1=')]),
      );
      await expect(payments().readEvent(body, empty)).rejects.toMatchObject(malformed);
      expect(await payments().readEvent(body, headers)).toMatchObject({ id: expect.any(String) });
    });

    it('is refused when it is older than five minutes', async () => {
      await subscribe('starter');
      const { body, headers } = await lastDelivery();
      await context().advance(4 * 60_000);
      expect(await payments().readEvent(body, headers)).toMatchObject({ id: expect.any(String) });
      await context().advance(2 * 60_000);
      await expect(payments().readEvent(body, headers)).rejects.toMatchObject(malformed);
      const refreshed = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          value.replace(/t=\d+/, `t=${Math.floor(context().now().getTime() / 1_000)}`),
        ]),
      );
      await expect(payments().readEvent(body, refreshed)).rejects.toMatchObject(malformed);
    });

    it('reaches us for everything that is listed', async () => {
      // Events are listed by the second: none of a test before this one may share it.
      await context().advance(hourMs);
      const since = inSeconds(context().now());
      await subscribe('starter');
      const delivered = await Promise.all(
        (await context().deliveries()).slice(-20).map(({ body, headers }) =>
          payments()
            .readEvent(body, headers)
            .catch(() => null),
        ),
      );
      let listed = 0;
      for await (const event of payments().listEvents(since)) {
        expect(delivered).toContainEqual(event);
        listed += 1;
      }
      expect(listed).toBeGreaterThanOrEqual(3);
    });

    it('can be read again from the list, oldest first', async () => {
      const since = inSeconds(context().now());
      const { id, latestInvoiceId } = await subscribe('pro');
      await context().advance(hourMs);
      const later = inSeconds(context().now());
      await payments().cancelAtPeriodEnd({ subscriptionId: id, key: randomUUID() });
      const listed: PaymentEvent[] = [];
      for await (const event of payments().listEvents(since)) listed.push(event);
      expect(
        listed
          .filter(({ subject }) => subject?.id === id || subject?.id === latestInvoiceId)
          .map(({ type }) => type),
      ).toEqual(
        expect.arrayContaining([
          'customer.subscription.created',
          'invoice.paid',
          'customer.subscription.updated',
        ]),
      );
      expect(listed.map(({ createdAt }) => createdAt.getTime())).toEqual(
        listed.map(({ createdAt }) => createdAt.getTime()).sort((a, b) => a - b),
      );
      expect(new Set(listed.map((event) => event.id)).size).toBe(listed.length);
      const afterwards: string[] = [];
      for await (const { type, subject } of payments().listEvents(later))
        if (subject?.id === id) afterwards.push(type);
      expect(afterwards).toEqual(['customer.subscription.updated']);
    });
  });
}
