import { useSession } from '../api/use-session.ts';
import { PricingPage } from '../features/pricing/pricing-page.tsx';
import { PageHeader } from '../prerendered/page-header.tsx';
import { SkipLink } from '../ui/skip-link.tsx';

/** The pricing page in its frame: a document of its own, which visitors get without the app. */
export function PricingDocument() {
  const hasSession = useSession() !== null;
  return (
    <>
      <SkipLink />
      <PageHeader hasSession={hasSession} />
      <main id="content" tabIndex={-1} className="outline-none">
        <PricingPage />
      </main>
    </>
  );
}
