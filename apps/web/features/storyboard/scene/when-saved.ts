import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { toast } from '../../../ui/toast.ts';
import { capitalised, scenesNamed } from '../board/figures.ts';
import type { BoardHistory } from '../board/editor.ts';
import { hasUnsaved } from './unsaved-texts.ts';

/**
 * Waits until what was typed is saved: what is made from it, and paid, must not be made from the text before. Where a
 * text of these scenes stays unsaved it says so, and answers false.
 */
export type WhenSaved = (scenes: readonly Scene[]) => Promise<boolean>;

export function createWhenSaved(history: Pick<BoardHistory, 'settled'>): WhenSaved {
  return async (scenes) => {
    await history.settled();
    const unsaved = scenes.filter(({ id }) => hasUnsaved(id));
    if (unsaved.length === 0) return true;
    toast({
      title: `${capitalised(scenesNamed(unsaved.map(({ number }) => number)))} ${unsaved.length === 1 ? 'has' : 'have'} a text that is not saved yet`,
      description:
        'Save it or bring the old one back first, so that nothing is made from the wrong text.',
      tone: 'destructive',
    });
    return false;
  };
}
