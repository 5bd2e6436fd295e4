import { describe, expect, it } from 'vitest';
import { captionsMerged, captionsSplit } from './caption-parts.ts';

const words = { first: 'Doctor Kim counts the bees.', second: 'In twenty twenty six they danced.' };
const dialogue = `${words.first} ${words.second}`;

describe('the caption of a scene that is split', () => {
  it('goes on in the second scene where its dialogue does', () => {
    const scene = {
      dialogue,
      caption_text: 'Dr. Kim counts the #bees. In 2026 they danced!',
      caption_dialogue: dialogue,
    };
    expect(captionsSplit(scene, words)).toEqual([
      { caption_text: 'Dr. Kim counts the #bees.', caption_dialogue: words.first },
      { caption_text: 'In 2026 they danced!', caption_dialogue: words.second },
    ]);
  });

  it('stays as spoken in both, or stale in both', () => {
    expect(captionsSplit({ dialogue, caption_text: null, caption_dialogue: null }, words)).toEqual([
      { caption_text: null, caption_dialogue: null },
      { caption_text: null, caption_dialogue: null },
    ]);
    const [first, second] = captionsSplit(
      { dialogue, caption_text: 'Dr. Kim counts. In 2026!', caption_dialogue: 'Old words.' },
      words,
    );
    expect([first.caption_dialogue, second.caption_dialogue]).toEqual([null, null]);
    expect(`${first.caption_text} ${second.caption_text}`).toBe('Dr. Kim counts. In 2026!');
  });
});

describe('the caption of two scenes made into one', () => {
  const plain = { dialogue: 'Others follow.', caption_text: null, caption_dialogue: null };
  const written = {
    dialogue: 'Bees dance.',
    caption_text: 'Bees dance 🐝',
    caption_dialogue: 'Bees dance.',
  };

  it('is both of theirs, the spoken words where one has none', () => {
    expect(captionsMerged(written, plain, 'Bees dance. Others follow.')).toEqual({
      caption_text: 'Bees dance 🐝 Others follow.',
      caption_dialogue: 'Bees dance. Others follow.',
    });
    expect(captionsMerged(plain, plain, 'x')).toEqual({
      caption_text: null,
      caption_dialogue: null,
    });
  });

  it('holds no marks of pauses', () => {
    expect(
      captionsMerged(written, { ...plain, dialogue: 'Others [pause 1s] follow.' }, 'x')
        .caption_text,
    ).toBe('Bees dance 🐝 Others follow.');
  });

  it('is stale where one of them was', () => {
    expect(
      captionsMerged({ ...written, caption_dialogue: 'Old.' }, plain, 'x').caption_dialogue,
    ).toBeNull();
  });
});
