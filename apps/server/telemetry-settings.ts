import * as z from 'zod';

/** `name=value,name=value` with values percent-encoded where they must be (OpenTelemetry, "OTLP Exporter Configuration"). */
const headers = z.string().transform((text, context): Record<string, string> => {
  try {
    const pairs = text.split(',').map((pair): [string, string] => {
      const [, name, value] = /^([^=]+)=(.+)$/u.exec(pair.trim()) ?? [];
      if (name === undefined || value === undefined) throw new Error('no pair');
      return [name, decodeURIComponent(value)];
    });
    // Refuses what can be no header's name or value.
    return Object.fromEntries(new Headers(pairs));
  } catch {
    context.addIssue('must list name=value, with commas between');
    return z.NEVER;
  }
});

/** Where traces go, by the names that OpenTelemetry gives these settings. */
export const telemetrySettings = {
  /** A collector that takes OTLP over HTTP; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('scenewright'),
  /** The share of traces begun here that is kept. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};
