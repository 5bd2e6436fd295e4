import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

/** Callers at once, each with the next request as soon as it has an answer. */
const callers = 8;
/** Of streams: an account may have so many open at once, and the server learns late that one was left. */
const streamCallers = 2;
const ticksPerSecond = 100;
let requests = 0;

export interface HotCall {
  readonly url: string;
  readonly token: string;
  /** An event stream: answered with its first event, and closed then. */
  readonly isStream?: boolean;
}

export interface CallFigures {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Of the process that answers, for each request, in ms. */
  readonly processorMs: number;
}

/** One request, from a network of its own, so that none meets a limit. @returns how long its answer took, in ms */
function ask({ url, token, isStream = false }: HotCall, agent: Agent): Promise<number> {
  requests += 1;
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        // A stream that is left ends its connection.
        agent: isStream ? false : agent,
        headers: {
          authorization: `Bearer ${token}`,
          'x-forwarded-for': `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`,
        },
      },
      (reply) => {
        if (reply.statusCode !== 200)
          return reject(new Error(`${url} answered ${reply.statusCode}`));
        const done = () => resolve(performance.now() - startedAt);
        if (isStream)
          reply.once('data', () => {
            const tookMs = performance.now() - startedAt;
            reply.once('close', () => resolve(tookMs));
            asked.destroy();
          });
        else reply.resume().once('end', done);
        // A stream that was left says so.
        reply.on('error', () => {});
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** Processor time that a process has used, in ms. Linux. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000;
}

/** Asks the same for some seconds, eight at a time, streams two. @param pid the process that answers */
export async function measureCalls(
  call: HotCall,
  pid: number,
  seconds: number,
): Promise<CallFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const times: number[] = [];
  const [usedBefore, startedAt] = [processorMs(pid), performance.now()];
  const goOn = () => performance.now() - startedAt < seconds * 1_000;
  await Promise.all(
    Array.from({ length: call.isStream ? streamCallers : callers }, async () => {
      while (goOn()) times.push(await ask(call, agent));
    }),
  );
  agent.destroy();
  const tookS = (performance.now() - startedAt) / 1_000;
  times.sort((one, other) => one - other);
  return {
    perSecond: times.length / tookS,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    processorMs: (processorMs(pid) - usedBefore) / times.length,
  };
}
