/** Refuses texts that this installation makes no videos of. @throws AppError idea_refused */
export type RequireAllowed = (...texts: readonly (string | null | undefined)[]) => void;
