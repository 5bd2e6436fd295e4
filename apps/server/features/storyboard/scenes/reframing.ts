import type { FormatPrice } from '@scenewright/contract/schemas/content.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import { createLimiter } from '@scenewright/contract/rules/limiter.ts';
import { chosenShape, type Shape, shapeName, shapeOf } from '@scenewright/contract/rules/shapes.ts';
import type { ListSoundCredits } from '@scenewright/provider-contract/native-sound.ts';
import { keepsSubject } from '@scenewright/studio/camera/keeps-subject.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import type { Assets } from '../../assets/index.ts';
import { type CastRow, listMembers, marksIn } from '../../cast/index.ts';
import { type Content, findOwnContent } from '../../content/index.ts';
import type { Credits } from '@scenewright/ledger';
import { isOwn, lookOf, takeFit } from '@scenewright/storyboard/take-fit.ts';
import { listTakes, type TakeRow } from '../takes/take.repository.ts';
import type { Sharing } from './copying.ts';
import * as repository from './scene.repository.ts';
import {
  approvalCost,
  needsPicture,
  toState,
  wantedPicture,
} from '@scenewright/storyboard/scene-state.ts';

export interface ReframingOptions {
  readonly database: Database;
  readonly assets: Pick<Assets, 'withFile'>;
  readonly credits: Pick<Credits, 'available'>;
  readonly soundCredits: ListSoundCredits;
}

/** A content in another shape, and what of its takes is right in that. */
export interface Reframed {
  readonly content: Content;
  /** Its scenes, each with the take that it shows then, or none. */
  readonly scenes: readonly repository.SceneRow[];
  readonly sharing: Sharing;
}

interface Cut {
  readonly from: Shape;
  readonly to: Shape;
  readonly looks: boolean;
}

/** Looking at a still holds a core for some tens of milliseconds. */
const mostAtOnce = 2;
const longestQueue = 1_000;
/** So many stills are known by what was found; each is looked at again where it was forgotten. */
const mostKnown = 5_000;

/** @throws AppError wrong_state where the content is not to be had in this shape */
function requireAnother(content: Content, shape: Shape): void {
  if (content.status === 'generating')
    throw new AppError(
      'wrong_state',
      'The storyboard is still being written. Duplicate it when its scenes are there.',
    );
  if (shapeOf(content) === shape)
    throw new AppError(
      'wrong_state',
      `This content is ${shapeName(shape)} already. Choose another format.`,
    );
}

/** A take of the present film that a model made as a still, of what its scene asks for. */
function isReusableStill(
  take: TakeRow,
  {
    content,
    scene,
    members,
  }: { content: Content; scene: repository.SceneRow; members: readonly CastRow[] },
): boolean {
  if (take.kind !== 'picture' || isOwn(take) || take.drawing !== null || take.asset_id === null)
    return false;
  // As a still: whether its motion is still to come makes no difference.
  const cast = marksIn(scene.description, members);
  return takeFit(take, wantedPicture({ ...content, quality: 'draft' }, scene, cast)) === 'right';
}

/** Contents in other shapes: what can be cut to them, and what the rest costs. */
export function createReframing({ database, assets, credits, soundCredits }: ReframingOptions) {
  const limited = createLimiter(mostAtOnce, { longestQueue });
  const known = new Map<string, boolean>();

  /** Whether the cut keeps the subject of a stored still; one that cannot be read is made anew. */
  async function mayBeCut(assetId: string, { from, to, looks }: Cut): Promise<boolean> {
    const key = `${assetId} ${from} ${to}`;
    const before = known.get(key);
    if (before !== undefined || !looks) return before ?? false;
    const found = await limited(() =>
      assets.withFile(assetId, (path) => keepsSubject(path, { from, to }).catch(() => false)),
    );
    const [oldest] = known.keys();
    if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
    known.set(key, found);
    return found;
  }

  /** The newest still of a scene that can be cut; the one that it shows goes first. */
  async function findStill(
    takes: readonly TakeRow[],
    chosen: TakeRow | undefined,
    cut: Cut,
  ): Promise<TakeRow | null> {
    const inOrder = [...(chosen === undefined ? [] : [chosen]), ...takes.toReversed()];
    for (const take of inOrder.filter((each) => takes.includes(each)))
      if (take.asset_id !== null && (await mayBeCut(take.asset_id, cut))) return take;
    return null;
  }

  /**
   * A content as it would be in another shape. Nothing is written.
   * @param looks whether stills that nobody has looked at are; they are files, for which no transaction should wait
   * @throws AppError wrong_state
   */
  async function reframe(
    db: Queryable,
    content: Content,
    shape: Shape,
    looks: boolean,
  ): Promise<Reframed> {
    requireAnother(content, shape);
    const rows = await repository.listScenes(db, content.id);
    const members = await listMembers(db, content.account_id);
    const takes = Map.groupBy(
      await listTakes(
        db,
        rows.map(({ id }) => id),
      ),
      ({ scene_id: sceneId }) => sceneId,
    );
    const target = { ...content, shape: chosenShape(shape, content.orientation) };
    const look = lookOf(target);
    const stills = new Set<string>();
    const scenes: repository.SceneRow[] = [];
    for (const scene of rows) {
      const own = takes.get(scene.id) ?? [];
      const chosen = own.find(({ id }) => id === scene.visual_take_id);
      if (chosen !== undefined && isOwn(chosen)) {
        scenes.push(scene);
        continue;
      }
      const still = await findStill(
        own.filter((take) => isReusableStill(take, { content, scene, members })),
        chosen,
        { from: shapeOf(content), to: shape, looks },
      );
      if (still !== null) stills.add(still.id);
      scenes.push({ ...scene, visual_take_id: still?.id ?? null });
    }
    return {
      content: target,
      scenes,
      sharing: {
        withSegments: false,
        take: (take) => {
          if (take.kind === 'narration' || isOwn(take)) return take;
          return stills.has(take.id) ? { ...take, look } : null;
        },
      },
    };
  }

  /** @throws AppError not_found, wrong_state */
  async function lookAt(accountId: string, contentId: string, shape: Shape): Promise<Reframed> {
    const own = await findOwnContent(database.db, contentId, accountId);
    if (own === undefined) throw new AppError('not_found');
    return await reframe(database.db, own, shape, true);
  }

  /** @throws AppError not_found, wrong_state */
  async function price(accountId: string, contentId: string, shape: Shape): Promise<FormatPrice> {
    const { content, scenes, sharing } = await lookAt(accountId, contentId, shape);
    const members = await listMembers(database.db, accountId);
    const takes = await listTakes(
      database.db,
      scenes.map(({ id }) => id),
    );
    const byId = new Map(takes.map((take) => [take.id, take]));
    const states = scenes
      .filter(({ duration_s: seconds }) => seconds > 0)
      .map((row) => {
        const taken = byId.get(row.visual_take_id ?? '');
        const visual = taken === undefined ? null : sharing.take(taken);
        const made = { visual, narration: null, failedForFree: false };
        return toState({ ...content, quality: 'final' }, row, made, members);
      });
    return {
      scenes: states.length,
      kept: states.filter((state) => !needsPicture(state)).length,
      creditCost: approvalCost(content.visual_model, states, soundCredits()).credits,
      available: await credits.available(database.db, accountId),
    };
  }

  return { reframe, lookAt, price };
}

export type Reframing = ReturnType<typeof createReframing>;
