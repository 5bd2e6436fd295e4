import { deserialize, serialize } from 'node:v8';
import { askInThread, type AskWriter } from '../wire-writer.ts';
import { keep, keyOf, recall } from './remembered.ts';

/** A writer that is asked the same once in a run. @param askWriter the one that is asked */
export const createRememberingWriter =
  (askWriter: AskWriter): AskWriter =>
  (mostMs) => {
    const ask = askWriter(mostMs);
    // Whoever limits its time wants to see it work.
    if (mostMs !== undefined) return ask;
    return async (method, args, signal) => {
      signal.throwIfAborted();
      const key = keyOf(['writer', method, JSON.stringify(args)]);
      const known = recall(key);
      if (known !== undefined) return deserialize(known);
      const answer = await ask(method, args, signal);
      keep(key, serialize(answer));
      return answer;
    };
  };

/**
 * The offline writer for tests of everything around it: what it answers is what ships, but most ideas of tests are the same, and
 * its thread takes seconds of processor time until it has written first. The writer itself is proved in `packages/offline-writer`.
 */
export const rememberingWriter = createRememberingWriter(askInThread);
