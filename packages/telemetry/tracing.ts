import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/*
 * The seams that spans are made at. They speak to OpenTelemetry's API, which does nothing until `start-telemetry.ts` was
 * loaded. A span never has what people wrote, who they are, or an address with its query: kinds, names and ids alone.
 */

const tracer = () => trace.getTracer('scenewright');

/** Trace context as it travels beside a job: the header `traceparent` of W3C Trace Context. */
type Carrier = Readonly<Record<string, string>>;

/** What a carrier may hold; whoever looks for a job by its payload leaves them out. */
export const carrierKeys: readonly string[] = ['traceparent', 'tracestate'];

interface TracedOptions {
  /** What it belongs to, where that is not what runs already. */
  readonly parent?: Context;
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer';
  /** Whether what was thrown means that it failed; everything does unless said. */
  readonly isFailure?: (error: unknown) => boolean;
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** The kind of an error says enough; its message may hold what somebody wrote. */
export const nameOfError = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;

const fail = (span: Span, message: string): void =>
  void span.setStatus({ code: SpanStatusCode.ERROR, message });

/** Does `work` within a span. */
export async function traced<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  { parent = context.active(), kind, isFailure = () => true }: TracedOptions = {},
): Promise<T> {
  const options = { attributes, ...(kind !== undefined && { kind: kinds[kind] }) };
  return await tracer().startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      if (isFailure(error)) fail(span, nameOfError(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Notes what has just ended, where it belongs to something that is traced. @param end.failure what kind of failure it ended with */
export function traceEnded(
  name: string,
  attributes: Attributes,
  { ms, failure }: { readonly ms: number; readonly failure?: string | undefined },
): void {
  if (trace.getActiveSpan() === undefined) return;
  const span = tracer().startSpan(name, {
    attributes,
    kind: SpanKind.CLIENT,
    startTime: Date.now() - ms,
  });
  if (failure !== undefined) fail(span, failure);
  span.end();
}

/** What is traced now, to be sent along; nothing where nothing is. */
export function traceCarrier(): Carrier {
  const carrier: Record<string, string> = {};
  if (trace.getActiveSpan() !== undefined) propagation.inject(context.active(), carrier);
  return carrier;
}

/** The context that {@link traceCarrier} sent along; a new one where there is none. */
export const carriedContext = (carrier: unknown): Context =>
  propagation.extract(ROOT_CONTEXT, carrier, {
    keys: () => [],
    get: (from, key) => {
      const value: unknown =
        typeof from === 'object' && from !== null && Object.hasOwn(from, key)
          ? Reflect.get(from, key)
          : undefined;
      return typeof value === 'string' ? value : undefined;
    },
  });
