import {
  directorStyles,
  narrativeStyles,
  type DirectorStyleId,
  type NarrativeStyleId,
} from '@scenewright/contract/rules/styles.ts';
import type { WizardDraft } from './draft.ts';

type Direction = Pick<WizardDraft, 'narrativeStyle' | 'directorStyle' | 'style'>;

const separator = '\n\n';
const narrativeText = (id: NarrativeStyleId | null) =>
  narrativeStyles.find((style) => style.id === id)?.text;
const directorText = (id: DirectorStyleId | null) =>
  directorStyles.find((style) => style.id === id)?.text;

/**
 * Fills the creative direction with a narrative style. The text of the style before gives way to it and what the user
 * wrote around it stays; where that text is gone (rewritten), the whole is filled anew.
 */
export function chooseNarrative(
  direction: Direction,
  narrativeStyle: NarrativeStyleId,
): Pick<Direction, 'narrativeStyle' | 'style'> {
  const text = narrativeText(narrativeStyle) ?? '';
  const before = narrativeText(direction.narrativeStyle);
  const style =
    before !== undefined && direction.style.includes(before)
      ? direction.style.replace(before, () => text)
      : [text, directorText(direction.directorStyle)]
          .filter((part) => part !== undefined)
          .join(separator);
  return { narrativeStyle, style };
}

/** Appends a director's style to the creative direction, in place of the one before; null takes it away. */
export function chooseDirector(
  direction: Direction,
  directorStyle: DirectorStyleId | null,
): Pick<Direction, 'directorStyle' | 'style'> {
  const before = directorText(direction.directorStyle);
  const without =
    before === undefined
      ? direction.style
      : direction.style.replace(separator + before, '').replace(before, '');
  const after = directorText(directorStyle);
  return {
    directorStyle,
    style: [without.trimEnd(), after]
      .filter((part) => part !== undefined && part !== '')
      .join(separator),
  };
}
