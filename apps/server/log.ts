import pino, { type Logger } from 'pino';

const secretPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'password',
  'token',
  'access_token',
  'refresh_token',
];

const optionsOf = (level: string) => ({
  level,
  redact: { paths: secretPaths, censor: '[secret]' },
  serializers: { err: pino.stdSerializers.err },
});

const stderr = 2;

/** JSON lines on the standard error, where the standard output is a command's answer. */
export function createCommandLog(level: string): Logger {
  return pino(optionsOf(level), pino.destination({ dest: stderr, sync: true }));
}

/** JSON lines on a pipe, readable lines on a terminal; never a secret, a token or a mail body. */
export function createLog(level: string): Logger {
  const options = optionsOf(level);
  if (!process.stdout.isTTY) return pino(options);
  return pino({
    ...options,
    transport: {
      target: 'pino-pretty',
      options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
    },
  });
}
