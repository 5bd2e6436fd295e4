import { File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';

/** Node has WebAssembly, but its types do not describe it. This is what is used here. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<WasiProgram>;
  Instance: new (program: WasiProgram, imports: object) => { readonly exports: CommandExports };
};

interface CommandExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly _start: () => unknown;
}

declare const compiled: unique symbol;

/** A program compiled once, to be run many times. */
export interface WasiProgram {
  readonly [compiled]: true;
}

export interface WasiRun {
  readonly exitCode: number;
  readonly stdout: Uint8Array;
  /** The files that the program wrote into its folder, by name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** @throws WebAssembly.CompileError when the bytes are no program. */
export function compileWasi(bytes: Uint8Array): Promise<WasiProgram> {
  return WebAssembly.compile(bytes);
}

/**
 * Runs a program once, from its start to its end, in a fresh memory. Its files are in memory, too: it reaches no real file and no
 * network. `node:wasi` is experimental and crashed the whole process on Flite after a dozen runs.
 *
 * @param args the arguments after the program's name; no shell stands between.
 * @throws WebAssembly.RuntimeError when the program traps.
 */
export function runWasi(program: WasiProgram, args: readonly string[]): WasiRun {
  const [stdin, stdout, stderr] = [new File([]), new File([]), new File([])];
  const folder = new PreopenDirectory('/', new Map());
  const streams = [stdin, stdout, stderr].map((file) => new OpenFile(file));
  const wasi = new WASI(['program', ...args], [], [...streams, folder], { debug: false });
  const { exports } = new WebAssembly.Instance(program, {
    wasi_snapshot_preview1: {
      ...wasi.wasiImport,
      // Always the same moment: the same arguments give the same sound.
      clock_time_get(_clock: number, _precision: bigint, timeAt: number) {
        new DataView(exports.memory.buffer).setBigUint64(timeAt, 0n, true);
        return 0;
      },
    },
  });
  // eslint-disable-next-line typescript/no-unnecessary-type-assertion -- where a browser's types are known, its memory has more to it
  const exitCode = wasi.start({ exports } as Parameters<typeof wasi.start>[0]);
  const files = new Map<string, Uint8Array>();
  for (const [name, entry] of folder.dir.contents)
    if (entry instanceof File) files.set(name, entry.data);
  return { exitCode, stdout: stdout.data, files };
}
