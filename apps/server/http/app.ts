import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { AppError } from '@scenewright/contract/app-error.ts';
import { apiBase } from '@scenewright/contract/paths.ts';
import { traceRequests } from '@scenewright/telemetry/trace-requests.ts';
import { serveBrandFont } from './brand-font.ts';
import type { Authenticate } from '@scenewright/http/caller.ts';
import {
  answerParseError,
  guardConnections,
  type ConnectionTimeouts,
  serverOptions,
  defaultTimeouts,
} from '@scenewright/http/connections.ts';
import { installErrorHandling, refuseAddress } from '@scenewright/http/errors.ts';
import { describeApi } from './openapi.ts';
import '@scenewright/http/serve.ts';
import { withinWork } from '@scenewright/telemetry/work-context.ts';
import { refuseUnstorableInput } from '@scenewright/http/storable-input.ts';

// Without a locale the messages of zod/mini read only "Invalid input".
z.config(z.locales.en());

const bodyLimitBytes = 1024 * 1024;
const requestsPerMinute = 1_200;
/** Files of the built web app: a page needs dozens, many people may share an address, and sending one costs hardly more than refusing it. */
const unlimitedFiles = /^\/(?:assets|examples)\//;

/** Only pages of our own origin may ask for the microphone, and nobody for a camera or a place. */
const permissionsPolicy = 'microphone=(self), camera=(), geolocation=()';

export interface AppOptions {
  readonly log: FastifyBaseLogger;
  readonly authenticate: Authenticate;
  /** Whose word counts for the client's address; false trusts nobody. */
  readonly trustProxy: boolean | string;
  /** Other origins the browser may talk to: a hosted identity service, a media store. */
  readonly connectOrigins: readonly string[];
  readonly mediaOrigins: readonly string[];
  /** False where the product is served over plain HTTP on a loopback address. */
  readonly https: boolean;
  /** How long clients may take; as usual where it is not said. */
  readonly timeouts?: ConnectionTimeouts;
}

function contentSecurityPolicy({ connectOrigins, mediaOrigins, https }: AppOptions) {
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      // Radix and React set style attributes and Radix adds style elements for scroll locking.
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', ...mediaOrigins],
      'media-src': ["'self'", 'blob:', ...mediaOrigins],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...connectOrigins, ...mediaOrigins],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      ...(https ? { 'upgrade-insecure-requests': [] } : {}),
    },
  };
}

/** Names the request in every line and every span that is written on its behalf, whoever writes it. */
function nameRequest(app: FastifyInstance): void {
  const traced = traceRequests(app);
  const enter = (request: FastifyRequest, work: () => void) =>
    withinWork({ request_id: request.id }, () => traced.within(request, work));
  app.addHook('onRequest', (request, _reply, done) => enter(request, done));
  // A body is read by events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => enter(request, done));
}

/** The HTTP application with its guards, before any route. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { timeouts = defaultTimeouts } = options;
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    bodyLimit: bodyLimitBytes,
    trustProxy: options.trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 400 },
    forceCloseConnections: 'idle',
    ...serverOptions(timeouts),
    clientErrorHandler: answerParseError,
    frameworkErrors: refuseAddress,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // The API speaks JSON alone.
  app.removeContentTypeParser('text/plain');
  app.decorate('authenticate', options.authenticate);
  app.decorateRequest('caller', null);
  nameRequest(app);
  installErrorHandling(app);
  guardConnections(app, timeouts);
  refuseUnstorableInput(app);
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    // What a session opened is nobody's to keep: not a proxy's, and not the browser's for the next who sits there.
    const isPrivate =
      request.url.startsWith(`${apiBase}/`) && request.routeOptions.config.isPublic !== true;
    if (isPrivate && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
  });
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(options),
    hsts: options.https,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    allowList: ({ url }) => unlimitedFiles.test(url),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('rate_limited', undefined, { retryAfterS: ttl / 1_000 }),
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await describeApi(app, options);
  // Recording a voice needs the microphone; nothing here needs what else a browser can hand out.
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('permissions-policy', permissionsPolicy);
  });
  serveBrandFont(app);
  return app;
}
