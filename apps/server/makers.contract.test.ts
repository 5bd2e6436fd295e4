import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visual, VisualRequest } from '@scenewright/provider-contract/image-maker.ts';
import { StillMakingError, type RemoteWorks } from '@scenewright/provider-contract/remote-work.ts';
import { readCatalogue } from '@scenewright/hosted-models/catalogue.ts';
import { createReplicateClient } from '@scenewright/hosted-models/replicate-client.ts';
import { createReplicateMakers } from '@scenewright/hosted-models/replicate-makers.ts';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { probeMedia } from '@scenewright/media/probe.ts';
import { startReplicateEmulator } from '@scenewright/replicate-emulator';
import { createStudioImageMaker } from './providers/image-maker/studio/studio-image-maker.ts';
import { createStudioVideoMaker } from './providers/video-maker/studio/studio-video-maker.ts';
import { createRememberedWork } from './testing/remembered-work.ts';

/**
 * What the product relies on, whoever makes pictures and clips: the studio, hosted models at an emulator and, where
 * REPLICATE_TEST_API_TOKEN is set, at Replicate itself. The last costs money: one picture, one clip and one that is called off.
 */
const realToken = process.env['REPLICATE_TEST_API_TOKEN'] ?? '';
const picture = 'recraft-ai/recraft-v3';
const clip = 'kwaivgi/kling-v1.6-standard';

interface Subject {
  readonly make: Readonly<Record<'picture' | 'clip', (request: VisualRequest) => Promise<Visual>>>;
  /** Null where all is made here. */
  readonly works: RemoteWorks | null;
  /** How soon the next run of an order looks, having told the service to end what it makes, where that can be told. */
  readonly pass: () => Promise<void>;
  close(): Promise<void>;
}

type Maker = ReturnType<typeof createReplicateMakers>;
const makeWith = ({ imageMaker, videoMaker }: Pick<Maker, 'imageMaker' | 'videoMaker'>) => ({
  picture: (request: VisualRequest) => imageMaker.makeImage(request),
  clip: (request: VisualRequest) => videoMaker.makeVideo(request),
});

const makersOf = (
  client: ReturnType<typeof createReplicateClient>,
  hosts: Parameters<typeof createReplicateMakers>[0]['hosts'],
) =>
  createReplicateMakers({
    client,
    catalogue: readCatalogue(),
    clock: { now: () => new Date() },
    mostAtOnce: 10,
    webhookUrlOf: () => undefined,
    spend: async () => async () => {},
    isOffered: async () => true,
    ...(hosts === undefined ? {} : { hosts }),
  });

/** A clip and a picture, as the models give them. */
async function makeOutputs(folder: string) {
  const files = { clip: join(folder, 'clip.mp4'), picture: join(folder, 'picture.webp') };
  const source = (size: string) => ['-f', 'lavfi', '-i', `testsrc=s=${size}:r=12:d=5`];
  const options = { timeoutMs: 60_000 };
  await runFfmpeg([...source('360x640'), '-pix_fmt', 'yuv420p', files.clip], options);
  await runFfmpeg([...source('256x256'), '-frames:v', '1', files.picture], options);
  return new Map([
    [clip, { bytes: await readFile(files.clip), mimeType: 'video/mp4' }],
    [picture, { bytes: await readFile(files.picture), mimeType: 'image/webp' }],
  ]);
}

const implementations: Readonly<Record<string, (folder: string) => Promise<Subject>>> = {
  studio: async () => ({
    make: makeWith({
      imageMaker: createStudioImageMaker(),
      videoMaker: createStudioVideoMaker(),
    }),
    works: null,
    pass: async () => {},
    close: async () => {},
  }),
  async emulated(folder) {
    const emulator = await startReplicateEmulator({
      clock: { now: () => new Date() },
      outputs: await makeOutputs(folder),
    });
    const { baseUrl, token, outputHost } = emulator.settings;
    const client = createReplicateClient({ baseUrl, token, clock: { now: () => new Date() } });
    const makers = makersOf(client, { hostsWithPort: [outputHost] });
    return {
      make: makeWith(makers),
      works: makers.works,
      pass: async () => {
        for (const { id } of emulator.predictions()) emulator.finish(id);
      },
      close: () => emulator.close(),
    };
  },
  ...(realToken === ''
    ? {}
    : {
        async real() {
          const client = createReplicateClient({
            baseUrl: 'https://api.replicate.com/v1',
            token: realToken,
            clock: { now: () => new Date() },
          });
          const makers = makersOf(client, undefined);
          return {
            make: makeWith(makers),
            works: makers.works,
            pass: async () => await delay(5_000),
            close: async () => {},
          };
        },
      }),
};

describe.each(Object.entries(implementations))('the makers: %s', (name, open) => {
  let folder: string;
  let subject: Subject;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scenewright-makers-'));
    subject = await open(folder);
  });
  afterAll(async () => {
    await subject.close();
    await rm(folder, { recursive: true });
  });

  const requestOf = (
    kind: 'picture' | 'clip',
    work: ReturnType<typeof createRememberedWork>,
    seed = 'first',
  ): VisualRequest => ({
    model: kind === 'picture' ? picture : clip,
    description: 'A lighthouse on a cliff.',
    prompt: 'A lighthouse on a cliff.',
    cast: [],
    dialogue: 'It guides ships at night.',
    topic: 'Lighthouses',
    style: '',
    shape: 'vertical',
    durationS: 5,
    sceneNumber: 1,
    sceneCount: 1,
    seed,
    before: [],
    film: [{ description: 'A lighthouse on a cliff.', dialogue: 'It guides ships at night.' }],
    after: null,
    startImage: null,
    directory: folder,
    signal: new AbortController().signal,
    onProgress: () => {},
    remote: work.remote(),
  });

  /** One run of an order. @returns null while it is made elsewhere */
  async function run(
    kind: 'picture' | 'clip',
    work: ReturnType<typeof createRememberedWork>,
    seed?: string,
  ): Promise<Visual | null> {
    try {
      return await subject.make[kind](requestOf(kind, work, seed));
    } catch (error) {
      if (error instanceof StillMakingError) return null;
      throw error;
    }
  }

  /** Runs an order until it is made, as its job does. */
  async function finish(
    kind: 'picture' | 'clip',
    work: ReturnType<typeof createRememberedWork>,
  ): Promise<Visual> {
    for (;;) {
      const made = await run(kind, work);
      if (made !== null) return made;
      await subject.pass();
    }
  }

  it.each(['picture', 'clip'] as const)(
    'makes a %s: a drawing that lasts as plain JSON, or a file in the folder that it was given, of the kind that was asked for',
    async (kind) => {
      const work = createRememberedWork();
      const made = await finish(kind, work);
      if (made.kind === 'drawing') {
        expect(made.drawing).not.toBeNull();
        expect(JSON.parse(JSON.stringify(made.drawing))).toEqual(made.drawing);
        return;
      }
      expect(made.path.startsWith(folder)).toBe(true);
      expect(made.mimeType).toMatch(kind === 'picture' ? /^image\// : /^video\//);
      const { video, durationMs } = await probeMedia(made.path);
      expect(video?.width).toBeGreaterThan(100);
      if (kind === 'clip') expect(durationMs).toBeGreaterThanOrEqual(4_500);
      expect(work.statuses()).toEqual(['succeeded']);
    },
  );

  it('begins nothing twice: a run that finds its order under way, or made, asks for no other', async () => {
    const work = createRememberedWork();
    await run('picture', work);
    await run('picture', work);
    const begun = work.begun().length;
    expect(begun).toBe(subject.works === null ? 0 : 1);
    await finish('picture', work);
    await finish('picture', work);
    expect(work.begun()).toHaveLength(begun);
  });

  it('calls off what nobody wants, twice if need be, and says then that it has ended', async () => {
    const { works } = subject;
    if (works === null) return;
    const order = createRememberedWork();
    expect(await run('picture', order, 'unwanted')).toBeNull();
    const [work] = order.begun();
    if (work?.externalId == null) throw new Error('nothing was begun');
    const { knownOf } = order.remote();
    await works.cancel(work, knownOf);
    await works.cancel(work, knownOf);
    const looked = { ...work, externalId: work.externalId };
    await expect.poll(() => works.look(looked), { timeout: 60_000 }).toBeNull();
  });

  it('several orders at once get what is theirs', async () => {
    // Each is its own: real models are spared.
    if (name === 'real') return;
    const orders = [1, 2, 3].map(() => createRememberedWork());
    await Promise.all(orders.map((work) => run('picture', work)));
    for (const work of orders) {
      const made = await finish('picture', work);
      if (made.kind === 'file') expect(made.path).toContain(work.begun()[0]?.id ?? 'nothing');
    }
  });
});
