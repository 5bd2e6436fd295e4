import { describe, expect, it } from 'vitest';
import { planDrawing } from '../plan-drawing.ts';

/** The pictures of a film's lines, each of a chair. */
const drawn = (topic: string, lines: readonly string[]) => {
  const film = lines.map((dialogue) => ({ description: 'A chair.', dialogue }));
  return film.map((scene, index) =>
    planDrawing({
      ...scene,
      topic,
      style: '',
      orientation: 'vertical',
      sceneNumber: index + 1,
      sceneCount: film.length,
      seed: 1,
      motion: 'live',
      richness: 'standard',
      previousTemplate: null,
      film,
    }),
  );
};
const lightsOf = (topic: string, lines: readonly string[]) =>
  drawn(topic, lines).map(({ light }) => light);

describe('a film that is told at night', () => {
  it.each([
    ['Last bus stop', ['Four hours until dawn.', 'A fox walks past.', 'I count the tiles.']],
    ['Nachtschicht', ['Zwölf Betten.', 'Der Kaffee ist kalt.', 'Ein Stuhl knarrt.']],
    ['Der Igel Bruno konnte nicht einschlafen', ['Er zählte Blätter.', 'Der Bach murmelte nur.']],
    ['Home', ['It was 3am.', 'Nobody was there.', 'A chair fell.']],
  ])('has the light of the night in all its scenes: %s', (topic, lines) => {
    expect(new Set(lightsOf(topic, lines))).toEqual(new Set(['night']));
  });

  it('has no card on bright paper [SCRIPT-16]', () => {
    const lines = ['Four hours until dawn.', 'I count to ten.', 'I nearly call.', 'Nobody comes.'];
    const film = lines.map((dialogue) => ({
      description: `The words “${dialogue}”.`,
      dialogue,
    }));
    const tones = film.map((scene, index) => {
      const { board } = planDrawing({
        ...scene,
        topic: 'A night alone',
        style: '',
        orientation: 'vertical',
        sceneNumber: index + 1,
        sceneCount: film.length,
        seed: 1,
        motion: 'live',
        richness: 'standard',
        previousTemplate: null,
        film,
      });
      return board?.tone;
    });
    expect(new Set(tones)).toEqual(new Set(['ink', 'accent']));
  });

  it('is dark from a night that is told until a day is', () => {
    const lights = lightsOf('The lost key', [
      'Ana lost her key.',
      'That night she stood at the door.',
      'She rang and nobody came.',
      'In the morning the key lay on the mat.',
      'She laughed about the chair.',
    ]);
    expect(lights.slice(1, 3)).toEqual(['night', 'night']);
    expect(lights.slice(3)).not.toContain('night');
  });

  it('is none where one scene of many names a night', () => {
    const lines = ['Check for ticks every night.', 'Bring a lead.', 'Pack water.', 'Old towel.'];
    const lights = lightsOf('Camping with a dog', lines).slice(1);
    expect(lights).not.toContain('night');
  });
});
