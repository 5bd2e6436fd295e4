/** Where this browser keeps the wizard's form of a user. */
export function wizardDraftKey(userId: string): string {
  return `wizard-draft:${userId}`;
}

/** What a guest had filled in goes on with the account they sign in to, unless a form of its own waits there. */
export function handOverWizardDraft(guestId: string, accountId: string): void {
  const draft = localStorage.getItem(wizardDraftKey(guestId));
  if (guestId === accountId || draft === null) return;
  if (localStorage.getItem(wizardDraftKey(accountId)) === null)
    localStorage.setItem(wizardDraftKey(accountId), draft);
  localStorage.removeItem(wizardDraftKey(guestId));
}
