import { describe, expect, it } from 'vitest';
import { planDrawing } from '../plan-drawing.ts';

describe('a pose that brings a thing along', () => {
  it.each([
    ['A woman lifting potatoes with her husband.', 'dig'],
    ['A man taking the sock out.', 'carry'],
    ['A man serving two years in the Navy.', 'stand'],
    ['A woman pulling up a carrot.', 'pull-up'],
    ['A boy lifting weights.', 'lift'],
    ['An old woman pulling out, holding her handbag.', 'stand'],
    ['A woman giving her friend a present.', 'give'],
    ['A man driving to the coast.', 'drive'],
    ['A woman driving a lorry.', 'stand'],
    ['A girl playing the guitar.', 'play-music'],
    ['A woman painting the fence.', 'stand'],
    ['A man pushing through the crowd.', 'push'],
    ['A woman pushing down on the lever.', 'stand'],
    ['A manager showing the results.', 'present'],
    ['A man showing his scar.', 'stand'],
    ['A woman painting the bedroom wall.', 'paint-wall'],
    ['A woman sweeping the pavement.', 'sweep'],
    ['A caretaker sweeping the chimney.', 'stand'],
    ['A boy pushing a bicycle.', 'push-along'],
    ['A man pulling a suitcase.', 'pull'],
    ['A dentist pulling a tooth.', 'carry'],
    ['A man climbing out through the windscreen.', 'stand'],
    ['A man teaching a boy to swim.', 'talk'],
    ['A teacher teaching a class.', 'present'],
    ['A woman looking up a word in the dictionary.', 'stand'],
    ['A grandfather reading to himself.', 'read'],
    ['A nurse whispering.', 'whisper'],
  ])('is shown only where it is the thing that is told: %s %s', (description, action) => {
    const [somebody] = planDrawing({
      description,
      dialogue: 'Look.',
      topic: 'Any',
      style: '',
      orientation: 'vertical',
      sceneNumber: 1,
      sceneCount: 3,
      seed: 1,
      motion: 'live',
      richness: 'standard',
      previousTemplate: null,
    }).figures;
    expect(somebody?.action).toBe(action);
  });
});
