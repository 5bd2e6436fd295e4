import type { FastifyInstance } from 'fastify';
import { routesOf } from '../routes.ts';

/** What a value of the description may be: the part of JSON Schema that the contract's schemas come to. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

/** One way to ask the product for something. */
export interface Operation {
  readonly method: string;
  /** With its parameters in braces: `/api/v1/content/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly form: boolean;
  readonly needsSession: boolean;
}

interface Described {
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly security?: unknown;
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);
const isPlace = (place: string): place is Parameter['in'] => place === 'path' || place === 'query';

function describedOperations(description: {
  paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}): Operation[] {
  return Object.entries(description.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod)
      .filter(([method]) => methods.has(method))
      .map(([method, { parameters = [], requestBody, security }]) => ({
        method: method.toUpperCase(),
        path,
        parameters: parameters.flatMap(({ name, in: place, required = false, schema }) =>
          isPlace(place) ? [{ name, in: place, required, schema }] : [],
        ),
        body: requestBody?.content['application/json']?.schema ?? null,
        form: false,
        needsSession: security !== undefined,
      })),
  );
}

const text: Schema = { type: 'string' };
const chooseFrom = (...values: string[]): Schema => ({
  anyOf: [{ type: 'string', enum: values }, text],
});
const email: Schema = { type: 'string', format: 'email' };

/** Names of fields that routes outside of the description read, with what they read there. */
const knownFields: Readonly<Record<string, Schema>> = {
  email,
  phone: text,
  password: { type: 'string', format: 'password' },
  data: { type: 'object', properties: { name: text } },
  token: { type: 'string', format: 'token' },
  token_hash: { type: 'string', format: 'token' },
  type: chooseFrom('signup', 'email', 'magiclink', 'recovery', 'email_change'),
  redirect_to: text,
  code_challenge: text,
  code_challenge_method: chooseFrom('s256', 'plain'),
  code_verifier: text,
  auth_code: { type: 'string', format: 'uuid' },
  refresh_token: { type: 'string', format: 'token' },
  nonce: text,
  create_user: { type: 'boolean' },
  provider: chooseFrom('google', 'email'),
  issuer: text,
  app_metadata: { type: 'object', properties: {} },
};
const knownParameters: Readonly<Record<string, Schema>> = {
  grant_type: chooseFrom('password', 'refresh_token', 'pkce', 'id_token'),
  type: chooseFrom('signup', 'email', 'magiclink', 'recovery', 'email_change'),
  token: { type: 'string', format: 'token' },
  redirect_to: text,
  scope: chooseFrom('global', 'local', 'others'),
  provider: chooseFrom('google', 'email'),
  code: text,
  state: text,
  code_challenge: text,
  code_challenge_method: chooseFrom('s256', 'plain'),
  scopes: text,
  skip_http_redirect: chooseFrom('true'),
};
const otherParameters: Readonly<Record<string, Schema>> = {
  session_id: text,
  notice: text,
  expires: { type: 'integer', minimum: 0, maximum: 4_000_000_000 },
  download: text,
  signature: text,
};
const formFields: Readonly<Record<string, Schema>> = {
  card: text,
  answer: chooseFrom('approve', 'decline'),
  act: chooseFrom('refund', 'dispute', 'won', 'lost'),
  invoice: text,
};

function bodyOf(path: string, method: string): Schema | null {
  if (method === 'GET' || method === 'DELETE' || method === 'OPTIONS') return null;
  if (path.startsWith('/local-checkout')) return { type: 'object', properties: formFields };
  if (path.endsWith('/dev/clock'))
    return {
      type: 'object',
      properties: { advance_s: { type: 'integer', minimum: 1, maximum: 60 } },
    };
  return { type: 'object', properties: path.startsWith('/auth/') ? knownFields : { id: text } };
}

function undescribed(method: string, path: string): Operation {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name = '']): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }));
  const read = path.startsWith('/auth/') ? knownParameters : otherParameters;
  return {
    method,
    path: path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{rest}'),
    parameters: [
      ...named,
      ...(path.includes('*')
        ? [{ name: 'rest', in: 'path', required: true, schema: text } as const]
        : []),
      ...Object.entries(read).map(([name, schema]): Parameter => ({
        name,
        in: 'query',
        required: false,
        schema,
      })),
    ],
    body: bodyOf(path, method),
    form: path.startsWith('/local-checkout'),
    needsSession: false,
  };
}

/** Everything that can be asked of the product: what it describes itself, and its other routes with what they are known to read. */
export async function listOperations(app: FastifyInstance): Promise<Operation[]> {
  const described = describedOperations((await app.inject('/openapi.json')).json());
  const known = new Set(described.map(({ method, path }) => `${method} ${path}`));
  // `/auth*` in the router's tree is `/auth/v1/*`, `/dashboard*` is `/dashboard/*`.
  const others = routesOf(app).flatMap(({ path, methods: served }) =>
    served.map((method) =>
      undescribed(
        method,
        path
          .replace('/auth*', '/auth/v1/*')
          .replace('/dashboard*', '/dashboard/*')
          .replace('/docs/*', '/docs/*'),
      ),
    ),
  );
  return [...described, ...others.filter(({ method, path }) => !known.has(`${method} ${path}`))];
}
