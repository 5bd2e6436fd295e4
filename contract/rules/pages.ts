/** Addresses the web app answers, as patterns with `:name` parameters; any other is the 404 page. */
export const publicPages = ['/', '/auth', '/auth/verify', '/auth/callback', '/login', '/pricing', '/checkout/success'] as const;
export const protectedPages = ['/dashboard', '/dashboard/*', '/profile', '/profile/usage', '/create', '/edit/:id', '/storyboard/:id'] as const;
