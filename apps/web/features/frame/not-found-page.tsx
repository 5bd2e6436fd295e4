import { Compass } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

export default function NotFoundPage() {
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-md flex-col items-center justify-center px-4 text-center">
      <title>Page not found · Scenewright</title>
      <Compass aria-hidden className="size-10 text-accent" />
      <p className="tabular mt-6 text-13 text-subtle">404</p>
      <h1 className="mt-1 text-32 font-semibold">Page not found</h1>
      <p className="mt-2 text-balance text-muted">
        The page may have moved, or the address has a typing mistake.
      </p>
      <Button asChild variant="primary" className="mt-8">
        <a href="/">Back to home</a>
      </Button>
    </div>
  );
}
