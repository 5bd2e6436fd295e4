import pg from 'pg';

const reconnectAfterMs = 1_000;

/**
 * LISTEN on one dedicated connection that is opened when first needed and opened again when it breaks.
 * Notifications sent meanwhile are lost, as always with NOTIFY: readers ask for the state when they (re)connect.
 */
export function listenThrough(url: string, onError: (error: Error) => void) {
  const callbacks = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | undefined;
  let connecting: Promise<pg.Client> | undefined;
  let reconnect: NodeJS.Timeout | undefined;
  let closed = false;

  function lost(broken: pg.Client, error: Error) {
    if (client !== broken) return;
    client = undefined;
    connecting = undefined;
    if (closed) return;
    onError(error);
    reconnect = setTimeout(() => void connect().catch(onError), reconnectAfterMs);
  }

  async function open(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'scenewright listener',
      keepAlive: true,
    });
    client = fresh;
    fresh.on('error', (error) => lost(fresh, error));
    fresh.on('end', () => lost(fresh, new Error('the listening connection ended')));
    fresh.on('notification', ({ channel, payload }) => {
      for (const callback of callbacks.get(channel) ?? []) callback(payload ?? '');
    });
    try {
      await fresh.connect();
      for (const channel of callbacks.keys())
        await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      lost(fresh, error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
    return fresh;
  }

  function connect(): Promise<pg.Client> {
    connecting ??= open();
    return connecting;
  }

  return {
    async listen(
      channel: string,
      onPayload: (payload: string) => void,
    ): Promise<() => Promise<void>> {
      const known = callbacks.get(channel);
      const set = known ?? new Set<(payload: string) => void>();
      set.add(onPayload);
      callbacks.set(channel, set);
      const connection = await connect();
      if (known === undefined) await connection.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => void set.delete(onPayload);
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(reconnect);
      await client?.end();
    },
  };
}
