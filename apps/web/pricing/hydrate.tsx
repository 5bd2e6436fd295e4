import { hydratePage } from '../prerendered/hydrate-page.ts';
import { PricingDocument } from './pricing-document.tsx';

hydratePage('pricing', <PricingDocument />);
