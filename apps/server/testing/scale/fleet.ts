import { findFreePort, type ServerProcess, startServerProcess } from '../server-process.ts';
import { type Draw, pick } from './random.ts';

/** What a worker logs when it has begun. */
const works = 'this process works on jobs';

type Role = 'api' | 'worker';

interface Member {
  readonly role: Role;
  readonly port: number;
  process: ServerProcess;
  kills: number;
  /** Of the processes that were killed. */
  output: string;
}

interface FleetOptions {
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly apis: number;
  readonly workers: number;
}

/** Processes of one installation, on one machine. It ends only what it has started. */
export async function startFleet({ folder, settings, apis, workers }: FleetOptions) {
  const ports = await Promise.all(Array.from({ length: apis + workers }, findFreePort));
  const publicUrl = `http://localhost:${ports[0]}`;
  let isStopping = false;

  const spawn = (role: Role, port: number) =>
    startServerProcess({
      ...{ folder, port },
      script: 'testing/flat-server.ts',
      settings: { ...settings, ROLES: role, PUBLIC_URL: publicUrl, LOG_LEVEL: 'info' },
      // A worker answers nobody.
      ...(role === 'worker' && { isReady: (output) => output.includes(works) }),
    });

  const members: Member[] = [];
  try {
    // The first one makes the tables; at once they would do so one after the other.
    for (const [index, port] of ports.entries()) {
      const role = index < apis ? 'api' : 'worker';
      members.push({ role, port, kills: 0, output: '', process: await spawn(role, port) });
    }
  } catch (error) {
    await Promise.all(members.map(({ process }) => process.kill()));
    throw error;
  }

  /** Ends one at once, as a machine that breaks, and starts it again; resolves when it is there. @returns its role */
  async function killOne(draw: Draw): Promise<Role> {
    const member = pick(draw, members);
    await member.process.kill();
    member.kills += 1;
    member.output += member.process.output();
    if (!isStopping) member.process = await spawn(member.role, member.port);
    return member.role;
  }

  return {
    /** Where users may ask. */
    urls: members
      .filter(({ role }) => role === 'api')
      .map(({ port }) => `http://127.0.0.1:${port}`),
    killOne,
    kills: () => members.reduce((sum, { kills }) => sum + kills, 0),
    output: () => members.map(({ output, process }) => output + process.output()).join(''),
    /** Those that ended though nobody had killed them. */
    dead: () => members.filter(({ process }) => !process.isAlive()).length,
    async stop() {
      isStopping = true;
      return await Promise.all(members.map(({ process }) => process.stop()));
    },
  };
}

export type Fleet = Awaited<ReturnType<typeof startFleet>>;
