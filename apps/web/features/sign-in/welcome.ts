import type { QueryClient } from '@tanstack/react-query';
import { signupGiftDescription } from '@scenewright/contract/rules/plans.ts';
import { request } from '../../api/client.ts';
import { queryKeys } from '../../api/queries/keys.ts';
import { toast } from '../../ui/toast.ts';

const welcomeToastMs = 10_000;
const count = (credits: number) => `${credits.toLocaleString('en-US')} credits`;

/** Welcomes who has just become an account: names the gift, where there is one, and what there is to spend with it. */
export async function welcome(queries: QueryClient, userId: string): Promise<void> {
  const [credits, { items }] = await Promise.all([
    request('getCredits'),
    request('listUsage', { query: { page: 1 } }),
  ]);
  queries.setQueryData([...queryKeys.credits, userId], credits);
  const gift = items.find(
    ({ kind, description }) => kind === 'granted' && description === signupGiftDescription,
  );
  const description =
    gift === undefined
      ? `Your account is ready, and what you made as a guest is yours. You have ${count(credits.available_credits)}.`
      : `Your gift of ${count(gift.credits)} is here: you have ${count(credits.available_credits)} now, and what you made as a guest is yours.`;
  toast({
    title: 'Welcome to Scenewright',
    description,
    tone: 'success',
    durationMs: welcomeToastMs,
  });
}
