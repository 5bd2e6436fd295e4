import { growthOf } from '@scenewright/contract/testing/growth.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import { lettersOf } from '../../plain-words.ts';
import { readMaterial } from '../read-material.ts';
import { tidy } from '../tidy.ts';

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

describe('exports of chats, by the shape of a turn', () => {
  it.each([
    [
      'a day and month in brackets',
      '[12/03, 21:40] Tess Barn: the kiln is at nine hundred\n[12/03, 21:41] Ike: 👍\n[12/03, 21:43] Tess Barn: <Media omitted>\n[12/03, 21:44] Ike: leave the lid\n[12/03, 21:45] Tess Barn: This message was deleted',
    ],
    [
      'twelve hours and a dash',
      '3/12/24, 9:40 PM - Messages are end-to-end encrypted.\n3/12/24, 9:40 PM - Tess Barn: the kiln is at nine hundred\n3/12/24, 9:44 PM - Ike: leave the lid <This message was edited>',
    ],
    [
      'names with stamps behind them',
      'Tess Barn, [12 Mar 2024 at 21:40:05]:\nthe kiln is at nine hundred\n\nIke, [12 Mar 2024 at 21:44:00]:\nleave the lid',
    ],
    [
      'dashes and a day',
      'Tess Barn — Today at 9:40 PM\nthe kiln is at nine hundred\nIke — Yesterday at 9:44 PM\nleave the lid',
    ],
    [
      'a log with handles',
      '[21:40] <Tess Barn> the kiln is at nine hundred\n[21:44] <Ike> leave the lid',
    ],
    [
      'stamps above names',
      '[Yesterday 21:40] Tess Barn\nthe kiln is at nine hundred\n[Yesterday 21:44] Ike\nleave the lid',
    ],
  ])('says what was written, and never a name or a stamp: %s', (_, idea) => {
    expect(turns(idea)).toEqual(['Tess Barn: The kiln is at nine hundred.', 'Ike: Leave the lid.']);
  });

  it('reads a name, a time and the words in one line', () => {
    expect(
      turns(
        'otto 09:02 the press is jammed\notto 09:03 since the new paper\nbea 09:05 other tray then',
      ),
    ).toEqual([
      'otto: The press is jammed.',
      'otto: Since the new paper.',
      'bea: Other tray then.',
    ]);
  });

  it('leaves a timetable with words under its hours, and the time codes of a script', () => {
    const plan = 'Breakfast 8:00\nEggs and toast.\nLunch 12:30\nSoup of the day.';
    expect(readMaterial(plan).units.every(({ speaker }) => speaker === null)).toBe(true);
    expect(readMaterial('[0:04] VO: Look up.\n[0:08] VO: Clip on.').form.isDialogue).toBe(false);
  });

  it('keeps every word of any chat, said or listed', () => {
    const words = fc.array(fc.constantFrom('kiln', 'lid', 'ash', 'clay'), { minLength: 1 });
    const stamp = fc.constantFrom('[12/03, 21:40] ', '12.03.24, 21:40 - ', '3/12/24, 9:40 PM - ');
    fc.assert(
      fc.property(fc.array(words, { minLength: 2, maxLength: 8 }), stamp, (said, when) => {
        const idea = said.map(
          (text, at) => `${when}${at % 2 === 0 ? 'Bo' : 'Cy'}: ${text.join(' ')}`,
        );
        const { units, requests } = readMaterial(idea.join('\n'));
        const all = lettersOf([...units.map(({ text }) => text), ...requests].join(' '));
        expect([...all].toSorted()).toEqual([...lettersOf(said.flat().join(''))].toSorted());
      }),
      { numRuns: asOften(60, 12) },
    );
  });

  it.each([
    'Maya, mon, ',
    '12.03. mon ',
    '[12/03, 21:40] A: ',
    'Ann \n',
    '> On mon, Bo wrote:\n',
    '1 a\n',
  ])('reads 40,000 characters of %j at the cost of their parts', (piece) => {
    const read = (length: number) => tidy(piece.repeat(Math.ceil(length / piece.length)));
    expect(growthOf(read, 40_000)).toBeLessThan(3);
  });
});
