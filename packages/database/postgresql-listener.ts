import pg from 'pg';

const reconnectAfterMs = 1_000;

interface Callback {
  readonly onPayload: (payload: string) => void;
  readonly onGap: () => void;
}

/**
 * LISTEN on one dedicated connection that is opened when first needed and opened again when it breaks.
 * Notifications sent meanwhile are lost, as always with NOTIFY: `onGap` says so when the connection is there again.
 */
export function listenThrough(url: string, onError: (error: Error) => void) {
  const callbacks = new Map<string, Set<Callback>>();
  let client: pg.Client | undefined;
  let connecting: Promise<pg.Client> | undefined;
  let reconnect: NodeJS.Timeout | undefined;
  let closed = false;
  let wasLost = false;

  function lost(broken: pg.Client, error: Error) {
    if (client !== broken) return;
    client = undefined;
    connecting = undefined;
    wasLost = true;
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
      for (const { onPayload } of callbacks.get(channel) ?? []) onPayload(payload ?? '');
    });
    try {
      await fresh.connect();
      for (const channel of callbacks.keys())
        await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      lost(fresh, error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
    if (wasLost)
      for (const { onGap } of [...callbacks.values()].flatMap((set) => [...set])) onGap();
    wasLost = false;
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
      onGap: () => void = () => {},
    ): Promise<() => Promise<void>> {
      const known = callbacks.get(channel);
      const set = known ?? new Set<Callback>();
      const callback = { onPayload, onGap };
      set.add(callback);
      callbacks.set(channel, set);
      try {
        const connection = await connect();
        if (known === undefined) await connection.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        // Whoever asks for it again must not hear everything twice.
        set.delete(callback);
        throw error;
      }
      return async () => void set.delete(callback);
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(reconnect);
      await client?.end();
    },
  };
}
