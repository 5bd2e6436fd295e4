import { spawn, type ChildProcess } from 'node:child_process';

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** What it finds in its environment beside what we have. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly output: string;
  /** It said nothing for as long as it may, and was ended. */
  readonly wentSilent: boolean;
}

interface StepOptions {
  readonly quiet?: boolean;
  /** Where what it prints goes; by default to where we print. */
  readonly print?: (text: string) => void;
  /** Called when the command sends us a message. */
  readonly onMessage?: (message: unknown) => void;
  /** A command that prints nothing and sends nothing for so long is stuck, and ended. */
  readonly mostSilenceMs?: number;
}

/** The longest a timer can wait: 24 days. */
const longestTimerMs = 2 ** 31 - 1;
/** How long a stuck command has to end what it started before it is killed. */
const lastWordsMs = 10_000;

/** Ends a child once nothing has been heard of it for so long. */
function watchSilence(child: ChildProcess, mostSilenceMs: number) {
  let wentSilent = false;
  let killing: NodeJS.Timeout | undefined;
  const timer = setTimeout(() => {
    wentSilent = true;
    child.kill('SIGTERM');
    killing = setTimeout(() => child.kill('SIGKILL'), lastWordsMs);
  }, mostSilenceMs);
  return {
    heard: () => timer.refresh(),
    stop() {
      clearTimeout(timer);
      clearTimeout(killing);
      return wentSilent;
    },
  };
}

/** Runs a command, showing what it prints while it runs. */
export async function runStep(
  { name, command, args, env = {} }: Step,
  {
    quiet = false,
    print = (text) => process.stdout.write(text),
    onMessage,
    mostSilenceMs = longestTimerMs,
  }: StepOptions = {},
): Promise<StepResult> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe', ...(onMessage === undefined ? [] : ['ipc' as const])],
    env: { ...process.env, ...env, FORCE_COLOR: '0' },
  });
  const silence = watchSilence(child, mostSilenceMs);
  child.on('message', (message) => {
    silence.heard();
    onMessage?.(message);
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      silence.heard();
      output += text;
      if (!quiet) print(text);
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += String(error);
      resolve(1);
    });
    child.once('close', resolve);
  });
  const wentSilent = silence.stop();
  return { name, ok: code === 0 && !wentSilent, output, wentSilent };
}

interface Turn {
  print(text: string): void;
  end(): void;
}

/** Lets what runs side by side print one after the other, in the order of asking for a turn. */
export function createLimiter(write: (text: string) => void): () => Turn {
  const turns: { held: string; over: boolean }[] = [];
  function go(): void {
    for (let first = turns[0]; first !== undefined; first = turns[0]) {
      if (first.held !== '') write(first.held);
      first.held = '';
      if (!first.over) return;
      turns.shift();
    }
  }
  return () => {
    const turn = { held: '', over: false };
    turns.push(turn);
    return {
      print(text) {
        turn.held += text;
        go();
      },
      end() {
        turn.over = true;
        go();
      },
    };
  };
}
