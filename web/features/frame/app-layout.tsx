import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { toastDurationMs, toastSwipeThresholdPx } from '#contract/rules/limits.ts';
import { Notifications } from '../../ui/notifications.tsx';
import { GuestNotice } from './guest-notice.tsx';
import { Header, type HeaderProps } from './header.tsx';
import { LoadingPage } from './loading-page.tsx';

/** What every page of the app stands in: header, notifications, the way past the header. */
export function AppLayout(props: HeaderProps) {
  const isNavigating = useNavigation().state !== 'idle';
  const content = useRef<HTMLElement>(null);
  useFocusOnPageChange(content);
  return (
    <>
      <a
        href="#content"
        className="fixed left-4 top-2 z-60 -translate-y-16 rounded-control bg-accent px-4 py-2 font-medium text-accent-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <div aria-hidden className={isNavigating ? 'fixed inset-x-0 top-0 z-50 h-0.5 animate-shimmer bg-accent' : 'hidden'} />
      <Header {...props} />
      {props.user?.is_guest === true && <GuestNotice />}
      <main ref={content} id="content" tabIndex={-1} className="outline-none">
        <Suspense fallback={<LoadingPage />}><Outlet /></Suspense>
      </main>
      <Notifications durationMs={toastDurationMs} swipeThresholdPx={toastSwipeThresholdPx} />
      <ScrollRestoration />
    </>
  );
}

/** A new page is read from its start: without a page load the focus would stay where the link was, or get lost. */
function useFocusOnPageChange(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [content, pathname]);
}
