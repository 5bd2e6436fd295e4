import { plans } from '@scenewright/contract/rules/plans.ts';
import type { CheckoutRow } from '../checkouts/checkout.repository.ts';
import { formatCents, nameOf, priceOf } from '../prices.ts';
import { html, type Html } from '@scenewright/contract/rules/html.ts';
import { renderPage } from './layout.ts';
import { type Notice, renderCards, renderNotice } from './test-cards.ts';

const tick = html`<svg
  viewBox="0 0 16 16"
  fill="none"
  stroke="currentColor"
  stroke-width="2"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="m3 8.5 3.2 3.2L13 5" />
</svg>`;

function renderSummary({ plan }: CheckoutRow): Html {
  const features = plans.find(({ id }) => id === plan)?.features ?? [];
  return html`<h1 class="what">Subscribe to Scenewright ${nameOf(plan)}</h1>
    <p class="price">${formatCents(priceOf(plan))} <small>per month</small></p>
    <ul class="features">
      ${features.map((feature) => html`<li>${tick}${feature}</li>`)}
    </ul>`;
}

/** A moment as `Nov 22, 7:30 AM UTC`. */
function formatMoment(moment: Date): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(moment);
}

/** The page of an open checkout. */
export function renderCheckoutPage(checkout: CheckoutRow, notice: Notice | null): string {
  return renderPage({
    title: notice === 'declined' ? 'Card declined' : 'Pay',
    summary: renderSummary(checkout),
    panel: html`${renderNotice(notice)}
      <h2>Choose a test card</h2>
      <p>Each behaves in its own way, as real cards do.</p>
      ${renderCards(`/local-checkout/${checkout.id}`)}
      <a class="away" href="${checkout.cancel_url}">Go back without paying</a>
      <p class="fine">
        Renews every month until you cancel. This page closes on
        ${formatMoment(checkout.expires_at)}.
      </p>`,
  });
}
