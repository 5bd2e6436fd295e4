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

/** Runs a command, showing what it prints while it runs. */
export async function runStep(
  { name, command, args }: Step,
  options: { readonly quiet?: boolean } = {},
): Promise<StepResult> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (options.quiet !== true) process.stdout.write(text);
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
