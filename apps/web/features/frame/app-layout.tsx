import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { toastDurationMs, toastSwipeThresholdPx } from '@scenewright/contract/rules/limits.ts';
import { useNewContents } from '../../api/new-contents.ts';
import { forgetDraftPath } from '../../api/draft-path.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notifications } from '../../ui/notifications.tsx';
import { importWithRetry } from '../../ui/import-with-retry.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { endFailureToast } from '../../ui/toast.ts';
import { GuestNotice } from './guest-notice.tsx';
import { Header, type HeaderProps } from './header.tsx';

const StoryboardWatch = lazy(importWithRetry(() => import('./storyboard-watch.tsx')));

/** What every page of the app stands in: header, notifications, the way past the header. */
export function AppLayout(props: HeaderProps) {
  const { pathname } = useLocation();
  const wanted = useNavigation().location?.pathname;
  const content = useRef<HTMLElement>(null);
  const awaitsStoryboard = useNewContents(({ items }) =>
    items.some(({ isAnnounced }) => !isAnnounced),
  );
  useFocusOnPageChange(content, pathname);
  useSignInFailuresEnded(props.user?.userId);
  useForgottenDraftPath(pathname);
  return (
    <>
      <SkipLink />
      <PageProgress isFetching={wanted !== undefined && wanted !== pathname} />
      <Header {...props} />
      {props.user?.is_guest === true && <GuestNotice />}
      <main ref={content} id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <ScrollRestoration />
      {props.user !== null && awaitsStoryboard && (
        <Suspense>
          <StoryboardWatch />
        </Suspense>
      )}
      <Notifications durationMs={toastDurationMs} swipeThresholdPx={toastSwipeThresholdPx} />
    </>
  );
}

/** What said that somebody could not be signed in. */
const signInFailures = [
  'Login Error',
  'Authentication Error',
  'Authentication Required',
  'Sign up failed',
  'Passwords do not match',
] as const;

/** Signed in, nobody is told any more that it failed. */
function useSignInFailuresEnded(userId: string | undefined): void {
  useEffect(() => {
    if (userId !== undefined) for (const failure of signInFailures) endFailureToast(failure);
  }, [userId]);
}

/** The pages between a draft and what is paid for it. */
const onTheWay = /^\/(pricing|checkout|auth)\b/;

/** Whoever is back at the draft, or went elsewhere, is not led there by what they pay for later. */
function useForgottenDraftPath(pathname: string): void {
  useEffect(() => {
    if (!onTheWay.test(pathname)) forgetDraftPath();
  }, [pathname]);
}

/** A line on top while a page is fetched; not where it arrives at once. */
function PageProgress({ isFetching }: { isFetching: boolean }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'fixed inset-x-0 top-0 z-50 h-0.5 animate-shimmer bg-accent',
        isFetching ? 'visible transition-[visibility] delay-150' : 'invisible',
      )}
    />
  );
}

/** What somebody may have opened while the next page was still being fetched. */
const openedLayer = ':is([role=menu], [role=dialog], [role=alertdialog])[data-state=open]';

/**
 * A new page is read from its start: without a page load the focus would stay where the link was, or get lost. Who has opened
 * a menu meanwhile keeps it.
 */
function useFocusOnPageChange(content: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement?.closest(openedLayer) === null)
      content.current?.focus({ preventScroll: true });
  }, [content, pathname]);
}
