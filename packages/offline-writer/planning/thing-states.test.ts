import { describe, expect, it } from 'vitest';
import { plan } from './testing/plan-lines.ts';
import { statesTold } from './thing-states.ts';
import { saysUndrawnState } from './undrawn-states.ts';

const told = (language: string, line: string) => statesTold(line, language).map(({ as }) => as);

describe('states of things that are drawn', () => {
  it.each([
    ['en', 'The back door stood open all night.', 'open door'],
    ['en', 'We came home to a broken window.', 'broken window'],
    ['en', 'The milk bottle is empty again.', 'empty milk bottle'],
    ['en', 'Stop when the traffic light is red.', 'red traffic light'],
    ['en', 'By January the river had frozen.', 'frozen river'],
    ['en', 'Somebody left the fridge door open.', 'open fridge'],
    ['en', 'His front tyre was flat.', 'flat tyre'],
    ['en', 'Half a sock: the half-knitted sock of my aunt.', 'half-knitted sock'],
    ['en', 'My phone screen was black.', 'dark phone'],
    ['en', 'The candle has gone out.', 'blown-out candle'],
    ['de', 'Das Fenster ist kaputt.', 'broken window'],
    ['de', 'Die Tür steht offen.', 'open door'],
    ['es', 'La botella está vacía.', 'empty bottle'],
    ['fr', 'La fenêtre est ouverte.', 'open window'],
    ['it', 'Il fiume era ghiacciato.', 'frozen river'],
    ['nl', 'Het raam is kapot.', 'broken window'],
    ['pl', 'Świeca jest zgaszona.', 'blown-out candle'],
    ['pt', 'A janela está quebrada.', 'broken window'],
    ['tr', 'Pencere açık.', 'open window'],
  ])('%s: %s', (language, line, as) => {
    expect(told(language, line)).toEqual([as]);
  });

  it.each([
    ['en', 'The window is not broken.'],
    ['en', 'The shop is open and the door is blue.'],
    ['en', 'Nobody broke the plate.'],
    ['en', 'The bucket was empty.'],
    ['en', 'We opened the shop. The window came later.'],
    ['de', 'Das Fenster ist nicht kaputt.'],
    ['de', 'Der Laden ist offen, die Tür ist blau.'],
    ['es', 'La tienda está abierta y la puerta es azul.'],
  ])('tells none where it is of another thing, or denied: %s: %s', (language, line) => {
    expect(told(language, line)).toEqual([]);
  });

  it('keeps words for the states that no painter shows', () => {
    expect(saysUndrawnState('The bucket was empty.', 'en')).toBe(true);
    expect(saysUndrawnState('The bottle was empty.', 'en')).toBe(false);
    expect(saysUndrawnState('Die Flasche ist leer, der Eimer kaputt.', 'de')).toBe(true);
  });

  it.each([
    ['en', 'The milk bottle is empty.', 'empty milk bottle'],
    ['de', 'Das Fenster ist kaputt.', 'broken window'],
    ['pl', 'Okno jest otwarte.', 'open window'],
  ])('are seen in the picture of their line: %s: %s', (language, line, shown) => {
    const { subjects } = plan(line, {}, { language });
    expect(subjects.map(({ what, look }) => `${look} ${what}`.trim())).toContain(shown);
  });
});
