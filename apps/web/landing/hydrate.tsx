import { keepIdea } from '../api/typed-idea.ts';
import { hydratePage, mayStore } from '../prerendered/hydrate-page.ts';
import { LandingPage } from './landing-page.tsx';
import { signUpPath } from './ways-in.ts';

const sentIdea = new URLSearchParams(location.search).get('idea');
if (sentIdea !== null) {
  // The form was sent before this script ran: it goes on the way it would have gone.
  if (mayStore()) keepIdea(sentIdea);
  location.replace(signUpPath);
}
hydratePage('landing', <LandingPage />);
