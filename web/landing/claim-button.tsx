import { useEffect, useState, type RefObject } from 'react';
import { Gift } from 'lucide-react';
import { signupGiftCredits } from '#contract/rules/plans.ts';
import { buttonStyles } from '../ui/button-styles.ts';

/** A floating way to sign up that shows while none of the given elements, which have their own, is in view. */
export function ClaimButton({ awayFrom }: { awayFrom: readonly RefObject<HTMLElement | null>[] }) {
  const isShown = useAllOutOfView(awayFrom);
  return (
    <div inert={!isShown} className={`fixed inset-x-0 bottom-6 z-20 flex justify-center transition-all duration-200 ${isShown ? '' : 'translate-y-4 opacity-0'}`}>
      <a href="/auth?tab=signup" className={`${buttonStyles({ variant: 'primary', size: 'large' })} rounded-full shadow-floating`}>
        <Gift aria-hidden />Claim {signupGiftCredits} Credits Now
      </a>
    </div>
  );
}

function useAllOutOfView(elements: readonly RefObject<HTMLElement | null>[]): boolean {
  const [visible, setVisible] = useState<ReadonlySet<Element> | null>(null);
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      setVisible(new Set(seen));
    });
    for (const { current } of elements) if (current !== null) observer.observe(current);
    return () => observer.disconnect();
    // The refs are the page's own and never change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return visible !== null && visible.size === 0;
}
