import type { FastifyBaseLogger } from 'fastify';
import { Counter } from 'prom-client';
import { networkOf } from './client-network.ts';
import { keyedHash } from './keyed-hash.ts';

/** What an operator looks for when somebody tries the doors. The names are what the log and `/metrics` say. */
export type SecurityEventKind =
  | 'sign_in_refused'
  | 'code_refused'
  | 'refresh_token_reused'
  | 'quota_exceeded'
  | 'webhook_refused'
  | 'admin_action';

/** What is said of one event. Nobody's address is ever written: the two that could be one are made into names that cannot be read back. */
export interface SecurityEventFields {
  /** Which of its kind: a short word out of a closed list, never a user's text. Counted apart. */
  readonly reason?: string;
  /** The account's or the identity service's id of who it concerns. */
  readonly subject?: string | null;
  /** Where it came from: a client's network address. Addresses of one network get one name. */
  readonly address?: string;
  /** A mailbox. */
  readonly email?: string;
}

/** Notes an event: one line in the log, one count. Never throws, and does not wait. */
export type RecordSecurityEvent = (kind: SecurityEventKind, fields?: SecurityEventFields) => void;

export interface SecurityEvents {
  readonly record: RecordSecurityEvent;
  /** `scenewright_security_events_total{kind, reason}`. */
  readonly counter: Counter;
}

const nameLength = 12;

/** @param secret this installation's own: names stay the same over restarts, and nobody without it can try addresses */
export function createSecurityEvents({
  log,
  secret,
}: {
  log: Pick<FastifyBaseLogger, 'warn'>;
  secret: Uint8Array;
}): SecurityEvents {
  const counter = new Counter({
    name: 'scenewright_security_events_total',
    help: 'Refusals and other events an operator should know of',
    labelNames: ['kind', 'reason'],
    registers: [],
  });
  const nameOf = (text: string) =>
    keyedHash(secret, 'security event', text).toString('base64url').slice(0, nameLength);
  return {
    counter,
    record(kind, { reason = '', subject, address, email } = {}) {
      counter.inc({ kind, reason });
      const line = {
        security: kind,
        ...(reason === '' ? {} : { reason }),
        ...(subject == null ? {} : { subject }),
        ...(address === undefined ? {} : { network: nameOf(networkOf(address)) }),
        ...(email === undefined ? {} : { mailbox: nameOf(email.toLowerCase()) }),
      };
      log.warn(line, `security event: ${kind}`);
    },
  };
}
