import { Check, Minus } from 'lucide-react';
import { maxFilmDurationS } from '@scenewright/contract/rules/limits.ts';
import { voices } from '@scenewright/contract/rules/voices.ts';
import { Section } from './section.tsx';

const rows = [
  { what: 'Time for one video', traditional: '5+ hours of editing', ours: 'Under 5 minutes' },
  { what: 'Equipment', traditional: '$5,000+ for camera, light and sound', ours: 'A browser' },
  {
    what: 'Narration',
    traditional: 'A studio, or your own voice',
    ours: `${voices.length} voices, included`,
  },
  { what: 'A change of mind', traditional: 'Film and cut again', ours: 'Remake one scene' },
  {
    what: 'Length',
    traditional: 'As long as your patience',
    ours: `Up to ${maxFilmDurationS / 60} minutes`,
  },
] as const;

export function Comparison() {
  return (
    <Section
      title="Traditional vs Scenewright"
      lead="The same video, made the long way and the short one."
    >
      <div
        className="overflow-x-auto rounded-card border border-line bg-surface"
        role="region"
        aria-label="Comparison"
        tabIndex={0}
      >
        <table className="w-full text-left text-13 sm:text-16">
          <thead>
            <tr className="border-b border-line text-subtle">
              <th scope="col" className="p-2.5 sm:p-5">
                <span className="sr-only">What</span>
              </th>
              <th scope="col" className="p-2.5 font-medium sm:p-5">
                Traditional
              </th>
              <th scope="col" className="bg-accent-soft p-2.5 font-medium text-accent sm:p-5">
                Scenewright
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ what, traditional, ours }) => (
              <tr key={what}>
                <th scope="row" className="p-2.5 font-medium sm:p-5">
                  {what}
                </th>
                <td className="p-2.5 text-muted sm:p-5">
                  <span className="flex gap-2">
                    <Minus aria-hidden className="mt-1 size-4 shrink-0 text-subtle max-sm:hidden" />
                    {traditional}
                  </span>
                </td>
                <td className="bg-accent-soft p-2.5 sm:p-5">
                  <span className="flex gap-2">
                    <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent max-sm:hidden" />
                    {ours}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
