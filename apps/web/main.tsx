import { StrictMode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from './api/queries/query-client.ts';
import { routes } from './routes.tsx';
import './ui/theme.css';

const container = document.getElementById('app');
if (container === null) throw new Error('app.html has no element with the id "app"');

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      {/* The router says itself when the next page is there; what changes within a page shows at once. */}
      <RouterProvider
        router={createBrowserRouter(routes)}
        useTransitions={false}
        onError={console.error}
      />
    </QueryClientProvider>
  </StrictMode>,
);
