import type { Stripe } from 'stripe';
import { challenge, decline, intentOf, settle } from './paying.ts';
import { type Card, refOf } from './store.ts';
import { complete } from './subscribing.ts';
import type { World } from './world.ts';

/** `declined` says no at once; the others are as {@link Card} says. */
export type CardInHand = Card | 'declined';

/** What the page shows afterwards. `asking`: the bank waits for its answer. */
export type Shown = 'paid' | 'declined' | 'asking' | 'over';

/** The pages that Stripe hosts, without the pages: what a person does there, by the address they were sent to. */
export interface HostedPages {
  /** Pays with a card: a checkout or an open invoice. */
  pay(url: string, card: CardInHand): Shown;
  /** Answers the bank's question. */
  answerBank(url: string, isIt: boolean): Shown;
}

export function createHostedPages(world: World): HostedPages {
  const { store } = world;
  const idIn = (url: string): string => url.split('/').at(-1) ?? url;
  /** Checkouts whose bank is asking. */
  const asking = new Set<string>();

  function payCheckout(session: Stripe.Checkout.Session, card: CardInHand): Shown {
    if (session.status !== 'open') return 'over';
    if (card === 'declined') return 'declined';
    if (card === 'asks') {
      asking.add(session.id);
      return 'asking';
    }
    complete(world, session, card);
    return 'paid';
  }

  function payInvoice(invoice: Stripe.Invoice, card: CardInHand): Shown {
    if (invoice.status !== 'open') return 'over';
    if (card === 'declined') {
      decline(world, invoice);
      return 'declined';
    }
    if (card === 'asks') {
      challenge(world, invoice);
      return 'asking';
    }
    return takeFrom(card, invoice);
  }

  /** A card that has paid is the one to charge next time. */
  function takeFrom(card: Card, invoice: Stripe.Invoice): Shown {
    store.cards.set(refOf(invoice.customer), card);
    settle(world, invoice);
    return 'paid';
  }

  return {
    pay(url, card) {
      const [session, invoice] = [store.sessions.get(idIn(url)), store.invoices.get(idIn(url))];
      if (session !== undefined) return payCheckout(session, card);
      return invoice === undefined ? 'over' : payInvoice(invoice, card);
    },
    answerBank(url, isIt) {
      const [session, invoice] = [store.sessions.get(idIn(url)), store.invoices.get(idIn(url))];
      if (session?.status === 'open' && asking.delete(session.id)) {
        if (isIt) complete(world, session, 'asks');
        return isIt ? 'paid' : 'declined';
      }
      if (invoice?.status !== 'open' || intentOf(store, invoice).status !== 'requires_action')
        return 'over';
      if (isIt) return takeFrom('asks', invoice);
      decline(world, invoice);
      return 'declined';
    },
  };
}
