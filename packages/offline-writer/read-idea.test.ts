import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import type { Brief } from './brief.ts';
import { createOfflineWriter } from './index.ts';
import type { Material } from './reading/material.ts';
import { readIdea } from './read-idea.ts';
import { briefOf, materialOf, partsWith, unitsOf } from './testing/sample-material.ts';

const read = (material: Material, brief: Partial<Brief> = {}) =>
  readIdea(briefOf(brief), partsWith(material));

describe('an idea that is read while it is typed', () => {
  it('is asked at most four questions of its genre where it holds less than was asked for', () => {
    const material = materialOf({
      topic: { text: '5 tips for better sleep', head: 'sleep', count: 5 },
    });
    const reading = read(material);
    expect(reading).toMatchObject({ genre: 'list', subject: 'sleep', seconds: 0, known: false });
    expect(reading.questions.length).toBeLessThanOrEqual(4);
    expect(reading.questions[0]?.text).toBe('Which five things should people know?');
  });

  it('is asked nothing where it holds enough', () => {
    const units = unitsOf(
      ...Array.from(
        { length: 12 },
        (_, place) => `The harbour has a long story, and this is chapter ${place + 1} of it.`,
      ),
    );
    expect(read(materialOf({ units }), { sceneCount: 3, sceneLengthS: 10 }).questions).toEqual([]);
  });

  it('keeps its questions while they are answered, and counts the answers', () => {
    const material = materialOf({
      requests: ['Make a product video.'],
      units: unitsOf('Our box keeps salad fresh for ten days.'),
    });
    const before = read(material);
    const after = read(material, {
      answers: [{ id: 'pitch.call', text: 'Order yours at the market on Friday.' }],
    });
    expect(after.questions).toEqual(before.questions);
    expect(after.seconds).toBeGreaterThan(before.seconds);
  });

  it('shows every question that is answered, also one of another kind of film: its answer is spoken', () => {
    const units = unitsOf(
      ...Array.from(
        { length: 12 },
        (_, place) => `The harbour has a long story, and this is chapter ${place + 1} of it.`,
      ),
    );
    const answers = [{ id: 'pitch.call', text: 'Order yours at the market on Friday.' }];
    const enough = read(materialOf({ units }), { sceneCount: 3, sceneLengthS: 10, answers });
    expect(enough.questions.map(({ id }) => id)).toEqual(['pitch.call']);
    const bare = read(materialOf({ topic: { text: 'tips for better sleep', head: 'sleep' } }), {
      answers: [...answers, { id: 'no.such', text: 'Nobody asked.' }],
    });
    expect(bare.questions.map(({ id }) => id)).toContain('pitch.call');
    expect(bare.questions).not.toContainEqual(expect.objectContaining({ id: 'no.such' }));
    expect(bare.questions.length).toBeLessThanOrEqual(4);
  });

  it('says what all of it would need', () => {
    const units = unitsOf(
      'One sentence that takes a while to say aloud.',
      'Another sentence that takes a while to say aloud.',
    );
    const reading = read(materialOf({ units }), { sceneCount: 1, sceneLengthS: 5 });
    expect(reading.need.scenes).toBe(2);
    expect(reading.need.seconds).toBe(reading.seconds);
  });

  it.each([
    ['Sir Edmund Vossley', 'explainer.who'],
    ['my great uncle Wendell and his clock shop', 'explainer.who'],
    ['The Great Marrow Dispute of Lower Tansley allotments', 'explainer.happened'],
    ["St Osric's church, Little Bidden", 'explainer.where'],
    ["Prue's quilting circle, Tarporley", 'explainer.group'],
    ['how do the Tansley marrows grow so big', 'explainer.answer'],
    ['marrow soup', 'explainer.what'],
  ])('is asked first what fits its topic: %s', (text, id) => {
    const { questions } = read(materialOf({ topic: { text, head: text } }));
    expect(questions[0]?.id).toBe(id);
    expect(new Set(questions.map((question) => question.id)).size).toBe(questions.length);
  });

  const asked = (text: string) =>
    read(materialOf({ topic: { text, head: text } })).questions.map((question) => question.text);

  it.each([
    [
      'induction hob vs gas hob which is cheaper to run',
      ['Induction hob: what does it cost to run?', 'Gas hob: what does it cost to run?'],
    ],
    [
      'narrowboat or campervan, which is safer?',
      ['Narrowboat: how safe is it?', 'Campervan: how safe is it?'],
    ],
    [
      'difference between a deposit and a bond',
      ['Deposit: what makes it different?', 'Bond: what makes it different?'],
    ],
    [
      'climate club vs price watch club',
      [
        'Climate club: what should people know about it?',
        'Price watch club: what should people know about it?',
      ],
    ],
    ['what is our badge rule and who checks it', ['What is our badge rule?', 'Who checks it?']],
    ['Halvorsen Foods complaint rate, board update', ['What is the complaint rate, in numbers?']],
    [
      'my gran Edie Lockhurst and her ferrets',
      ['Who is, or was, Edie Lockhurst?', 'What should people know about her ferrets?'],
    ],
  ])('is asked in its own words, as its form wants: %s', (text, first) => {
    expect(asked(text).slice(0, first.length)).toEqual(first);
    expect(asked(text).length).toBeLessThanOrEqual(4);
  });

  it('is not asked for the sides of a comparison that the film tells', () => {
    const told = createOfflineWriter({ measure: speakingTimeS }).readIdea(
      briefOf({ idea: 'frogs vs turtles' }),
    );
    expect(told.questions.map(({ id }) => id)).not.toContain('explainer.side-one');
  });

  it('is not asked for what it gives: a number, lines, steps', () => {
    const ids = (idea: string) =>
      createOfflineWriter({ measure: speakingTimeS })
        .readIdea(briefOf({ idea }))
        .questions.map(({ id }) => id);
    expect(
      ids('LOST!! a parrot with 3 grey feathers and a ring marked 17. Says only "bus".'),
    ).not.toContain('explainer.figure');
    expect(
      ids('Tide poem\n\nthe harbour holds its breath\na rope lets go of a boat\nnobody waves'),
    ).toEqual([]);
  });

  it('is not asked for the date that it names', () => {
    const ids = (text: string) =>
      read(materialOf({ topic: { text, head: text } })).questions.map(({ id }) => id);
    expect(ids('Brannock Fell tramway')).toContain('explainer.figure');
    expect(ids('Brannock Fell tramway 1911')).not.toContain('explainer.figure');
  });

  it('is not asked what it is where that is told', () => {
    const writer = createOfflineWriter({ measure: speakingTimeS });
    const { questions } = writer.readIdea(briefOf({ idea: 'Why do flamingos stand on one leg?' }));
    expect(questions.map(({ id }) => id)).not.toContain('explainer.what');
    expect(questions.map(({ id }) => id)).toContain('explainer.more');
  });
});
