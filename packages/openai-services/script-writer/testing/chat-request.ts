import { z } from 'zod';

const message = z.object({ role: z.string(), content: z.string() });
type Message = z.infer<typeof message>;

/** A request as the emulator understood it, whatever protocol it came in. */
export interface ChatRequest {
  readonly model: string;
  /** The rules first. */
  readonly messages: readonly Message[];
  /** How the form is told: by a schema, as some JSON, or in words alone. */
  readonly format: 'json_schema' | 'json_object' | 'words';
  /** The schema's name, where there is one. */
  readonly form: string | null;
  /** All that was sent. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** What the service demands of a strict schema: each property is required, no other is allowed, and no bounds are set. */
function isStrict(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  if (Array.isArray(schema)) return schema.every(isStrict);
  const { type, properties, required, additionalProperties } = schema as Record<string, unknown>;
  if (type === 'object') {
    const names = Object.keys(properties ?? {}).toSorted();
    const all = Array.isArray(required) ? required.toSorted() : [];
    if (additionalProperties !== false || JSON.stringify(names) !== JSON.stringify(all))
      return false;
  }
  const bounds = ['minLength', 'maxLength', 'default'];
  if (typeof type === 'string' && bounds.some((bound) => Object.hasOwn(schema, bound)))
    return false;
  return Object.values(schema).every(isStrict);
}

const strictSchema = z.record(z.string(), z.unknown()).refine(isStrict, 'the schema is not strict');
const named = {
  name: z.string().regex(/^[\w-]{1,64}$/u),
  schema: strictSchema,
  strict: z.literal(true),
};

const responsesBody = z.looseObject({
  model: z.string(),
  instructions: z.string(),
  input: z.array(message),
  text: z.object({ format: z.object({ type: z.literal('json_schema'), ...named }) }),
  safety_identifier: z.string().max(64).optional(),
});
const chatBody = z.looseObject({
  model: z.string(),
  messages: z.array(message),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('json_schema'), json_schema: z.object(named) }),
      z.object({ type: z.literal('json_object') }),
    ])
    .optional(),
});

/** Reads a body of `/v1/responses`. @throws ZodError where the real service would answer 400 */
export function readResponsesRequest(json: unknown): ChatRequest {
  const { model, instructions, input, text, ...rest } = responsesBody.parse(json);
  return {
    model,
    messages: [{ role: 'system', content: instructions }, ...input],
    format: 'json_schema',
    form: text.format.name,
    body: { model, instructions, input, text, ...rest },
  };
}

/** Reads a body of `/v1/chat/completions`. @throws ZodError where the real service would answer 400 */
export function readChatRequest(json: unknown): ChatRequest {
  const body = chatBody.parse(json);
  const { model, messages, response_format: format } = body;
  return {
    model,
    messages,
    format: format?.type ?? 'words',
    form: format?.type === 'json_schema' ? format.json_schema.name : null,
    body,
  };
}
