import { apiBase } from '@scenewright/contract/paths.ts';
import { mediaFetchTimeoutMs } from '@scenewright/contract/rules/limits.ts';

let asked: Promise<string | null> | undefined;

/** Where the examples are hosted, as the server is set up; null where they are not, or where it does not answer. Asked once. */
export function loadHostedFolder(): Promise<string | null> {
  asked ??= ask().catch(() => null);
  return asked;
}

async function ask(): Promise<string | null> {
  const reply = await fetch(`${apiBase}/config`, {
    signal: AbortSignal.timeout(mediaFetchTimeoutMs),
  });
  const config: unknown = reply.ok ? await reply.json() : null;
  const folder: unknown =
    typeof config === 'object' && config !== null ? Reflect.get(config, 'examples_url') : null;
  return typeof folder === 'string' ? folder : null;
}
