import type { ReplyOf } from '@scenewright/contract/schemas/call.ts';
import type { getConfig } from '@scenewright/contract/schemas/product.ts';
import { insufficientCreditsToastMs } from '@scenewright/contract/rules/limits.ts';
import { request } from '../../api/client.ts';
import { type CreditShortage, describeCreditShortage } from '../../api/credit-shortage.ts';
import { getSession } from '../../api/session.ts';
import { rememberDraftPath } from '../../api/draft-path.ts';
import { longDate } from '../../ui/long-date.ts';
import { changeToast, toast } from '../../ui/toast.ts';

/** Where an account is created; it leads back to the page that asked for it. */
export function signUpPath(back: string): string {
  return `/auth?tab=signup&redirect=${encodeURIComponent(back)}`;
}

type Gift = ReplyOf<typeof getConfig>['signup_gift'];

/** What an account gives a guest who is short of credits, and the day where it does not come at once. @param gift undefined while it is not known */
export function signUpOffer(gift: Gift | undefined): string {
  if (gift === undefined || gift.credits === 0) return 'Create an account to get more credits';
  const offer = `Create an account: ${gift.credits.toLocaleString('en-US')} credits free`;
  return gift.comes_on === null ? offer : `${offer} on ${longDate(gift.comes_on)}`;
}

/** The page that is shown, as a path. */
function pathHere(): string {
  return location.pathname + location.search;
}

/** Says that a server refused for want of credits (HTTP 402). @param about what was refused: its success ends the toast. @returns false where the error is another one */
export function reportCreditShortage(error: unknown, about?: string): boolean {
  const shortage = describeCreditShortage(error);
  if (shortage !== null) sayCreditsShort(shortage, about);
  return shortage !== null;
}

/** Says in a toast that credits fall short, with the way to more of them: the prices for an account (WIZ-34), an account for a guest. Both lead back here. */
export function sayCreditsShort(
  { title, amounts, description }: CreditShortage,
  about: string = title,
): void {
  const shared = {
    title,
    about,
    tone: 'destructive',
    durationMs: insufficientCreditsToastMs,
  } as const;
  if (getSession()?.profile.is_guest === true) {
    const actionFor = (gift: Gift | undefined) => ({
      label: signUpOffer(gift),
      altText: 'Open the sign-up page to create an account',
      onPress: () => location.assign(signUpPath(pathHere())),
    });
    // Said at once: what an account gives may be answered after the shortage is over, or after something newer was said.
    const { id } = toast({ ...shared, description: amounts, action: actionFor(undefined) });
    void readGift().then((gift) => changeToast(id, { action: actionFor(gift) }));
    return;
  }
  const upgrade = () => {
    rememberDraftPath(pathHere());
    location.assign('/pricing');
  };
  toast({
    ...shared,
    description,
    action: {
      label: 'Upgrade Plan',
      altText: 'Open the pricing page to upgrade your plan',
      onPress: upgrade,
    },
  });
}

async function readGift(): Promise<Gift | undefined> {
  return await request('getConfig').then(
    ({ signup_gift: gift }) => gift,
    () => undefined,
  );
}
