import {
  brandFontFace,
  brandFontFamily,
  brandFontFeatures,
} from '@scenewright/contract/rules/brand-font.ts';
import { escapeHtml } from '@scenewright/mail/templates/layout.ts';
import type { StoredMail } from '../mail.repository.ts';

const style = `
${brandFontFace}
:root{color-scheme:light dark;--bg:light-dark(#f6f6f9,#0c0d12);--surface:light-dark(#fdfdfe,#14161c);--line:light-dark(#e1e2e9,#292b33);--fg:light-dark(#15171d,#f4f5f8);--muted:light-dark(#50535d,#a8aab3);--accent:light-dark(#5a4bdb,#9c92ff);--warn:light-dark(#6e4600,#f0bb3b);--warn-soft:light-dark(#fdf2da,#332a14)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:48rem;padding:2rem 1rem 4rem;background:var(--bg);color:var(--fg);font:16px/1.5 ${brandFontFamily};font-feature-settings:${brandFontFeatures};-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
h1{margin:0;font-size:1.5rem;line-height:1.35;letter-spacing:-.02em}
.banner{margin:1rem 0 2rem;padding:.75rem 1rem;border:1px solid color-mix(in srgb,var(--warn) 30%,transparent);border-radius:10px;background:var(--warn-soft);color:var(--warn);font-size:.9375rem}
article{margin:0 0 1.5rem;border:1px solid var(--line);border-radius:16px;background:var(--surface);overflow:hidden}
header{padding:1rem 1.25rem;border-bottom:1px solid var(--line)}
h2{margin:0;font-size:1.125rem;line-height:1.4;letter-spacing:-.01em;overflow-wrap:anywhere}
header p{margin:.125rem 0 0;font-size:.875rem;color:var(--muted);overflow-wrap:anywhere}
iframe{display:block;width:100%;height:30rem;border:0;background:#f4f4f5}
details{padding:.75rem 1.25rem;border-top:1px solid var(--line);font-size:.875rem}
summary{min-height:1.5rem;cursor:pointer;color:var(--muted)}
pre{margin:.5rem 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
`;

/** A moment as `Nov 22, 2026, 7:30 AM UTC`. */
function formatMoment(moment: Date): string {
  return (
    new Intl.DateTimeFormat('en-US', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(moment) + ' UTC'
  );
}

/** The page at `/outbox`: every mail as its reader would see it, without a script and without our page's rights. */
export function renderOutbox(mails: readonly StoredMail[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>Outbox (development only)</title><style>${style}</style></head>
<body>
<h1>Outbox</h1>
<p class="banner"><strong>Development only.</strong> No mail server is set, so nothing leaves this machine: mails wait here, and only this machine can read them. Set SMTP_URL to send them.</p>
<main>
${mails.length === 0 ? '<p>No mail yet. Sign up, and the confirmation appears here; reload the page to see it.</p>' : mails.map(renderMail).join('\n')}
</main>
</body>
</html>
`;
}

// The frame may open links in new tabs, which is what mails are clicked for, and do nothing else.
function renderMail({ recipient, subject, text, html, sent_at }: StoredMail): string {
  return `<article>
<header><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(recipient)} · ${sent_at === null ? '' : formatMoment(sent_at)}</p></header>
<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details>
</article>`;
}
