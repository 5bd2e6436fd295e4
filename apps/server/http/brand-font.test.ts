import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { brandFontFace } from '@scenewright/contract/rules/brand-font.ts';
import { serveBrandFont } from './brand-font.ts';

it('the font that server-drawn pages name is there', async () => {
  const app = Fastify();
  serveBrandFont(app);
  const url = /url\((.+?)\)/.exec(brandFontFace)?.[1] ?? '';
  const { statusCode, headers, rawPayload } = await app.inject({ url });
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'font/woff2',
    'public, max-age=86400',
  ]);
  expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  await app.close();
});
