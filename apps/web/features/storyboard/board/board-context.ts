import { createContext, use } from 'react';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import type { Quality } from '@scenewright/contract/rules/quality.ts';
import type { ContentStatus } from '@scenewright/contract/rules/statuses.ts';
import type { Editor } from './editor.ts';
import type { SceneActions } from '../scene/scene-actions.ts';
import type { WhenSaved } from '../scene/when-saved.ts';
import type { ScenePosition } from '../scene/scene-order.ts';

/** The dialog that is open: one at a time for the whole board, not one for each of 96 scenes. */
export type BoardDialog =
  | { readonly kind: 'regenerate'; readonly sceneId: string }
  /** One scene in large: its picture, or the sketch of it. */
  | { readonly kind: 'view'; readonly sceneId: string; readonly shows?: 'sketch' }
  /** How words of a scene are said; `word` is the one that is asked about first, where one is. */
  | { readonly kind: 'pronounce'; readonly sceneId: string; readonly word: string }
  /** Something of the creator's library for a scene. */
  | { readonly kind: 'own'; readonly sceneId: string }
  /** A search for stock for a scene. */
  | { readonly kind: 'stock'; readonly sceneId: string }
  | { readonly kind: 'keys' }
  /** The same film in another shape. */
  | { readonly kind: 'format' }
  | { readonly kind: 'captions' }
  | { readonly kind: 'music' }
  /** Who speaks in the whole video. */
  | { readonly kind: 'voice' }
  /** A scene's words, said by its creator. */
  | { readonly kind: 'record'; readonly sceneId: string }
  /** All stills as clips. */
  | { readonly kind: 'motion' }
  /** The cast, on a member of it, or on making one of the lead in a scene's picture. */
  | { readonly kind: 'cast'; readonly memberId?: string; readonly lockSceneId?: string }
  /** From a scene it plays at once. */
  | { readonly kind: 'preview'; readonly fromSceneId?: string }
  | { readonly kind: 'tweak'; readonly sceneIds: readonly string[] }
  | { readonly kind: 'make'; readonly sceneIds: readonly string[] }
  | { readonly kind: 'add'; readonly position: ScenePosition };

/** What every scene card needs of its board; the same object until the content's status or quality changes. */
export interface Board {
  readonly contentId: string;
  readonly status: ContentStatus;
  readonly quality: Quality;
  readonly shape: Shape;
  /** BCP 47 tag of the language that is spoken. */
  readonly language: string;
  /** Why nothing can be edited; null where it can. */
  readonly locked: string | null;
  /** Whether a voice reads what its creator has not recorded. */
  readonly narrated: boolean;
  readonly approved: boolean;
  /** Why no scene can be a video; null where they can. */
  readonly videoRefusal: string | null;
  /** What a clip of the content's model costs. */
  readonly videoCredits: number;
  /** Whether there is a site of stock to search. */
  readonly hasStock: boolean;
  readonly editor: Editor;
  readonly actions: SceneActions;
  readonly whenSaved: WhenSaved;
  open(dialog: BoardDialog): void;
  select(sceneId: string, selected: boolean): void;
  /** Deletes a scene; the focus goes on to its neighbour. */
  remove(scene: Scene): void;
  /** Moves a scene by so many places and says so to screen readers. */
  move(sceneId: string, by: number): void;
}

export const BoardContext = createContext<Board | null>(null);

/** The board around a scene card. */
export function useBoard(): Board {
  const board = use(BoardContext);
  if (board === null) throw new Error('a scene card stands outside its board');
  return board;
}
