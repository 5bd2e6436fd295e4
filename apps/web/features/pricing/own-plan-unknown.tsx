import { TriangleAlert } from 'lucide-react';
import { Notice } from './notice.tsx';

/** Stands above cards that cannot say what they offer. */
export function OwnPlanUnknown() {
  return (
    <div role="alert" className="mx-auto mb-4 max-w-2xl">
      <Notice icon={<TriangleAlert aria-hidden />} tone="warn">
        Your own plan could not be loaded. Check your connection and reload the page.
      </Notice>
    </div>
  );
}
