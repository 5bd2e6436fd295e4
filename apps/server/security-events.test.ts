import { Writable } from 'node:stream';
import pino from 'pino';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createSecurityEvents } from './security-events.ts';

/** Events with what they have written. */
function recorded(secret = 'a secret') {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    new Writable({
      write: (chunk: Buffer, _encoding, done) => (lines.push(JSON.parse(String(chunk))), done()),
    }),
  );
  const events = createSecurityEvents({ log, secret: Buffer.from(secret) });
  const registry = new Registry();
  registry.registerMetric(events.counter);
  return { ...events, lines, metrics: () => registry.metrics() };
}

it('writes one line and counts one for each event', async () => {
  const { record, lines, metrics } = recorded();
  record('sign_in_refused', {
    reason: 'password',
    subject: 'f0e1',
    address: '192.0.2.7',
    email: 'ada@example.com',
  });
  record('sign_in_refused', { reason: 'password' });
  record('refresh_token_reused', { subject: 'f0e1' });
  expect(lines).toMatchObject([
    { level: 40, security: 'sign_in_refused', reason: 'password', subject: 'f0e1' },
    { security: 'sign_in_refused' },
    { security: 'refresh_token_reused' },
  ]);
  expect(await metrics()).toContain(
    'scenewright_security_events_total{kind="sign_in_refused",reason="password"} 2',
  );
  expect(await metrics()).toContain(
    'scenewright_security_events_total{kind="refresh_token_reused",reason=""} 1',
  );
});

it('says who and from where in names that stay the same, and never in clear', () => {
  const { record, lines } = recorded();
  record('sign_in_refused', { address: '192.0.2.7', email: 'Ada@example.com' });
  record('code_refused', { address: '192.0.2.7', email: 'ada@example.com' });
  record('code_refused', { address: '2001:db8:1:2::7' });
  record('code_refused', { address: '2001:db8:1:2::8' });
  expect(JSON.stringify(lines)).not.toMatch(/ada@example|192\.0\.2|2001:db8/i);
  expect(lines[1]).toMatchObject({
    network: lines[0]?.['network'],
    mailbox: lines[0]?.['mailbox'],
  });
  expect(lines[3]?.['network']).toBe(lines[2]?.['network']);
  expect(lines[2]?.['network']).not.toBe(lines[0]?.['network']);
  const elsewhere = recorded('another secret');
  elsewhere.record('sign_in_refused', { address: '192.0.2.7' });
  expect(elsewhere.lines[0]?.['network']).not.toBe(lines[0]?.['network']);
});
