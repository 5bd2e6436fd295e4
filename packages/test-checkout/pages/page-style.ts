import { createHash } from 'node:crypto';
import {
  brandFontFace,
  brandFontFamily,
  brandFontFeatures,
} from '@scenewright/contract/rules/brand-font.ts';

/** The product's colours, measures and letters. */
export const pageStyle = `
${brandFontFace}
:root{color-scheme:light dark;--bg:light-dark(#f6f6f9,#0c0d12);--surface:light-dark(#fdfdfe,#14161c);--raised:light-dark(#fff,#1e2027);--hover:light-dark(#ebecf1,#262932);--line:light-dark(#e1e2e9,#292b33);--control:light-dark(#868893,#696b75);--fg:light-dark(#15171d,#f4f5f8);--muted:light-dark(#50535d,#a8aab3);--accent:light-dark(#5a4bdb,#9c92ff);--accent-hover:light-dark(#4a3cc4,#b0a8ff);--accent-ink:light-dark(#fff,#0f0e1a);--danger:light-dark(#b01c26,#ff8183);--danger-soft:light-dark(#fdeaea,#33191d);--success:light-dark(#12703a,#46ce83);--success-soft:light-dark(#e2f5e9,#14301f);--warn:light-dark(#6e4600,#f0bb3b);--warn-soft:light-dark(#fdf2da,#332a14)}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:var(--bg);color:var(--fg);font:16px/1.5 ${brandFontFamily};font-feature-settings:${brandFontFeatures};-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
h1,h2,p,ul,dl,dd{margin:0;padding:0}
a{color:var(--accent);text-underline-offset:4px}
.test{position:sticky;top:0;z-index:1;padding:.625rem 1rem;background:var(--warn-soft);color:var(--warn);border-bottom:1px solid color-mix(in srgb,var(--warn) 30%,transparent);text-align:center;font-size:.875rem}
main{flex:1;display:grid;width:100%;max-width:64rem;margin:0 auto;padding:1.5rem 1rem 3rem;gap:2rem;align-content:start}
.brand{display:flex;align-items:center;gap:.5rem;font-weight:600;letter-spacing:-.01em}
.brand svg{width:1.5rem;height:1.5rem}
.what{margin-top:2rem;color:var(--muted);font-size:1rem;font-weight:500}
.price{margin-top:.25rem;font-size:2.5rem;line-height:1.15;font-weight:650;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
.price small{font-size:.9375rem;font-weight:400;letter-spacing:0;color:var(--muted)}
.features{margin-top:1.25rem;display:grid;gap:.375rem;list-style:none;color:var(--muted);font-size:.9375rem}
.features li{display:flex;gap:.625rem;align-items:center}
.features svg{flex:none;width:1rem;height:1rem;color:var(--success)}
.facts{margin-top:1.5rem;border-top:1px solid var(--line);font-size:.9375rem}
.facts div{display:flex;justify-content:space-between;gap:1rem;padding:.625rem 0;border-bottom:1px solid var(--line)}
.facts dt{color:var(--muted)}
.facts dd{text-align:right;font-variant-numeric:tabular-nums}
.panel{align-self:start;padding:1.25rem;border:1px solid var(--line);border-radius:16px;background:var(--surface);box-shadow:0 1px 2px light-dark(rgb(20 22 40/5%),rgb(0 0 0/30%)),0 12px 40px light-dark(rgb(20 22 40/8%),rgb(0 0 0/40%))}
h2,.message{text-wrap:balance;font-size:1.25rem;line-height:1.4;letter-spacing:-.01em}
.panel>p{margin-top:.25rem;color:var(--muted);font-size:.9375rem}
.notice{margin:0 0 1rem!important;padding:.75rem 1rem;border-radius:10px;background:var(--danger-soft);color:var(--danger)!important;font-weight:500}
h2+.notice{margin-top:.75rem!important}
.done{background:var(--success-soft);color:var(--success)!important}
form{margin-top:1.25rem;display:grid;gap:.625rem}
button{font:inherit;cursor:pointer}
.card{display:grid;grid-template-columns:auto 1fr auto;align-items:center;gap:.25rem 1rem;width:100%;min-height:4.5rem;padding:.75rem 1rem;border:1px solid var(--control);border-radius:12px;background:var(--raised);color:var(--fg);text-align:left;transition:background-color .12s,border-color .12s}
.card:hover{background:var(--hover);border-color:var(--accent)}
.card strong{display:block;font-weight:600;line-height:1.375;text-wrap:balance}
.card .note{display:block;color:var(--muted);font-size:.875rem;line-height:1.375;text-wrap:pretty}
.card>svg:last-child{width:1rem;height:1rem;color:var(--muted)}
.art{width:3rem;height:2rem;border-radius:5px}
.main,.plain,.away{display:flex;align-items:center;justify-content:center;min-height:3rem;padding:0 1.5rem;border:1px solid transparent;border-radius:10px;font-weight:600;text-decoration:none}
.main{background:var(--accent);color:var(--accent-ink)}
.panel>.main{margin-top:1.25rem}
.main:hover{background:var(--accent-hover)}
.plain{background:var(--raised);color:var(--fg);border-color:var(--control)}
.message~.plain{margin-top:1.25rem}
.plain:hover{background:var(--hover)}
.away{margin-top:.75rem;color:var(--muted);font-weight:500}
.away:hover{color:var(--fg);text-decoration:underline}
.message+p{margin-top:.5rem}
.fine{text-wrap:balance;margin-top:1rem!important;font-size:.8125rem!important;text-align:center}
.rows{margin-top:1rem;list-style:none}
.row{padding:.875rem 0;border-top:1px solid var(--line)}
.row a{display:inline-block;padding:.125rem 0}
.row .note{display:block;color:var(--muted);font-size:.875rem}
.row form{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.5rem}
.act{min-height:2.25rem;padding:0 .875rem;border:1px solid var(--control);border-radius:6px;background:var(--raised);color:var(--fg);font-size:.875rem;font-weight:500}
.act:hover{background:var(--hover)}
@media(min-width:56rem){main{grid-template-columns:1fr 27.5rem;gap:4rem;padding-top:4rem}main.one{grid-template-columns:minmax(0,27.5rem);justify-content:center;gap:1.5rem}.panel{padding:1.75rem}}
@media(max-width:55.99rem){main{max-width:31rem}.what{margin-top:1.25rem}.card{gap:.25rem .875rem;padding:.75rem .875rem}.panel{padding:1.25rem 1rem}}
@media(max-width:30rem){.card{grid-template-columns:auto 1fr}.card>svg:last-child{display:none}}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}
`;

/** The one style the security policy of these pages lets through. */
export const styleSource = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`;
