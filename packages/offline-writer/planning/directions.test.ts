import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { describe, expect, it } from 'vitest';
import { createOfflineWriter } from '../index.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const write = (idea: string) =>
  writer.writeScript({
    ...{ title: '', idea, answers: [], orientation: 'vertical', sceneCount: 5, sceneLengthS: 8 },
    ...{ longestSceneS: 60, style: '', styleNotes: '', cast: [] },
  });

const named = `Baker: Good morning, Mrs Birch. The oven smokes again?
(He follows her into the kitchen.)
Mrs Birch: Only when it is cold outside.
(A goose walks in through the window.)
Baker: And since when does it do that?
Mrs Birch: Since the goose moved in.`;
const dashed = `À la gare, six heures.
– Bonjour, un billet pour Lyon.
(L'employé cherche ses lunettes.)
– Aller simple ou retour ?
(Un chien passe avec les lunettes.)
– Simple, je crois.
– Alors courez, il part.`;

describe('what is done between the lines of a dialogue [SCENE-28]', () => {
  it.each([named, dashed])('is said by nobody, and every line is: %s', (idea) => {
    const { genre, scenes } = write(idea);
    const said = scenes.map(({ dialogue }) => dialogue).join(' ');
    expect(genre).toBe('dialogue');
    expect(said).not.toMatch(/[()]|goose walks|oven\.\)|lunettes/u);
    expect(said).toMatch(/Since the goose moved in|Alors courez/u);
  });

  it('is seen beside those who talk', () => {
    const { scenes } = write(named);
    const seen = scenes.map(({ plan }) => plan.subjects.map(({ what }) => what));
    expect(seen.some((subjects) => subjects.includes('goose') && subjects.length > 1)).toBe(true);
  });
});

it('shows whoever speaks as a person, whatever else their name means [SCENE-28]', () => {
  const { scenes } = write(named);
  for (const { plan } of scenes) {
    expect(plan.layout).toBe('scene');
    expect(plan.subjects.map(({ what }) => what.toLowerCase())).toContainEqual(
      expect.stringMatching(/baker|mrs birch/u),
    );
  }
});
