import { useEffect, useRef, useState, type RefObject } from 'react';
import { Gift } from 'lucide-react';
import { signupGiftCredits } from '@scenewright/contract/rules/plans.ts';
import { buttonStyles } from '../ui/button-styles.ts';
import { classNames } from '../ui/class-names.ts';
import { coveredShare } from './covered-share.ts';
import { signUpPath } from './ways-in.ts';

/** More than this of what has the focus is never covered. */
const toleratedShare = 0.05;

/** A floating way to sign up that shows while none of the given elements, which have their own, is in view; it makes way for what has the focus. */
export function ClaimButton({ awayFrom }: { awayFrom: readonly RefObject<HTMLElement | null>[] }) {
  const link = useRef<HTMLAnchorElement>(null);
  const isAway = useAllOutOfView(awayFrom);
  const coversFocus = useCoversFocus(link);
  const isShown = isAway && !coversFocus;
  return (
    <div
      className={`pointer-events-none fixed inset-x-0 bottom-6 z-20 flex justify-center transition-all duration-200 ${isShown ? '' : 'invisible translate-y-4 opacity-0'}`}
    >
      <a
        ref={link}
        href={signUpPath}
        className={classNames(
          buttonStyles({ variant: 'primary', size: 'large' }),
          'pointer-events-auto rounded-full shadow-floating',
        )}
      >
        <Gift aria-hidden />
        Claim {signupGiftCredits} Credits Now
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

/** Whether the place of the element, which floats, lies over what has the focus (WCAG 2.4.11). */
function useCoversFocus(floating: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    const look = () => {
      const focused = document.activeElement;
      const element = floating.current;
      if (element === null || focused === null || focused === document.body || focused === element)
        return setCovers(false);
      setCovers(
        coveredShare(focused.getBoundingClientRect(), element.getBoundingClientRect()) >
          toleratedShare,
      );
    };
    const later = () => requestAnimationFrame(look);
    document.addEventListener('focusin', later);
    document.addEventListener('focusout', later);
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      document.removeEventListener('focusin', later);
      document.removeEventListener('focusout', later);
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [floating]);
  return covers;
}
