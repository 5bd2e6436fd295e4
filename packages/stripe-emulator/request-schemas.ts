import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Stripe } from 'stripe';
import type { BaseType, SubNodeParser } from 'ts-json-schema-generator';
import type { RequestName } from './request-params.ts';

/** As much of JSON Schema as the generator writes for request types. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
}

const source = fileURLToPath(new URL('./request-params.ts', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = `${root}node_modules/.cache/stripe-requests/`;

/**
 * The JSON Schemas of Stripe's request types. Made once for each version of the SDK, in about four seconds, and kept
 * beside the packages.
 */
export async function loadRequestSchemas(): Promise<Readonly<Record<RequestName, Schema>>> {
  const mark = createHash('sha256')
    .update(Stripe.PACKAGE_VERSION)
    .update(readFileSync(source))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex');
  const file = `${cache}${mark.slice(0, 16)}.json`;
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(await generate()));
    renameSync(`${file}.${process.pid}`, file);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function generate(): Promise<unknown> {
  const {
    createFormatter,
    createParser,
    createProgram,
    DEFAULT_CONFIG,
    NeverType,
    SchemaGenerator,
    StringType,
    ts,
  } = await import('ts-json-schema-generator');
  const config = {
    ...DEFAULT_CONFIG,
    path: source,
    tsconfig: `${root}tsconfig.json`,
    type: 'RequestParams',
    expose: 'none',
    jsDoc: 'none',
    topRef: false,
    additionalProperties: false,
    skipTypeCheck: true,
  } as const;

  const replaced = (name: string, by: BaseType): SubNodeParser => ({
    supportsNode: (node) =>
      ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && node.typeName.text === name,
    createType: () => by,
  });
  const program = createProgram(config);
  const parser = createParser(program, config, (chain) => {
    // The SDK leaves every list of words open for those to come; the emulator takes only those that are known.
    chain.addNodeParser(replaced('OtherString', new NeverType()));
    chain.addNodeParser(replaced('Decimal', new StringType()));
  });
  return new SchemaGenerator(program, parser, createFormatter(config), config).createSchema(
    'RequestParams',
  ).properties;
}
