import { createMemoryFile, type MemoryFile } from './memory-file.ts';

/*
 * The part of WASI preview 1 that a command-line program needs which reads its arguments and writes a file: arguments, a clock,
 * standard output, and files in memory. There is no way out of it: no real file, no network.
 *
 * Our own because `node:wasi` is experimental and crashed the whole process on this program after a dozen runs.
 * Protocol: https://github.com/WebAssembly/WASI/blob/main/legacy/preview1/docs.md
 */

/** Node has WebAssembly, but its types do not describe it. This is what is used here. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<WasiProgram>;
  Instance: new (
    program: WasiProgram,
    imports: object,
  ) => { readonly exports: Readonly<Record<string, unknown>> };
  Memory: new (limits: { initial: number }) => LinearMemory;
};

interface LinearMemory {
  readonly buffer: ArrayBuffer;
}

declare const compiled: unique symbol;

/** A program compiled once, to be run many times. */
export interface WasiProgram {
  readonly [compiled]: true;
}

export interface WasiRun {
  readonly exitCode: number;
  readonly stdout: Uint8Array;
  /** What the program wrote, by the names it opened. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const ok = 0;
const badDescriptor = 8;
const invalidArgument = 28;
const [characterDevice, directory, regularFile] = [2, 3, 4];
const allRights = 0xffff_ffff_ffff_ffffn;

/** Descriptors 0, 1 and 2 are the standard streams; 3 is the one directory that is open from the start; files follow. */
const rootDescriptor = 3;

/** Thrown through the program by `proc_exit`, a call that never returns. */
class ProgramExit extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`The program ended with code ${code}.`);
    this.code = code;
  }
}

/** @throws WebAssembly.CompileError when the bytes are no program. */
export function compileWasi(bytes: Uint8Array): Promise<WasiProgram> {
  return WebAssembly.compile(bytes);
}

/**
 * Runs a program once, from its start to its end, in a fresh memory.
 *
 * @param args the arguments after the program's name; no shell stands between.
 * @throws WebAssembly.RuntimeError when the program traps.
 */
export function runWasi(program: WasiProgram, args: readonly string[]): WasiRun {
  const guest = createGuest();
  const [stdout, stderr] = [createMemoryFile(), createMemoryFile()];
  const open = new Map([
    [1, stdout],
    [2, stderr],
  ]);
  const named = new Map<string, MemoryFile>();
  const calls = {
    ...argumentCalls(guest, ['program', ...args]),
    ...descriptorCalls(guest, open),
    ...streamCalls(guest, open),
    ...pathCalls(guest, open, named),
    ...processCalls(guest),
  };
  const { exports } = new WebAssembly.Instance(program, { wasi_snapshot_preview1: calls });
  const exitCode = runToEnd(guest, exports);
  return {
    exitCode,
    stdout: stdout.content(),
    files: new Map([...named].map(([name, file]) => [name, file.content()])),
  };
}

function runToEnd(
  guest: Guest,
  { memory, _start: start }: { readonly memory?: unknown; readonly _start?: unknown },
): number {
  if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function') {
    throw new TypeError('Not a WASI command: it must export its memory and _start.');
  }
  guest.attach(memory);
  try {
    start();
    return 0;
  } catch (error) {
    if (error instanceof ProgramExit) return error.code;
    throw error;
  }
}

/** The program's memory, as the host reads and writes it. All numbers are little-endian. */
interface Guest {
  attach(memory: LinearMemory): void;
  bytes(address: number, length: number): Uint8Array;
  readUint32(address: number): number;
  writeUint32(address: number, value: number): void;
  writeUint64(address: number, value: bigint): void;
}

function createGuest(): Guest {
  let memory: LinearMemory = new WebAssembly.Memory({ initial: 0 });
  // Made anew for each access: when the program's memory grows, the old buffer is detached.
  const view = () => new DataView(memory.buffer);
  return {
    attach(attached) {
      memory = attached;
    },
    bytes: (address, length) => new Uint8Array(memory.buffer, address, length),
    readUint32: (address) => view().getUint32(address, true),
    writeUint32: (address, value) => view().setUint32(address, value, true),
    writeUint64: (address, value) => view().setBigUint64(address, value, true),
  };
}

function argumentCalls(guest: Guest, args: readonly string[]) {
  const encoded = args.map((argument) => new TextEncoder().encode(`${argument}\0`));
  return {
    args_sizes_get(countAt: number, sizeAt: number) {
      guest.writeUint32(countAt, encoded.length);
      guest.writeUint32(
        sizeAt,
        encoded.reduce((sum, each) => sum + each.length, 0),
      );
      return ok;
    },
    args_get(pointersAt: number, textAt: number) {
      let address = textAt;
      for (const [index, each] of encoded.entries()) {
        guest.writeUint32(pointersAt + index * 4, address);
        guest.bytes(address, each.length).set(each);
        address += each.length;
      }
      return ok;
    },
  };
}

function descriptorCalls(guest: Guest, open: Map<number, MemoryFile>) {
  return {
    fd_close: (descriptor: number) => (open.delete(descriptor) ? ok : badDescriptor),
    fd_fdstat_get(descriptor: number, statAt: number) {
      if (descriptor !== 0 && descriptor !== rootDescriptor && !open.has(descriptor))
        return badDescriptor;
      const type =
        descriptor < rootDescriptor
          ? characterDevice
          : descriptor === rootDescriptor
            ? directory
            : regularFile;
      guest.bytes(statAt, 24).fill(0);
      guest.bytes(statAt, 1).set([type]);
      guest.writeUint64(statAt + 8, allRights);
      guest.writeUint64(statAt + 16, allRights);
      return ok;
    },
    fd_fdstat_set_flags: () => ok,
    fd_prestat_get(descriptor: number, statAt: number) {
      if (descriptor !== rootDescriptor) return badDescriptor;
      guest.writeUint32(statAt, 0);
      guest.writeUint32(statAt + 4, 1);
      return ok;
    },
    fd_prestat_dir_name(descriptor: number, nameAt: number, length: number) {
      if (descriptor !== rootDescriptor || length < 1) return badDescriptor;
      guest.bytes(nameAt, 1).set(new TextEncoder().encode('/'));
      return ok;
    },
  };
}

function streamCalls(guest: Guest, open: ReadonlyMap<number, MemoryFile>) {
  return {
    // Standard input is at its end; files are only written.
    fd_read(descriptor: number, _vectorsAt: number, _count: number, readAt: number) {
      if (descriptor !== 0) return badDescriptor;
      guest.writeUint32(readAt, 0);
      return ok;
    },
    fd_seek(descriptor: number, offset: bigint, from: number, positionAt: number) {
      const file = descriptor > rootDescriptor ? open.get(descriptor) : undefined;
      if (!file) return badDescriptor;
      const position = file.seek(Number(offset), from);
      if (position === undefined) return invalidArgument;
      guest.writeUint64(positionAt, BigInt(position));
      return ok;
    },
    fd_write(descriptor: number, vectorsAt: number, count: number, writtenAt: number) {
      const file = open.get(descriptor);
      if (!file) return badDescriptor;
      let written = 0;
      for (let vectorAt = vectorsAt; vectorAt < vectorsAt + count * 8; vectorAt += 8) {
        const length = guest.readUint32(vectorAt + 4);
        file.write(guest.bytes(guest.readUint32(vectorAt), length));
        written += length;
      }
      guest.writeUint32(writtenAt, written);
      return ok;
    },
  };
}

function pathCalls(guest: Guest, open: Map<number, MemoryFile>, named: Map<string, MemoryFile>) {
  let lastDescriptor = rootDescriptor;
  return {
    /** Parameters 3 and 4 are the name, the ninth is where the descriptor goes; directory, flags and rights do not matter here. */
    path_open(...call: readonly (number | bigint)[]) {
      const [, , nameAt, nameLength, , , , , descriptorAt] = call.map(Number);
      if (nameAt === undefined || nameLength === undefined || descriptorAt === undefined)
        return invalidArgument;
      const file = createMemoryFile();
      lastDescriptor += 1;
      named.set(new TextDecoder().decode(guest.bytes(nameAt, nameLength)), file);
      open.set(lastDescriptor, file);
      guest.writeUint32(descriptorAt, lastDescriptor);
      return ok;
    },
  };
}

function processCalls(guest: Guest) {
  return {
    // Always the same moment: the same arguments give the same sound.
    clock_time_get(_clock: number, _precision: bigint, timeAt: number) {
      guest.writeUint64(timeAt, 0n);
      return ok;
    },
    proc_exit(code: number) {
      throw new ProgramExit(code);
    },
  };
}
