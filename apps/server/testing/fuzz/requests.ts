import type { Random } from './random.ts';
import type { Operation, Parameter } from './surface.ts';
import { oddText, oddValue, type Subject, type Supplies, valueOf } from './values.ts';

/** A request as it is sent; printed when it finds a fault. */
export interface OddRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
  readonly remoteAddress: string;
}

/** Percent-encodes a text as UTF-8; half a surrogate pair as the three bytes that a careless client would send. */
export function encodeText(text: string): string {
  return [...text]
    .map((character) => (character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80'))
    .join('');
}

const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function addressOf(random: Random, { path, parameters }: Operation, supplies: Supplies): string {
  const of = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  let filled = path;
  for (const { name, schema } of of('path')) {
    const value =
      supplies.subject !== null && random.percent(90)
        ? supplies.subject.id
        : asText(valueOf(random, schema, supplies));
    filled = filled.replace(`{${name}}`, () => encodeText(value.slice(0, 2_000)));
  }
  const pairs = of('query')
    .filter(({ required }) => random.percent(required ? 95 : 40))
    .map(
      ({ name, schema }) =>
        [name, asText(valueOf(random, schema, supplies)).slice(0, 4_000)] as const,
    );
  const again = pairs.filter(() => random.percent(4));
  const strange = random.percent(6)
    ? [[oddText(random).slice(0, 200), oddText(random).slice(0, 200)] as const]
    : [];
  const query = [...pairs, ...again, ...strange]
    .map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`)
    .join('&');
  return query === '' ? filled : `${filled}?${query}`;
}

/** JSON as it should be, or as a broken or malicious client writes it. */
function write(random: Random, value: unknown): string {
  const json = JSON.stringify(value) ?? '';
  if (random.percent(95)) return json;
  return random.pick([
    json.slice(0, Math.floor(json.length / 2)),
    '',
    '{',
    'null',
    '[]',
    '"',
    `${json}${json}`,
    `{"__proto__":{"isGuest":false}}`,
    '{"constructor":{"prototype":{"isGuest":false}}}',
    '\u0000',
    '\ufeff{}',
    'true',
    '1e9999',
    `{"a":1,"a":2}`,
    '['.repeat(20_000),
    '{"a":'.repeat(5_000),
  ]);
}

function bodyOf(
  random: Random,
  operation: Operation,
  supplies: Supplies,
): Pick<OddRequest, 'payload'> & { type?: string } {
  if (operation.body === null && !random.percent(3)) return {};
  const value =
    operation.body === null ? oddValue(random) : valueOf(random, operation.body, supplies);
  const type = random.percent(3)
    ? random.pick([
        'text/plain',
        'application/xml',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-16',
        'application/x-www-form-urlencoded',
        '',
        'constructor',
        'application/__proto__',
      ])
    : operation.form
      ? 'application/x-www-form-urlencoded'
      : 'application/json';
  const isForm =
    operation.form && typeof value === 'object' && value !== null && !Array.isArray(value);
  const payload = isForm
    ? Object.entries(value)
        .map(([name, part]) => `${encodeText(name)}=${encodeText(asText(part))}`)
        .join('&')
    : write(random, value);
  return { payload: random.percent(1) ? payload.padEnd(1_100_000, ' ') : payload, type };
}

const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'range',
  'if-range',
  'if-none-match',
  'if-modified-since',
  'cookie',
  'origin',
  'referer',
  'host',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-real-ip',
  'x-request-id',
  'x-supabase-api-version',
  'apikey',
  'stripe-signature',
  'last-event-id',
  'x-http-method-override',
  'sec-fetch-site',
  'user-agent',
  'expect',
  'upgrade',
  'redirect_to',
  'x-client-info',
];
const headerValues = [
  '*',
  '*/*',
  'bytes=0-',
  'bytes=-1',
  'bytes=9999999999-',
  'bytes=0-0,1-1',
  'bytes=a-b',
  'W/""',
  '"',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'http://localhost:3000',
  'null',
  '127.0.0.1',
  '::1',
  'localhost',
  '2024-01-01',
  '2024-99-99',
  't=1,v1=00',
  'gzip;q=0',
  'br',
  '100-continue',
  'websocket',
  'a=b; a=c; __Host-x',
  '%00',
  '-1',
  '1e400',
];

/** What Node's parser would refuse never reaches the product: only what can stand in a header. */
const inHeader = (text: string) => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '').slice(0, 2_000);

function headersOf(random: Random): Record<string, string> {
  const count = random.percent(15) ? random.whole(1, 3) : 0;
  return Object.fromEntries(
    Array.from({ length: count }, () => [
      random.pick(headerNames),
      random.percent(60) ? random.pick(headerValues) : inHeader(oddText(random)),
    ]),
  );
}

/** Another loopback address each time: what is limited by address must not hide what lies behind the limit. */
const loopback = (random: Random) =>
  `127.${random.whole(0, 255)}.${random.whole(0, 255)}.${random.whole(1, 254)}`;

function subjectOf(
  random: Random,
  { path }: Operation,
  subjects: readonly Subject[],
): Subject | null {
  const kind = /\/(content|scene|cast)\/\{/.exec(path)?.[1];
  const fitting = subjects.filter((subject) => subject.kind === kind);
  return fitting.length === 0 ? null : random.pick(fitting);
}

/** @param authorization of whoever asks, null for nobody */
export function makeRequest(
  random: Random,
  operation: Operation,
  authorization: string | null,
  { subjects, tokens }: Pick<Supplies, 'subjects' | 'tokens'>,
): OddRequest {
  const supplies = { subjects, tokens, subject: subjectOf(random, operation, subjects) };
  const { payload, type } = bodyOf(random, operation, supplies);
  return {
    method: random.percent(1)
      ? random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])
      : operation.method,
    url: addressOf(random, operation, supplies),
    headers: {
      ...(authorization === null ? {} : { authorization }),
      ...(type === undefined ? {} : { 'content-type': type }),
      ...headersOf(random),
    },
    ...(payload === undefined ? {} : { payload }),
    remoteAddress: loopback(random),
  };
}
