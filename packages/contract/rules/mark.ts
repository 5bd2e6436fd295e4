import { html } from './html.ts';

/** The product's mark; its colours are the page's `--accent` and `--accent-ink`. */
export const mark = html`<svg viewBox="0 0 32 32" aria-hidden="true">
  <rect width="32" height="32" rx="8" fill="var(--accent)" />
  <path
    d="M8 9.5h16M8 22.5h16"
    stroke="var(--accent-ink)"
    stroke-opacity=".55"
    stroke-width="2.5"
    stroke-linecap="round"
    stroke-dasharray="3 3.5"
  />
  <path
    d="M13.5 12.6v6.8a.8.8 0 0 0 1.2.7l5.7-3.4a.8.8 0 0 0 0-1.4l-5.7-3.4a.8.8 0 0 0-1.2.7Z"
    fill="var(--accent-ink)"
  />
</svg>`;
