import type { Insertable, Selectable } from 'kysely';
import type { LibraryKind } from '@scenewright/contract/rules/library.ts';
import type { Credit } from '@scenewright/contract/rules/stock.ts';
import type { ContentTable, SceneTable, TakeTable } from './tables.ts';

/** One video with its settings. */
export type Content = Selectable<ContentTable>;
export type SceneRow = Selectable<SceneTable>;
export type TakeRow = Selectable<TakeTable>;

type JsonColumn = 'pronunciations' | 'sentences';
export type NewSceneRow = Omit<Insertable<SceneTable>, JsonColumn> & Pick<SceneRow, JsonColumn>;

/** What a video needs to know of an item that it is to show or play. */
export interface OwnItem {
  readonly id: string;
  readonly name: string;
  readonly kind: LibraryKind;
  readonly assetId: string;
  readonly posterId: string | null;
  /** Of a picture with transparency: it with that, small. */
  readonly cutoutId: string | null;
  readonly durationMs: number;
  readonly hasSound: boolean;
  /** Whose it is, where it came from stock. */
  readonly credit: Credit | null;
}
