/**
 * The part of WASI preview 1 that a command-line program needs which reads its arguments and writes one file:
 * arguments, a clock, standard output and files in memory. There is no way out of it: no real file, no network.
 *
 * Our own because `node:wasi` is experimental and has crashed the whole process on this program after a dozen runs.
 * Protocol: https://github.com/WebAssembly/WASI/blob/main/legacy/preview1/docs.md
 */
declare const WebAssembly: {
  // Node has WebAssembly, but its types do not describe it. This is what is used here.
  compile(bytes: Uint8Array): Promise<WasiProgram>;
  Instance: new (program: WasiProgram, imports: object) => { readonly exports: Readonly<Record<string, unknown>> };
  Memory: new (limits: { initial: number }) => { readonly buffer: ArrayBuffer };
};

declare const compiled: unique symbol;

/** A program compiled once, to be run many times. */
export interface WasiProgram {
  readonly [compiled]: true;
}

export interface WasiRun {
  readonly exitCode: number;
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  /** What the program wrote, by the path it opened, without the leading slash. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const ok = 0;
const badDescriptor = 8;
const invalidArgument = 28;
const characterDevice = 2;
const directoryType = 3;
const regularFile = 4;
const firstFreeDescriptor = 4;
const rootDescriptor = 3;
const allRights = 0xffffffffffffffffn;

/** Thrown through the program's stack by `proc_exit`, as WASI prescribes that the call never returns. */
class ProgramExit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`The program ended with code ${code}.`);
    this.code = code;
  }
}

/** Bytes that grow at the end and can be written over in the middle, as a WAV header is once its length is known. */
class MemoryFile {
  #bytes = new Uint8Array(64 * 1024);
  #length = 0;
  position = 0;

  write(chunk: Uint8Array): void {
    const end = this.position + chunk.length;
    if (end > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(end, this.#bytes.length * 2));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes.set(chunk, this.position);
    this.position = end;
    this.#length = Math.max(this.#length, end);
  }

  seek(offset: number, whence: number): boolean {
    const base = whence === 0 ? 0 : whence === 1 ? this.position : this.#length;
    if (whence > 2 || base + offset < 0) return false;
    this.position = base + offset;
    return true;
  }

  content(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

/** @throws WebAssembly.CompileError when the bytes are no program. */
export function compileWasi(bytes: Uint8Array): Promise<WasiProgram> {
  return WebAssembly.compile(bytes);
}

/**
 * Runs a compiled WASI program once, from `_start` to its end.
 *
 * @param args the arguments after the program's name; no shell stands between.
 * @throws WebAssembly.RuntimeError when the program traps.
 */
export function runWasi(program: WasiProgram, args: readonly string[]): WasiRun {
  const host = createHost(['program', ...args]);
  const instance = new WebAssembly.Instance(program, { wasi_snapshot_preview1: host.imports });
  const { memory, _start: start } = commandExports(instance.exports);
  host.attach(memory);
  let exitCode = 0;
  try {
    start();
  } catch (error) {
    if (!(error instanceof ProgramExit)) throw error;
    exitCode = error.code;
  }
  return { exitCode, ...host.result() };
}

function commandExports({ memory, _start }: { readonly memory?: unknown; readonly _start?: unknown }) {
  if (memory instanceof WebAssembly.Memory && typeof _start === 'function') return { memory, _start };
  throw new TypeError('Not a WASI command: it must export its memory and _start.');
}

function createHost(args: readonly string[]) {
  const encodedArgs = args.map((argument) => new TextEncoder().encode(`${argument}\0`));
  const stdout = new MemoryFile();
  const stderr = new MemoryFile();
  const named = new Map<string, MemoryFile>();
  const open = new Map<number, MemoryFile>([[1, stdout], [2, stderr]]);
  let memory: { readonly buffer: ArrayBuffer } = new WebAssembly.Memory({ initial: 0 });
  let nextDescriptor = firstFreeDescriptor;

  // A view is made anew for each call: when the program's memory grows, the old buffer is detached.
  const view = () => new DataView(memory.buffer);
  const bytes = (address: number, length: number) => new Uint8Array(memory.buffer, address, length);

  const imports = {
    args_sizes_get(countAt: number, sizeAt: number) {
      view().setUint32(countAt, encodedArgs.length, true);
      view().setUint32(sizeAt, encodedArgs.reduce((sum, each) => sum + each.length, 0), true);
      return ok;
    },
    args_get(pointersAt: number, textAt: number) {
      let address = textAt;
      for (const [index, each] of encodedArgs.entries()) {
        view().setUint32(pointersAt + index * 4, address, true);
        bytes(address, each.length).set(each);
        address += each.length;
      }
      return ok;
    },
    // Always the same moment: the same arguments give the same sound.
    clock_time_get(_clock: number, _precision: bigint, timeAt: number) {
      view().setBigUint64(timeAt, 0n, true);
      return ok;
    },
    fd_close(descriptor: number) {
      return open.delete(descriptor) ? ok : badDescriptor;
    },
    fd_fdstat_get(descriptor: number, statAt: number) {
      if (descriptor !== 0 && descriptor !== rootDescriptor && !open.has(descriptor)) return badDescriptor;
      bytes(statAt, 24).fill(0);
      const type = descriptor === rootDescriptor ? directoryType : descriptor < rootDescriptor ? characterDevice : regularFile;
      view().setUint8(statAt, type);
      view().setBigUint64(statAt + 8, allRights, true);
      view().setBigUint64(statAt + 16, allRights, true);
      return ok;
    },
    fd_fdstat_set_flags: () => ok,
    // One directory is open from the start: the root, under which every name is a file in memory.
    fd_prestat_get(descriptor: number, statAt: number) {
      if (descriptor !== rootDescriptor) return badDescriptor;
      view().setUint32(statAt, 0, true);
      view().setUint32(statAt + 4, 1, true);
      return ok;
    },
    fd_prestat_dir_name(descriptor: number, nameAt: number, length: number) {
      if (descriptor !== rootDescriptor || length < 1) return badDescriptor;
      bytes(nameAt, 1).set([0x2f]);
      return ok;
    },
    fd_read(descriptor: number, _vectorsAt: number, _count: number, readAt: number) {
      if (descriptor !== 0) return badDescriptor;
      view().setUint32(readAt, 0, true);
      return ok;
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, positionAt: number) {
      const file = open.get(descriptor);
      if (!file || descriptor < firstFreeDescriptor) return badDescriptor;
      if (!file.seek(Number(offset), whence)) return invalidArgument;
      view().setBigUint64(positionAt, BigInt(file.position), true);
      return ok;
    },
    fd_write(descriptor: number, vectorsAt: number, count: number, writtenAt: number) {
      const file = open.get(descriptor);
      if (!file) return badDescriptor;
      let written = 0;
      for (let index = 0; index < count; index++) {
        const address = view().getUint32(vectorsAt + index * 8, true);
        const length = view().getUint32(vectorsAt + index * 8 + 4, true);
        file.write(bytes(address, length));
        written += length;
      }
      view().setUint32(writtenAt, written, true);
      return ok;
    },
    path_open(...call: [number, number, number, number, number, bigint, bigint, number, number]) {
      const [, , nameAt, length, , , , , descriptorAt] = call;
      const name = new TextDecoder().decode(bytes(nameAt, length));
      const file = new MemoryFile();
      named.set(name, file);
      open.set(nextDescriptor, file);
      view().setUint32(descriptorAt, nextDescriptor, true);
      nextDescriptor += 1;
      return ok;
    },
    proc_exit(code: number) {
      throw new ProgramExit(code);
    },
  };

  return {
    imports,
    attach(programMemory: { readonly buffer: ArrayBuffer }) {
      memory = programMemory;
    },
    result: () => ({
      stdout: stdout.content(),
      stderr: stderr.content(),
      files: new Map([...named].map(([name, file]) => [name, file.content()])),
    }),
  };
}
