import pino, { type DestinationStream, type Logger } from 'pino';
import { currentWork } from '@scenewright/telemetry/work-context.ts';

const secretPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'password',
  'token',
  'access_token',
  'refresh_token',
];

/** What every line says of the work it belongs to. A request's own logger says so already. */
const namingWork = (_line: object, _level: number, logger: Logger): object =>
  'request_id' in logger.bindings() ? {} : { ...currentWork() };

const optionsOf = (level: string) => ({
  level,
  mixin: namingWork,
  redact: { paths: secretPaths, censor: '[secret]' },
  serializers: { err: pino.stdSerializers.err },
});

const stderr = 2;

/** JSON lines on the standard error, where the standard output is a command's answer. */
export function createCommandLog(level: string): Logger {
  return pino(optionsOf(level), pino.destination({ dest: stderr, sync: true }));
}

/**
 * JSON lines on a pipe, readable lines on a terminal; never a secret, a token or a mail body. Each names the request
 * (`request_id`) or the run of a job (`job`, `job_id`, `attempt`) that it belongs to.
 * @param destination where a test reads it
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = optionsOf(level);
  if (destination !== undefined) return pino(options, destination);
  if (!process.stdout.isTTY) return pino(options);
  return pino({
    ...options,
    transport: {
      target: 'pino-pretty',
      options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
    },
  });
}
