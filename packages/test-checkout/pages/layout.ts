import { html, type Html } from '@scenewright/contract/rules/html.ts';
import { mark } from '@scenewright/contract/rules/mark.ts';
import { pageStyle } from './page-style.ts';

interface PageParts {
  readonly title: string;
  /** What is paid for; beside the panel where there is room. */
  readonly summary?: Html;
  readonly panel: Html;
}

const brand = html`<p class="brand">${mark}Scenewright</p>`;

/** A whole page of the test checkout: one column on a phone, two where there is room. Nothing in it runs. */
export function renderPage({ title, summary, panel }: PageParts): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title} · Scenewright test checkout</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${{ markup: pageStyle }}</style></head>
<body>
<p class="test" role="note"><strong>Test mode: no money moves.</strong> No card is real, and none is asked for.</p>
<main${{ markup: summary === undefined ? ' class="one"' : '' }}>
<div>${brand}${summary ?? null}</div>
<section class="panel">${panel}</section>
</main>
</body>
</html>
`.markup;
}

/** A page that only says something. */
export function renderMessage({
  title,
  text,
  away,
}: {
  title: string;
  text: string;
  away: { readonly label: string; readonly href: string };
}): string {
  return renderPage({
    title,
    panel: html`<h1 class="message">${title}</h1>
      <p>${text}</p>
      <a class="plain" href="${away.href}">${away.label}</a>`,
  });
}
