import { describe, expect, it } from 'vitest';
import { registerFonts } from './fonts.ts';
import { hasGlyph } from './glyphs.ts';

const samples = {
  Latin: 'The quick fox łódź Straße ğ ñ Tiếng Việt €1,234 “½” — … ™',
  Greek: 'Ωραία ιστορία για το φεγγάρι',
  Cyrillic: 'Привет мир Ґїєљњћў',
  Arabic: 'مرحبا بالعالم هذه قصة قصيرة عن القمر پچگ ٣',
  Hebrew: 'שלום עולם זה סיפור',
  Devanagari: 'नमस्ते दुनिया क्षत्रिय ज्ञान ३',
  Thai: 'สวัสดีชาวโลกวันนี้',
  'Simplified Chinese': '三名宇航员飞往月球，改变了一切。龘',
  'Traditional Chinese': '臺灣讀書會，歡迎您！',
  Japanese: '東京の夜はとても美しい街です。カタカナー・「辻」',
  Korean: '오늘은 아름다운 하루입니다 뷁',
  symbols: '→ ★ ♥ ✓ ∑ ☃ ① ㎡',
};

/** Of the block that all Chinese readers share; their fonts are split in a hundred files. */
const ideographs = Array.from({ length: 0x5000 }, (_, index) =>
  String.fromCodePoint(0x4e00 + index),
);

describe('hasGlyph', () => {
  it.each(Object.entries(samples))(
    'finds every character of %s in the bundled fonts',
    (_script, text) => {
      registerFonts(text);
      expect([...text].filter((character) => !hasGlyph(character))).toEqual([]);
    },
  );

  it('knows what no bundled font has', () => {
    // Private use: no system font has it either.
    registerFonts('\u{10fffd}');
    expect(hasGlyph('\u{10fffd}')).toBe(false);
  });

  it('changes its mind when a text has brought the font', () => {
    // One whose font nobody in this process has needed: fonts stay registered, whoever asked for them.
    const rare =
      ideographs.find((character) => !hasGlyph(character)) ??
      expect.fail('every font is registered already');
    registerFonts(rare);
    expect(hasGlyph(rare)).toBe(true);
  });
});
