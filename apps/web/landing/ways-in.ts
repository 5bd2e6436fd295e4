/** Where the landing page's buttons lead. */
export const signUpPath = '/auth?tab=signup';
export const guestPath = '/auth?guest=1';
/** The step that holds the idea, or the first that must come before it. */
const wizardPath = '/create?step=topic';

/** Where an idea becomes a film. */
export const wayToFilm = (hasSession: boolean): string => (hasSession ? wizardPath : signUpPath);
