import { renderToString } from 'react-dom/server';
import { PricingDocument } from './pricing-document.tsx';

/** The pricing page as HTML, for the build to put into pricing.html. */
export const html = renderToString(<PricingDocument />);
