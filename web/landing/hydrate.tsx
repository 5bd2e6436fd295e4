import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepIdea } from '../api/typed-idea.ts';
import { LandingPage } from './landing-page.tsx';
import { signUpPath } from './ways-in.ts';

const container = document.getElementById('landing');
if (container === null) throw new Error('index.html has no element with the id "landing"');

const canStore = mayStore();
const sentIdea = new URLSearchParams(location.search).get('idea');
if (sentIdea !== null) {
  // The form was sent before this script ran: it goes on the way it would have gone.
  if (canStore) keepIdea(sentIdea);
  location.replace(signUpPath);
}

// The build fills the page in (scripts/build-web.ts); under the development server it is empty.
if (container.firstElementChild === null) createRoot(container).render(<LandingPage />);
else if (canStore) hydrateRoot(container, <LandingPage />);

/** A browser that keeps nothing for this site has the page as it came: it can be read, and its links and its form work. */
function mayStore(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
