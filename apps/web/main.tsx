import { StrictMode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from './api/queries/query-client.ts';
import { App } from './routes.tsx';
import './ui/theme.css';

const container = document.getElementById('app');
if (container === null) throw new Error('app.html has no element with the id "app"');

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      {/* The address changes at once; PageSwitch shows the page before until the next one has arrived. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
