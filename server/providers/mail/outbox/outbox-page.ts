import type { StoredMail } from '../mail.repository.ts';
import { escapeHtml } from '../templates/layout.ts';

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:48rem;padding:0 1rem 4rem}
.banner{margin:1rem 0 2rem;padding:.75rem 1rem;border-radius:.5rem;background:#fef3c7;color:#78350f}
article{margin:0 0 2rem;border:1px solid #8884;border-radius:.75rem;overflow:hidden}
header{padding:1rem;border-bottom:1px solid #8884}
h2{margin:0;font-size:1.125rem}
header p{margin:0;font-size:.875rem;opacity:.75}
iframe{display:block;width:100%;height:30rem;border:0;background:#f4f4f5}
details{padding:.75rem 1rem;border-top:1px solid #8884}
pre{margin:.5rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
`;

/** The page at `/outbox`: every mail as its reader would see it, without a script and without our page's rights. */
export function renderOutbox(mails: readonly StoredMail[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox (development only)</title><style>${style}</style></head>
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
<header><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(recipient)} · ${sent_at?.toISOString() ?? ''}</p></header>
<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details>
</article>`;
}
