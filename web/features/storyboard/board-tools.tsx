import type { Storyboard } from '#contract/api/storyboard.ts';

/** What belongs to the whole video rather than to one scene: each tool is a small button that opens its dialog. */
export function BoardTools({ storyboard }: { storyboard: Storyboard }) {
  return <div role="group" aria-label={`Tools for ${storyboard.title}`} className="-mt-2 flex flex-wrap gap-2 empty:hidden" />;
}
