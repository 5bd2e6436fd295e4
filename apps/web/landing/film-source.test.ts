import { expect, test } from 'vitest';
import { clipOf, filmSource, posterUrl } from './film-source.ts';

test('a film is local where none is hosted', () => {
  expect(filmSource('ramen', null)).toEqual({ url: '/examples/ramen.mp4' });
});

test.each([
  'https://media.example/examples',
  'https://media.example/examples/',
  'https://media.example/examples//',
])('%s falls back to the local copy', (folder) => {
  expect(filmSource('ramen', folder)).toEqual({
    url: 'https://media.example/examples/ramen.mp4',
    fallbackUrl: '/examples/ramen.mp4',
  });
});

test('stills and clips are local', () => {
  expect(posterUrl('ramen')).toBe('/examples/ramen.webp');
  expect(clipOf('lighthouses', 2)).toEqual({
    videoUrl: '/examples/lighthouses-2.mp4',
    stillUrl: '/examples/lighthouses-2.webp',
    thumbnailUrl: '/examples/lighthouses-2-small.webp',
  });
});
