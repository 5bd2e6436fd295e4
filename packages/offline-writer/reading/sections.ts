import type { UnitKind } from './material.ts';
import type { MarkedLine, PassageRole } from './passage.ts';

/** What the lines below a label are. */
export type Section = { readonly role: PassageRole; readonly kind: UnitKind };
export const spoken: Section = { role: 'say', kind: 'sentence' };

/** What stands behind the label of a line. */
export function sectionOf(line: MarkedLine): Section {
  switch (line.role) {
    case 'scene':
    case 'picture':
    case 'screen':
    case 'sound':
    case 'wish':
    case 'note':
    case 'topic':
    case 'title':
    case 'opening':
    case 'ending': {
      return { role: line.role, kind: 'sentence' };
    }
    case 'dish': {
      return { role: 'screen', kind: 'sentence' };
    }
    case 'editor': {
      return { role: 'wish', kind: 'sentence' };
    }
    case 'ingredients': {
      return { role: 'say', kind: 'ingredient' };
    }
    case 'steps':
    case 'step': {
      return { role: 'say', kind: 'step' };
    }
    case 'item':
    case 'question':
    case 'answer': {
      return { role: 'say', kind: line.role };
    }
    default: {
      return spoken;
    }
  }
}
