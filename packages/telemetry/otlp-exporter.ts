import type { AttributeValue, Attributes, HrTime, SpanKind } from '@opentelemetry/api';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** The collector's answer is waited for this long. */
const timeoutMs = 10_000;

/** Numbers of 64 bits are text in JSON (OTLP specification, "JSON Protobuf Encoding"). */
const nanoseconds = ([seconds, nanos]: HrTime): string =>
  String(BigInt(seconds) * 1_000_000_000n + BigInt(nanos));

function valueOf(value: AttributeValue): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  return { arrayValue: { values: value.filter((one) => one != null).map(valueOf) } };
}

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: valueOf(value) }],
  );

/** The numbers of the protocol begin one later than those of the API. */
const kindOf = (kind: SpanKind): number => kind + 1;

function spanOf(span: ReadableSpan) {
  const { traceId, spanId } = span.spanContext();
  return {
    traceId,
    spanId,
    ...(span.parentSpanContext !== undefined && { parentSpanId: span.parentSpanContext.spanId }),
    name: span.name,
    kind: kindOf(span.kind),
    startTimeUnixNano: nanoseconds(span.startTime),
    endTimeUnixNano: nanoseconds(span.endTime),
    attributes: attributesOf(span.attributes),
    status: {
      code: span.status.code,
      ...(span.status.message !== undefined && { message: span.status.message }),
    },
  };
}

export interface OtlpOptions {
  /** Where the collector listens, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Told of the first batch that could not be delivered, until one is again; their spans are lost. */
  onError(error: unknown): void;
}

/** Sends spans to a collector by OTLP over HTTP, as JSON (https://opentelemetry.io/docs/specs/otlp/). */
export function createOtlpExporter({ endpoint, headers, onError }: OtlpOptions): SpanExporter {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  async function send(spans: readonly ReadableSpan[]): Promise<void> {
    const body = {
      resourceSpans: [
        {
          resource: { attributes: attributesOf(spans[0]?.resource.attributes ?? {}) },
          scopeSpans: [{ scope: { name: 'scenewright' }, spans: spans.map(spanOf) }],
        },
      ],
    };
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`the collector answered ${reply.status}`);
  }
  let isDelivering = true;
  return {
    export(spans, tell: (result: ExportResult) => void) {
      send(spans).then(
        () => {
          isDelivering = true;
          tell({ code: ExportResultCode.SUCCESS });
        },
        (error: unknown) => {
          if (isDelivering) onError(error);
          isDelivering = false;
          tell({ code: ExportResultCode.FAILED });
        },
      );
    },
    shutdown: async () => {},
  };
}
