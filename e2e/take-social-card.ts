/**
 * `node e2e/take-social-card.ts`: the picture that stands beside a link to the landing page where it is shared, of 1200×630
 * pixels: the page's own headline beside frames of its example films. Take it anew when those have changed.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'apps/web/public/social-card.jpg');
const maxBytes = 150 * 1024;

const dataOf = async (type: string, path: string) =>
  `data:${type};base64,${(await readFile(join(root, path))).toString('base64')}`;
const frame = async (id: string) =>
  `<img src="${await dataOf('image/webp', `apps/web/public/examples/${id}.webp`)}" alt="">`;
const column = async (...ids: string[]) =>
  `<div class="column">${(await Promise.all(ids.map(frame))).join('')}</div>`;

const font = await dataOf(
  'font/woff2',
  'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);
const logo = await dataOf('image/svg+xml', 'apps/web/public/favicon.svg');
const html = `<!doctype html>
<style>
  @font-face { font-family: Inter; src: url(${font}); font-weight: 100 900; }
  * { margin: 0; box-sizing: border-box; }
  body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: radial-gradient(80% 90% at 12% 0%, #24223d, #0c0d12 70%); color: #f4f5f8; font-family: Inter; }
  .words { position: absolute; left: 64px; top: 64px; bottom: 64px; width: 560px; display: flex; flex-direction: column; }
  .name { display: flex; align-items: center; gap: 14px; font-size: 30px; font-weight: 600; letter-spacing: -0.02em; }
  .name img { width: 44px; }
  h1 { margin-top: auto; font-size: 72px; line-height: 1.04; font-weight: 600; letter-spacing: -0.035em; }
  p { margin-top: 24px; margin-bottom: auto; font-size: 27px; line-height: 1.4; color: #a8aab3; }
  .column { position: absolute; width: 250px; display: flex; flex-direction: column; gap: 18px; }
  .column:nth-child(2) { left: 652px; top: -52px; }
  .column:nth-child(3) { left: 920px; top: -88px; }
  .column img { width: 100%; border-radius: 14px; }
</style>
<div class="words"><div class="name"><img src="${logo}" alt="">Scenewright</div><h1>Type an idea. Get a narrated video.</h1><p>For TikTok, Reels, Shorts and YouTube.<br>No credit card required.</p></div>
${await column('marathon', 'elephants', 'lighthouses')}${await column('lighthouses', 'ramen', 'trains')}`;

const browser = await chromium.launch(await findChromium());
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(html);
  await page.evaluate(() =>
    Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
  );
  await page.screenshot({ path: target, type: 'jpeg', quality: 84 });
} finally {
  await browser.close();
}
const { size } = await stat(target);
if (size > maxBytes) throw new Error(`the social card has ${size} bytes: more than ${maxBytes}`);
