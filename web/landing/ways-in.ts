/** Where the landing page's buttons lead. */
export const signUpPath = '/auth?tab=signup';
export const guestPath = '/auth?guest=1';
export const wizardPath = '/create';
