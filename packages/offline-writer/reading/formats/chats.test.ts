import { describe, expect, it } from 'vitest';
import { readMaterial } from '../read-material.ts';

const turns = (idea: string) =>
  readMaterial(idea).units.map(({ speaker, text }) => `${speaker ?? '-'}: ${text}`);

describe('chats with a name and a time above what is written', () => {
  it('reads handles, and leaves threads, reactions and the channel out', () => {
    expect(
      turns(
        '#garden-club\nmo.r  8:01 PM\nok tl;dr for the newsletter: the pond froze\nkit  8:02 PM\nonly half of it\n:fire: 6  :eyes: 3\nmo.r  8:03 PM\nright, half. The pump kept on\n2 replies  Last reply today at 9:10 PM\nkit  8:05 PM\nthe fish are fine',
      ),
    ).toEqual([
      'mo.r: The pond froze.',
      'kit: Only half of it.',
      'mo.r: Right, half.',
      'mo.r: The pump kept on.',
      'kit: The fish are fine.',
    ]);
  });

  it('reads names with a comma before the time, and leaves a reaction out', () => {
    expect(
      turns(
        'Оля, 20:01\nМы дома!\n\nПётр, 20:02\nа собака?\n\nОля, 20:03\nспит\n\nПётр, 20:04\n🤣🤣\n\nПётр, 20:05\nхорошо\n\nОля поставил(а) ❤️',
      ),
    ).toEqual(['Оля: Мы дома!', 'Пётр: А собака?', 'Оля: Спит.', 'Пётр: Хорошо.']);
  });

  it('leaves a timetable', () => {
    expect(readMaterial('Breakfast 8:00\nLunch 12:30\nDinner 19:00').units).toHaveLength(3);
  });
});
