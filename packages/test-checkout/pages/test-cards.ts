import type { TestCard } from '../tables.ts';
import { html, type Html } from '@scenewright/contract/rules/html.ts';

/** What a person may choose to pay with. */
export type ChosenCard = TestCard | 'declined';

interface Choice {
  readonly card: ChosenCard;
  readonly label: string;
  readonly note: string;
  readonly colours: readonly [string, string];
}

const choices: readonly Choice[] = [
  {
    card: 'works',
    label: 'Pay with a card that works',
    note: 'Pays now, and at every renewal.',
    colours: ['#0f9d6b', '#0b6f8f'],
  },
  {
    card: 'asks',
    label: 'Pay with a card that needs authentication',
    note: 'Your test bank asks whether it is you: now, and when you upgrade.',
    colours: ['#6a5be8', '#3f7bd9'],
  },
  {
    card: 'fails_later',
    label: 'Pay with a card that fails at renewals',
    note: 'Pays now, and is declined from the next charge on.',
    colours: ['#d98a1f', '#b3541e'],
  },
  {
    card: 'declined',
    label: 'Pay with a card that is declined',
    note: 'The bank says no: nothing is paid, and you can try again.',
    colours: ['#c93a49', '#8f2355'],
  },
];

export function readCard(value: unknown): ChosenCard | null {
  return choices.find(({ card }) => card === value)?.card ?? null;
}

const arrow = html`<svg
  viewBox="0 0 16 16"
  fill="none"
  stroke="currentColor"
  stroke-width="1.75"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="m6 3 5 5-5 5" />
</svg>`;

function renderChoice({ card, label, note, colours: [from, to] }: Choice): Html {
  return html`<button class="card" name="card" value="${card}">
    <svg class="art" viewBox="0 0 48 32" aria-hidden="true">
      <defs>
        <linearGradient id="${card}-art" x2="1" y2="1">
          <stop stop-color="${from}" />
          <stop offset="1" stop-color="${to}" />
        </linearGradient>
      </defs>
      <rect width="48" height="32" rx="5" fill="url(#${card}-art)" />
      <rect x="6" y="8" width="8" height="6" rx="1.5" fill="#fff" fill-opacity=".85" />
      <path
        d="M6 22h6m3 0h6m3 0h6"
        stroke="#fff"
        stroke-opacity=".75"
        stroke-width="2"
        stroke-linecap="round"
      />
    </svg>
    <span><strong>${label}</strong> <span class="note">${note}</span></span
    >${arrow}
  </button>`;
}

/** The test cards, as the buttons of a form that pays. */
export function renderCards(action: string): Html {
  return html`<form method="post" action="${action}">${choices.map(renderChoice)}</form>`;
}

export const notices = {
  declined: 'The card was declined. Nothing was paid: try another one.',
  refused:
    'You told your bank that it was not you. Nothing was paid: try again, or use another card.',
} as const;

export type Notice = keyof typeof notices;

export function readNotice(value: unknown): Notice | null {
  return value === 'declined' || value === 'refused' ? value : null;
}

export function renderNotice(notice: Notice | null): Html | null {
  return notice === null ? null : html`<p class="notice" role="alert">${notices[notice]}</p>`;
}
