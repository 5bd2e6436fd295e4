import { createRoot, hydrateRoot } from 'react-dom/client';
import { LandingPage } from './landing-page.tsx';
import '../ui/theme.css';

const container = document.getElementById('landing');
if (container === null) throw new Error('index.html has no element with the id "landing"');

// The build fills the page in (scripts/build-web.ts); under the development server it is empty.
if (container.firstElementChild === null) createRoot(container).render(<LandingPage />);
else hydrateRoot(container, <LandingPage />);
