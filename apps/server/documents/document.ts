import { createHash } from 'node:crypto';
import {
  brandFontFace,
  brandFontFamily,
  brandFontFeatures,
} from '@scenewright/contract/rules/brand-font.ts';
import { html, type Html } from '@scenewright/contract/rules/html.ts';
import { mark } from '@scenewright/contract/rules/mark.ts';

/** The product's colours, measures and fonts. A page of ours is one document: it runs nothing and loads nothing but its fonts, pictures and films. */
const baseStyle = `
${brandFontFace}
:root{color-scheme:light dark;--bg:light-dark(#f6f6f9,#0c0d12);--surface:light-dark(#fdfdfe,#14161c);--raised:light-dark(#fff,#1e2027);--hover:light-dark(#ebecf1,#262932);--line:light-dark(#e1e2e9,#292b33);--control:light-dark(#868893,#696b75);--fg:light-dark(#15171d,#f4f5f8);--muted:light-dark(#50535d,#a8aab3);--accent:light-dark(#5a4bdb,#9c92ff);--accent-hover:light-dark(#4a3cc4,#b0a8ff);--accent-ink:light-dark(#fff,#0f0e1a);--success:light-dark(#12703a,#46ce83);--success-soft:light-dark(#e2f5e9,#14301f)}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:var(--bg);color:var(--fg);font:16px/1.5 ${brandFontFamily};font-feature-settings:${brandFontFeatures};-webkit-font-smoothing:antialiased}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
h1,h2,p{margin:0}
a{color:var(--accent);text-underline-offset:4px}
.top{padding:.5rem 1rem}
.brand{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;color:var(--fg);font-weight:600;letter-spacing:-.01em;text-decoration:none}
.brand svg{width:1.5rem;height:1.5rem}
main{flex:1;display:flex;flex-direction:column;width:100%;margin:0 auto;padding:.5rem 1rem 3rem}
h1{font-size:1.5rem;line-height:1.35;font-weight:600;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}
.main,.plain{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-height:3rem;padding:.5rem 1.5rem;border:1px solid transparent;border-radius:10px;font:inherit;font-weight:600;line-height:1.3;text-align:center;text-decoration:none;cursor:pointer}
.main{background:var(--accent);color:var(--accent-ink)}
.main:hover{background:var(--accent-hover)}
.plain{background:var(--raised);color:var(--fg);border-color:var(--control)}
.plain:hover{background:var(--hover)}
.words{width:100%;max-width:32rem;margin:auto;padding:1.5rem;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
.words p{margin-top:.75rem;color:var(--muted);text-wrap:pretty}
.words .main,.words .plain{width:100%;margin-top:.75rem}
.words form,.words>.main{margin-top:1.5rem}
.words .done{padding:.75rem 1rem;border-radius:10px;background:var(--success-soft);color:var(--success);font-weight:500}
.fine{font-size:.875rem}
@media(min-width:40rem){.top{padding:1rem 1.5rem}.words{padding:2rem}}
`;

interface DocumentParts {
  readonly title: string;
  readonly main: Html;
  readonly mainClass?: string;
  /** Further lines of the head, such as what is shown where the page's address is shared. */
  readonly head?: Html;
  /** Rules beyond those that all pages share. */
  readonly style?: string;
}

export interface Document {
  readonly markup: string;
  /** What its `content-security-policy` must let through, as a source of `style-src`. */
  readonly styleSource: string;
}

/** A page that the server writes itself, in the brand's look. No search engine is to keep it. */
export function renderDocument({
  title,
  main,
  mainClass = '',
  head,
  style = '',
}: DocumentParts): Document {
  const rules = baseStyle + style;
  // Written apart: its hash is that of each sign between its tags, which a layout of this template would add to.
  const styleElement = { markup: `<style>${rules}</style>` };
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Scenewright</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${head ?? null} ${styleElement}
      </head>
      <body>
        <header class="top"><a class="brand" href="/">${mark}Scenewright</a></header>
        <main class="${mainClass}">${main}</main>
      </body>
    </html> `;
  return { markup, styleSource: `'sha256-${createHash('sha256').update(rules).digest('base64')}'` };
}

/** The page of an address that opens nothing. @param sentence why that may be */
export function renderMissing(sentence: string): Document {
  return renderDocument({
    title: 'Page not found',
    main: html`<section class="words">
      <h1>Page not found</h1>
      <p>${sentence}</p>
      <a class="main" href="/">Back to home</a>
    </section>`,
  });
}
