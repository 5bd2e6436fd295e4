import { context, propagation, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { AsyncContextManager } from './async-context-manager.ts';
import { createOtlpExporter, type OtlpOptions } from './otlp-exporter.ts';

export interface TelemetryOptions extends OtlpOptions {
  readonly serviceName: string;
  /** The share of traces begun here that is kept, from 0 to 1. What others began is kept where they keep it. */
  readonly share: number;
}

/**
 * Lets the spans of this process be made and sent. Loaded only where somebody wants them: without it the seams do nothing.
 * @returns how to end it; what was not sent yet is sent then
 */
export function startTelemetry(options: TelemetryOptions): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: createOtlpExporter(options) })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return async () => {
    await provider.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
  };
}
