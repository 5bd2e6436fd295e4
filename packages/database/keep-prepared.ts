import { type PGlite, protocol } from '@electric-sql/pglite';

/** More than a film's making asks; what was not asked for longest goes first. */
const mostKept = 200;
/** Texts that were asked once. Those that differ each time, by the length of a list for example, are never prepared. */
const mostRemembered = 1_000;
/** What decides whether rows are in conflict may be a partial index, which a plan for all values cannot know to fit: it fails. */
const needsValues = /\bon conflict\b/iu;
/** "cached plan must not change result type": a table has other columns now. */
const otherColumns = '0A000';

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Options = Parameters<PGlite['execProtocolStream']>[1];

interface Kept {
  readonly name: string;
  /** What the engine says of its parameters and its rows, which does not change. */
  description: Answer | null;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();
const code = (letter: string) => letter.charCodeAt(0);
const kinds = {
  parse: code('P'),
  describe: code('D'),
  bind: code('B'),
  sync: code('S'),
  statement: code('S'),
} as const;
/** One byte says what kind of message it is, four how long it is. */
const headBytes = 5;

/** The text of a message that parses a statement without a name; null where it brings types of its own. */
function textToParse(message: Uint8Array): string | null {
  const end = message.indexOf(0, headBytes + 1);
  const types = message.subarray(end + 1);
  return message[headBytes] === 0 && end > 0 && types.every((byte) => byte === 0)
    ? decoder.decode(message.subarray(headBytes + 1, end))
    : null;
}

/** The same message, binding what is prepared under a name instead of what was parsed last. */
function bindTo(name: string, message: Uint8Array): Uint8Array {
  const named = new Uint8Array(message.length + name.length);
  named.set(message.subarray(0, headBytes + 1));
  named.set(encoder.encode(name), headBytes + 1);
  named.set(message.subarray(headBytes + 1), headBytes + 1 + name.length);
  new DataView(named.buffer).setUint32(1, named.length - 1);
  return named;
}

/**
 * Keeps statements prepared that the embedded engine is asked again: parsing and planning one takes more than twice as long as
 * what it does (docs/decisions/0085). The engine has one session, which knows a name for as long as it runs, and PGlite sends the
 * six messages of one query before the first of the next, so that `current` tells which query a message belongs to.
 *
 * To be called once tables have their columns: a change of them makes what reads them fail once.
 */
export function keepPrepared(pglite: PGlite): void {
  const send = pglite.execProtocolStream.bind(pglite);
  const { serialize } = protocol;
  const kept = new Map<string, Kept>();
  const askedOnce = new Set<string>();
  let names = 0;
  /** What the messages of the query in hand are about, where it is kept or about to be. */
  let current: { readonly text: string; readonly statement: Kept } | null = null;

  async function makeRoom(options: Options): Promise<void> {
    const [oldest] = kept;
    if (kept.size < mostKept || oldest === undefined) return;
    kept.delete(oldest[0]);
    await send(serialize.close({ type: 'S', name: oldest[1].name }), options);
  }

  async function parse(message: Uint8Array, options: Options): Promise<Answer> {
    const text = textToParse(message);
    if (text === null || needsValues.test(text)) return await send(message, options);
    const known = kept.get(text);
    if (known !== undefined) {
      kept.delete(text);
      kept.set(text, known);
      current = { text, statement: known };
      return [];
    }
    if (!askedOnce.has(text)) {
      if (askedOnce.size >= mostRemembered) askedOnce.clear();
      askedOnce.add(text);
      return await send(message, options);
    }
    await makeRoom(options);
    const name = `kept${(names += 1)}`;
    const answer = await send(serialize.parse({ name, text }), options);
    current = { text, statement: { name, description: null } };
    return answer;
  }

  /** @param isStatement whether it is asked of what was parsed; else of what was bound, which is said by then */
  async function describe(
    { text, statement }: NonNullable<typeof current>,
    isStatement: boolean,
    options: Options,
  ): Promise<Answer> {
    statement.description ??= await send(
      serialize.describe({ type: 'S', name: statement.name }),
      options,
    );
    kept.set(text, statement);
    return isStatement
      ? statement.description
      : statement.description.filter(({ name }) => name === 'rowDescription' || name === 'noData');
  }

  pglite.execProtocolStream = async (message, options) => {
    const [kind, , , , , what] = message;
    if (kind === kinds.parse) {
      current = null;
      return await parse(message, options);
    }
    if (current === null) return await send(message, options);
    if (kind === kinds.describe) return await describe(current, what === kinds.statement, options);
    try {
      return await send(
        kind === kinds.bind ? bindTo(current.statement.name, message) : message,
        options,
      );
    } catch (error) {
      if ((error as { code?: unknown }).code === otherColumns) kept.delete(current.text);
      throw error;
    } finally {
      if (kind === kinds.sync) current = null;
    }
  };
}
