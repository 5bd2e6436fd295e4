import pino, { type Logger } from 'pino';

const secretPaths = ['req.headers.authorization', 'req.headers.cookie', 'headers.authorization', 'password', 'token', 'access_token', 'refresh_token'];

/** JSON lines on a pipe, readable lines on a terminal; never a secret, a token or a mail body. */
export function createLog(level: string): Logger {
  const options = { level, redact: { paths: secretPaths, censor: '[secret]' }, serializers: { err: pino.stdSerializers.err } };
  if (!process.stdout.isTTY) return pino(options);
  return pino({ ...options, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } } });
}
