import { spawn } from 'node:child_process';

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly output: string;
}

interface StepOptions {
  readonly quiet?: boolean;
  /** Where what it prints goes; by default to where we print. */
  readonly print?: (text: string) => void;
  /** Called when the command sends us a message. */
  readonly onMessage?: () => void;
}

/** Runs a command, showing what it prints while it runs. */
export async function runStep(
  { name, command, args }: Step,
  { quiet = false, print = (text) => process.stdout.write(text), onMessage }: StepOptions = {},
): Promise<StepResult> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe', ...(onMessage === undefined ? [] : ['ipc' as const])],
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  if (onMessage !== undefined) child.on('message', onMessage);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
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
  return { name, ok: code === 0, output };
}

interface Turn {
  print(text: string): void;
  end(): void;
}

/** Lets what runs side by side print one after the other, in the order of asking for a turn. */
export function createTurns(write: (text: string) => void): () => Turn {
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
