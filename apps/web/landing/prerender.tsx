import { renderToString } from 'react-dom/server';
import { LandingPage } from './landing-page.tsx';

/** The landing page as HTML, for the build to put into index.html. */
export const html = renderToString(<LandingPage />);
