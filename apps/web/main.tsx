import { StrictMode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, createPath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from './api/queries/query-client.ts';
import { routes } from './routes.tsx';
import { tellWantedAddress } from './ui/import-with-retry.ts';
import './ui/theme.css';

const container = document.getElementById('app');
if (container === null) throw new Error('app.html has no element with the id "app"');

const router = createBrowserRouter(routes);
// The address changes when the next page is there: until then only the router knows where a click leads.
tellWantedAddress(() => {
  const { location } = router.state.navigation;
  return location === undefined
    ? globalThis.location.href
    : new URL(createPath(location), globalThis.location.href).href;
});

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      {/* The router says itself when the next page is there; what changes within a page shows at once. */}
      <RouterProvider router={router} useTransitions={false} onError={console.error} />
    </QueryClientProvider>
  </StrictMode>,
);
