import { Check } from 'lucide-react';
import { SceneArt, type SceneArtName } from './scene-art.tsx';

const idea = 'How honeybees find their way home';

const scenes: readonly { readonly art: SceneArtName; readonly dialogue: string }[] = [
  { art: 'meadow', dialogue: 'A bee can fly five kilometres from its hive and never get lost.' },
  { art: 'sun', dialogue: 'It reads the sun like a compass, even through the clouds.' },
  { art: 'hive', dialogue: 'And at home it dances the way for everyone else.' },
];

/** The product as it looks at work: an idea, and the storyboard made of it. */
export function StoryboardPanel() {
  return (
    <figure className="mx-auto mt-14 max-w-4xl rounded-dialog border border-line bg-surface p-3 shadow-floating sm:p-5">
      <figcaption className="flex items-center gap-3 rounded-card border border-line bg-bg px-4 py-3">
        <span className="min-w-0 flex-1 truncate text-14">{idea}</span>
        <span className="hidden shrink-0 text-13 text-subtle sm:inline">3 scenes · 30 s · Vertical 9:16</span>
      </figcaption>
      <ol className="mt-3 grid grid-cols-3 gap-2 sm:gap-4">
        {scenes.map(({ art, dialogue }, index) => (
          <li key={art} className="overflow-hidden rounded-card border border-line bg-raised">
            <div className="relative aspect-[4/5]">
              <SceneArt name={art} />
              <span className="tabular absolute left-2 top-2 rounded-full bg-black/60 px-2 py-0.5 text-12 font-medium text-white">{index + 1}</span>
            </div>
            <div className="p-3">
              <p className="text-12 text-muted sm:text-13">{dialogue}</p>
              <p className="mt-2 flex items-center gap-1 text-12 text-success max-sm:hidden"><Check aria-hidden className="size-3.5" />Picture and narration ready</p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
