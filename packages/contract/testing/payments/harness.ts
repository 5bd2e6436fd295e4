import type { Payments } from '../../rules/payments.ts';

/** A webhook event as it reaches our webhook. */
export interface Delivery {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A card to pay with. `works`: always. `asks`: the bank asks its holder at the page and at upgrades, and is answered
 * yes. `refused`: the same, answered no. `declined`: never. `fails_later`: pays now, is declined at every later charge.
 */
export type ContractCard = 'works' | 'asks' | 'refused' | 'declined' | 'fails_later';

/** An implementation under test, with what stands around it: its holder, its merchant, its time. */
export interface PaymentsHarness {
  readonly payments: Payments;
  /** The provider's time. */
  now(): Date;
  /** Puts the provider's clock forward, and lets happen what became due on the way. */
  advance(ms: number): Promise<void>;
  /** Pays at the provider's page, as a person does; where there is nothing to pay any more, nothing happens. @param url of a checkout, an upgrade or an open invoice */
  pay(url: string, card: ContractCard): Promise<void>;
  /** Every webhook event so far, oldest first. */
  deliveries(): Promise<readonly Delivery[]>;
  refund(invoiceId: string, amountCents: number): Promise<void>;
  dispute(invoiceId: string): Promise<void>;
  closeDispute(invoiceId: string, outcome: 'won' | 'lost'): Promise<void>;
  close(): Promise<void>;
}
