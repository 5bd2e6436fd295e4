import { isIP } from 'node:net';
import * as z from 'zod';

/** How often in an hour guests and people with an account may do something; null: as often as they like. */
export interface HourlyLimits {
  readonly guest: number | null;
  readonly account: number | null;
}

const off = 'off';
const count = (text: string) => (text === off ? null : Number(text));

/** `5/30`: guests five times an hour, people with an account thirty times; `off` in a place lifts that limit. */
const hourly = z
  .string()
  .regex(
    /^(?:\d{1,6}|off)\/(?:\d{1,6}|off)$/,
    'must be two numbers an hour, for guests and for accounts, such as 5/30; off lifts a limit',
  )
  .transform((text): HourlyLimits => {
    const [guest = off, account = off] = text.split('/');
    return { guest: count(guest), account: count(account) };
  });

const wholeOrOff = z
  .string()
  .regex(/^(?:\d{1,9}|off)$/, 'must be a whole number, or off')
  .transform(count);
const dollarsOrOff = z
  .string()
  .regex(/^(?:\d{1,7}(?:\.\d{1,6})?|off)$/, 'must be US dollars such as 5 or 0.50, or off')
  .transform(count);
const dollars = z.coerce.number('must be US dollars such as 0.02').min(0).max(1_000);

/** An address, or a network of addresses such as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  );
}

const networks = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z
        .string()
        .refine(
          (part) => part === 'none' || part === 'loopback' || isNetwork(part),
          'may name loopback, none, addresses and networks such as 192.0.2.0/24',
        ),
    ),
  );

/**
 * What may be asked for without paying. Hourly limits stand twice: for providers elsewhere, whose calls cost money, and for
 * work done here, which costs processor time. Ideas are always read here.
 */
export const quotaSettings = {
  QUOTA_CREATE: hourly.prefault('5/30'),
  QUOTA_TWEAK: hourly.prefault('30/120'),
  QUOTA_ENHANCE: hourly.prefault('0/30'),
  QUOTA_NARRATION: hourly.prefault('60/300'),
  QUOTA_OFFLINE_CREATE: hourly.prefault('5/30'),
  QUOTA_OFFLINE_TWEAK: hourly.prefault('30/120'),
  QUOTA_OFFLINE_ENHANCE: hourly.prefault('0/30'),
  QUOTA_OFFLINE_NARRATION: hourly.prefault('60/300'),
  QUOTA_READ: hourly.prefault('600/1200'),
  /** Searches of sites that pictures and clips of others come from. */
  QUOTA_STOCK: hourly.prefault('60/300'),
  /** Films of ideas in sketches, for people without an account, an hour and network. */
  ROUGH_CUTS_PER_NETWORK: wholeOrOff.prefault('40'),
  /** Milliseconds of processor time that reading or writing one text may take here. */
  OFFLINE_WRITER_MOST_MS: z.coerce.number().int().min(1).max(600_000).default(3_000),
  QUOTA_NETWORK_FACTOR: z.coerce.number().int().min(1).max(10_000).default(5),
  GIFTS_PER_NETWORK_DAY: wholeOrOff.prefault('3'),
  TRUSTED_NETWORKS: networks.prefault('loopback'),
  DAILY_CALLS_ACCOUNT: wholeOrOff.prefault('1000'),
  DAILY_CALLS_TOTAL: wholeOrOff.prefault('20000'),
  DAILY_COST_ACCOUNT_USD: dollarsOrOff.prefault('5'),
  DAILY_COST_TOTAL_USD: dollarsOrOff.prefault('50'),
  DAILY_MEDIA_COST_ACCOUNT_USD: dollarsOrOff.prefault('200'),
  DAILY_MEDIA_COST_TOTAL_USD: dollarsOrOff.prefault('1000'),
  /** Of one model, by all processes together. */
  TEXT_MOST_AT_ONCE: z.coerce.number().int().min(1).max(10_000).default(16),
  TEXT_MOST_A_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(300),
  SPEECH_MOST_AT_ONCE: z.coerce.number().int().min(1).max(10_000).default(8),
  SPEECH_MOST_A_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(300),
  COST_TEXT_CALL_USD: dollars.default(0.02),
  COST_SPEECH_CALL_USD: dollars.default(0.01),
  COST_TRANSCRIPTION_CALL_USD: dollars.default(0.005),
};
