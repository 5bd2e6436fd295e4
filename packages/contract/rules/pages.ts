/** Addresses the web app answers, as patterns with `:name` parameters; any other is the 404 page. */
export const publicPages = [
  '/',
  '/auth',
  '/auth/verify',
  '/auth/callback',
  '/login',
  '/pricing',
  '/checkout/success',
] as const;
export const protectedPages = [
  '/dashboard',
  '/dashboard/*',
  '/profile',
  '/profile/usage',
  '/library',
  '/create',
  '/edit/:id',
  '/storyboard/:id',
] as const;

/** The document that holds a page: a few are documents of their own, every other is the app's. */
export function documentOf(page: string): string {
  return ownDocuments.get(page) ?? 'app.html';
}

const ownDocuments: ReadonlyMap<string, string> = new Map([
  ['/', 'index.html'],
  ['/pricing', 'pricing.html'],
]);
