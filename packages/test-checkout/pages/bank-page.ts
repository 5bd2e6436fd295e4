import { formatCents } from '../prices.ts';
import { html } from '@scenewright/contract/rules/html.ts';
import { renderPage } from './layout.ts';

/** Where the test bank asks the card's holder, as banks do by 3-D Secure. @param action where the answer goes */
export function renderBankPage({
  amountCents,
  action,
}: {
  amountCents: number;
  action: string;
}): string {
  return renderPage({
    title: 'Your test bank asks',
    panel: html`<h1 class="message">Your test bank asks: is it you?</h1>
      <p>
        Scenewright would like <strong>${formatCents(amountCents)}</strong> from your test card. A
        real bank would ask for a code or a fingerprint here.
      </p>
      <form method="post" action="${action}">
        <button class="main" name="answer" value="approve">Yes, approve the payment</button
        ><button class="plain" name="answer" value="refuse">No, refuse it</button>
      </form>`,
  });
}
