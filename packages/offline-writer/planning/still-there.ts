import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';

/** Nobody speaks, and nothing of its note can be drawn. */
export const isEmpty = ({ layout, quote, subjects }: PicturePlan): boolean =>
  layout === 'words' && quote === '' && subjects.length === 0;

/** Whoever was on stage last is still there while nobody speaks; null where nobody was. */
export function stillThere(plans: readonly PicturePlan[]): PicturePlan | null {
  const last = plans.findLast(({ layout }) => layout === 'scene');
  if (last === undefined || last.subjects.length === 0) return null;
  const { turns: _, later: __, ...shot } = last;
  return {
    ...shot,
    relation: '',
    subjects: last.subjects.map((subject) => ({ ...subject, doing: '', holding: '' })),
  };
}
