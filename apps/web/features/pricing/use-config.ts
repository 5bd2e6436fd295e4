import { useEffect, useState } from 'react';
import { type ReplyOf } from '@scenewright/contract/schemas/call.ts';
import { apiBase } from '@scenewright/contract/paths.ts';
import type { getConfig } from '@scenewright/contract/schemas/product.ts';

export type Config = ReplyOf<typeof getConfig>;

/** How this installation is set up: undefined until it is known, null where it could not be read. Asked without the app's client, which visitors are not sent. */
export function useConfig(): Config | null | undefined {
  const [config, setConfig] = useState<Config | null>();
  useEffect(() => {
    const leaving = new AbortController();
    readConfig(leaving.signal).then(setConfig, () => leaving.signal.aborted || setConfig(null));
    return () => leaving.abort();
  }, []);
  return config;
}

async function readConfig(signal: AbortSignal): Promise<Config> {
  const reply = await fetch(`${apiBase}/config`, { signal });
  if (!reply.ok) throw new Error(`the server answered ${reply.status}`);
  // The server checks its replies against the same schema before they leave.
  return (await reply.json()) as Config;
}
