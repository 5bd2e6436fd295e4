import { describe, expect, it } from 'vitest';
import { foreignBans } from './foreign-bans.ts';

describe('what wishes of another language forbid', () => {
  it.each([
    ['es', 'Sin barcos ni gaviotas, por favor.', ['no ships', 'no gulls']],
    ['it', 'Niente orsi che rubano il miele, vi prego.', ['no bears']],
    ['de', 'Bitte keine Hunde zeigen.', ['no dogs']],
    ['pl', 'Proszę bez psów.', ['no dogs']],
    ['fr', 'Pas de chats.', ['no cats']],
    ['es', 'Con barcos.', []],
    ['en', 'No ships.', []],
  ] as const)('%s: %s', (language, wish, bans) => {
    expect(foreignBans([wish], language)).toEqual(bans);
  });
});
