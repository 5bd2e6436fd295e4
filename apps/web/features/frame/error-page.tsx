import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** Stands where a page broke; a new version of the app on the server (its files have new names) is the usual reason. */
export function ErrorPage() {
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-md flex-col items-center justify-center px-4 text-center">
      <title>Something went wrong · Scenewright</title>
      <TriangleAlert aria-hidden className="size-10 text-warn" />
      <h1 className="mt-6 text-24 font-semibold">Something went wrong</h1>
      <p className="mt-2 text-muted">
        This page could not be shown. Your work is saved on the server; reloading usually helps.
      </p>
      <div className="mt-8 flex gap-2">
        <Button variant="primary" onClick={() => location.reload()}>
          Reload
        </Button>
        <Button asChild>
          <a href="/dashboard">Dashboard</a>
        </Button>
      </div>
    </div>
  );
}
