import { describe, expect, it } from 'vitest';
import { directorStyles, narrativeStyles } from '#contract/rules/styles.ts';
import type { Script, ScriptBrief } from '../script-writer.ts';
import { createOfflineScriptWriter } from './offline-script-writer.ts';
import { fitsScene } from '#contract/rules/speaking-time.ts';

const writer = createOfflineScriptWriter();
const signal = new AbortController().signal;

function brief(prompt: string, change: Partial<ScriptBrief> = {}): ScriptBrief {
  return { title: prompt.slice(0, 60), prompt, platform: 'tiktok', orientation: 'vertical', language: 'en', sceneCount: 3, sceneLengthS: 10, style: '', styleNotes: '', cast: [], ...change };
}

const write = (prompt: string, change: Partial<ScriptBrief> = {}): Promise<Script> => writer.writeStoryboard(brief(prompt, change), signal);

const ideas = [
  'How bees make honey', 'The fall of the Roman Empire', 'Five tips for better sleep', 'Why volcanoes erupt', 'The history of chess', 'A bowl of ramen at home', 'Learn to surf in a weekend',
  'How electric cars work', 'The science of black holes', 'Stoic advice for a hard week', 'Growing tomatoes on a balcony', 'Why cats purr', 'The invention of the zipper', 'My grandmother and her bakery',
  'Saving money on a small income', 'How jazz was born', 'Marathon training for beginners', 'The deep sea and its monsters', 'A haunted house in the hills', 'Launch of our new running shoe Velora',
  'Penguins of Antarctica', 'How to tie a tie', 'The secret of good photographs', 'Yoga before breakfast', 'Why the sky is blue', 'The life of Frida Kahlo', 'Building a startup alone', 'Tea ceremonies in Japan',
  'How elevators changed cities', 'Dinosaurs and the asteroid', 'Knitting a first scarf',
];

const sentencesOf = ({ scenes }: Script) => scenes.flatMap(({ dialogue, description }) => [...dialogue.split(/(?<=[.!?])\s+/), description.split(',')[0] ?? description]);

describe('unrelated ideas', () => {
  it('share no sentence and no picture, pair by pair', async () => {
    const seen = new Map<string, string>();
    for (const idea of ideas) {
      for (const sentence of new Set(sentencesOf(await write(idea)))) {
        expect(seen.get(sentence), `"${sentence}" stands in "${seen.get(sentence)}" and in "${idea}"`).toBeUndefined();
        seen.set(sentence, idea);
      }
    }
  });

  it('give the same storyboard each time they are written', async () => {
    for (const idea of ideas.slice(0, 5)) expect(await write(idea)).toEqual(await write(idea));
  });
});

describe('the subject', () => {
  it.each([
    ['How lighthouses kept sailors safe: the keepers, the lamps, and the storms', /lighthouse/i],
    ['How coffee travelled the world: from Ethiopian goats to the espresso bars of Milan', /coffee|goat/i],
    ['What Marcus Aurelius would say about a stressful Monday', /marcus|stoic|roman|statue|chains/i],
    ['Why do cats purr?', /cat/i],
  ])('of "%s" is seen in most scenes', async (idea, subject) => {
    const { scenes } = await write(idea);
    expect(scenes.filter(({ description, dialogue }) => subject.test(description) || subject.test(dialogue)).length).toBeGreaterThanOrEqual(2);
  });

  it('of an unknown idea is what it says it is about, and its listed points get scenes', async () => {
    const { scenes } = await write('How our town built a bridge: the flood, the quarrel, and the volunteers', { sceneCount: 5 });
    const text = scenes.map(({ dialogue }) => dialogue).join(' ');
    for (const point of ['the flood', 'the quarrel', 'the volunteers']) expect(text).toContain(point);
  });

  it('is what a presenter tells; who is described stands in the pictures, and nobody is spoken about', async () => {
    const { title, scenes } = await write('Mira, a young astronaut with red hair, explains black holes: what they are, and how they grow', { sceneCount: 4 });
    expect(title).toBe('Black holes');
    expect(scenes[0]?.description).toMatch(/^A young astronaut with red hair beside a black hole/);
    expect(scenes.map(({ dialogue }) => dialogue).join(' ')).not.toMatch(/Mira|explains/);
    expect((await write('A friendly robot explains photosynthesis')).title).toBe('Photosynthesis');
  });

  it.each(['Science explains why cats purr', 'The data shows that sleep helps', 'Leo explores the rainforest. He finds a frog.'])('of "%s" has no presenter', async (idea) => {
    expect((await write(idea)).title).toBe(idea.split('.')[0]);
  });
});

describe('an idea nobody has prepared for', () => {
  const spoken = async (idea: string) => (await write(idea, { sceneCount: 4, sceneLengthS: 8 })).scenes.map(({ dialogue }) => dialogue).join(' ');
  const shown = async (idea: string) => (await write(idea, { sceneCount: 4, sceneLengthS: 8 })).scenes.map(({ description }) => description).join(' ');

  it.each([
    ['I quit my job to open a bike shop', 'I quit my job to open a bike shop', /the bike shop/],
    ['Electric scooters are taking over our city', 'Electric scooters are taking over our city', /(?:of|Before|on) electric scooters/],
    ['why patience matters', 'why patience matters', /patience/],
    ['The history of the paper clip', 'he paper clip', /the paper clip/],
    ["my grandmother's bread", "my grandmother's bread", /my grandmother's bread/],
    ['make it funny, 3 scenes: my dog thinks he is a cat', 'y dog thinks he is a cat', /my dog/],
  ])('"%s" is said in its own words', async (idea, own, again) => {
    const text = await spoken(idea);
    expect(text).toContain(own);
    expect(text).toMatch(again);
    expect(text).not.toMatch(/make it funny|\b(?:an?|the) (?:I|why|how)\b|Everyone has an opinion/i);
  });

  it.each([
    ['urban foxes', /Urban foxes/i, /\b(?:foxes) (?:watches|has|is|plays|knows)\b/],
    ['an old fox in our garden', /fox/i, /fox in our garden (?:watch|have|are|play|know)\b/],
  ])('of "%s" has verbs in number with it', async (idea, named, wrong) => {
    const text = await spoken(idea);
    expect(text).toMatch(named);
    expect(text).not.toMatch(wrong);
  });

  it.each([
    ["my grandmother's bread", /loaf of bread/i], ['I quit my job to open a bike shop', /bike shop/i], ['The history of the paper clip', /paper clip/i],
    ['Der alte Leuchtturm', /lighthouse/i], ['El arte de hacer pan', /loaf of bread/i], ['Le renard et la lune', /fox/i], ['سفينة في عاصفة', /boat/i], ['月亮和狐狸', /fox/i],
  ])('"%s" is drawn as a thing one can see', async (idea, thing) => {
    expect(await shown(idea)).toMatch(thing);
    expect(await shown(idea)).not.toMatch(/\bAn? (?:I|silence|why|how|history|electric)\b/);
  });

  it('says nothing that was said to the maker', async () => {
    const text = await spoken("Don't mention price. No people. A video about our new tea shop.");
    expect(text).toMatch(/our new tea shop/);
    expect(text).not.toMatch(/mention|No people|A video/);
  });

  it.each([['The great fire of London', /Eiffel|Paris/], ['best hikes near Vancouver', /India|Himalaya/]])('of "%s" tells nothing that only shares a word with it', async (idea, other) => {
    expect(await spoken(idea)).not.toMatch(other);
    expect(await shown(idea)).not.toMatch(other);
  });

  it('tells a day one remembers as a day', async () => {
    const text = await spoken('The day my father taught me to swim');
    expect(text).toContain('the day my father taught me to swim');
    expect(text).not.toMatch(/the day my father (?:laughs|could|begins)/);
  });

  it('lights a bedroom as a bedroom', async () => {
    expect(await shown('5 tips for better sleep')).not.toMatch(/nebula|starlight|black sky|planet-light/);
  });
});

describe('dialogue', () => {
  it.each([3, 5, 10, 20])('fits a scene of %i seconds, is never empty and ends as a sentence', async (sceneLengthS) => {
    for (const idea of ideas) {
      for (const { dialogue } of (await write(idea, { sceneLengthS })).scenes) {
        expect(fitsScene(dialogue, sceneLengthS), dialogue).toBe(true);
        expect(dialogue).toMatch(/[.!?…]["”']?$/u);
      }
    }
  });

  it('repeats no sentence in ninety-six scenes', async () => {
    for (const idea of ['How bees make honey', 'The history of our village pub']) {
      const { scenes } = await write(idea, { sceneCount: 96 });
      expect(scenes).toHaveLength(96);
      const sentences = scenes.flatMap(({ dialogue }) => dialogue.split(/(?<=[.!?])\s+/));
      const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
      expect(repeated).toEqual([]);
    }
  });
});

describe('direction', () => {
  it('changes the words with each narrative style', async () => {
    const spoken = await Promise.all(narrativeStyles.map(async ({ text }) => (await write('How bees make honey', { style: text })).scenes.map(({ dialogue }) => dialogue).join(' ')));
    expect(new Set(spoken).size).toBeGreaterThanOrEqual(narrativeStyles.length - 1);
  });

  it('changes the pictures with each director', async () => {
    const seen = await Promise.all(directorStyles.map(async ({ text }) => (await write('How bees make honey', { style: text })).scenes.map(({ description }) => description).join(' ')));
    expect(new Set(seen).size).toBe(directorStyles.length);
  });

  it("honours the director's notes", async () => {
    const night = await write('How bees make honey', { styleNotes: "Set it in Tokyo at night. End with 'Follow for more'." });
    expect(night.scenes.some(({ description }) => /tokyo/i.test(description))).toBe(true);
    expect(night.scenes.at(-1)?.dialogue).toContain('Follow for more');
  });
});

describe('any input', () => {
  it.each([
    ['Arabic', 'كيف تجد النحلة طريقها إلى البيت؟ إنها ترقص.', /\p{Script=Arabic}/u],
    ['Chinese', '蜜蜂怎样找到回家的路?它们跳舞来分享地图。', /\p{Script=Han}/u],
  ])('in %s keeps its language in what is said', async (_language, prompt, script) => {
    for (const { dialogue } of (await write(prompt)).scenes) {
      expect(dialogue).toMatch(script);
      expect(dialogue).not.toMatch(/[a-z]{4}/i);
    }
  });

  it.each([
    ['emoji alone', '🚀🌍❤️'],
    ['one letter, ten thousand times', 'a'.repeat(10_000)],
    ['nested brackets', '('.repeat(3_000) + ')'.repeat(3_000)],
    ['control characters', 'bees\u0000\u0007 and\u001b honey'],
    ['an address', 'https://example.com/a?b=c#d'],
    ['code', 'function f(x) { return x => x ** 2; } // why?'],
    ['four thousand words', 'The bees left the hive at dawn and came back with pollen. '.repeat(400)],
    ['blanks', '   \n  '],
  ])('of %s becomes a storyboard with something to see and to say', async (_name, prompt) => {
    const { title, scenes } = await write(prompt, { title: 'Bees' });
    expect(title).not.toBe('');
    expect(scenes).toHaveLength(3);
    for (const { description, dialogue } of scenes) {
      expect(description.trim()).not.toBe('');
      expect(description).not.toMatch(/\p{Cc}|undefined|\{\w+\}/u);
      expect(dialogue.trim()).not.toBe('');
      expect(dialogue).not.toMatch(/\p{Cc}|undefined|\{\w+\}/u);
    }
  });
});

describe('one more scene', () => {
  it('shows what was asked for, and repeats no neighbour', async () => {
    const { scenes } = await write('How bees make honey');
    const [first = null, second = null] = scenes;
    const added = await writer.writeScene(brief('How bees make honey'), { position: 2, sceneCount: 4, previous: first, next: second, description: 'A beekeeper opens the hive' }, signal);
    expect(added.description).toContain('beekeeper');
    expect([first?.dialogue, second?.dialogue]).not.toContain(added.dialogue);
    const free = await writer.writeScene(brief('How bees make honey'), { position: 2, sceneCount: 4, previous: first, next: second, description: '' }, signal);
    expect([first?.description, second?.description]).not.toContain(free.description);
    expect(free.dialogue).not.toBe('');
  });
});

describe('revising', () => {
  const scene = { description: 'A dog runs across a park at noon', dialogue: 'The dog runs because it can. Nothing else matters on a day like this.', durationS: 10 };
  it.each([
    ['Set it at night', (text: string) => /night/i.test(text)],
    ['Change the dog to a cat', (text: string) => /cat/i.test(text) && !/\bdog\b/i.test(text)],
    ['Replace "park" with "beach"', (text: string) => /beach/i.test(text)],
    ['Make it winter with snow', (text: string) => /winter|snow/i.test(text)],
    ['Say: "Follow for more"', (text: string) => /Follow for more/.test(text)],
  ])('does what "%s" asks', async (instruction, isDone) => {
    const [revised] = await writer.reviseScenes(brief('A dog in the park'), [scene], instruction, signal);
    expect(isDone(`${revised?.description} ${revised?.dialogue}`), JSON.stringify(revised)).toBe(true);
  });

  it('makes it shorter, and always changes something', async () => {
    const [shorter] = await writer.reviseScenes(brief('A dog in the park'), [scene], 'Make it shorter', signal);
    expect(shorter?.dialogue.length).toBeLessThan(scene.dialogue.length);
    for (const instruction of ['more energy', 'xyzzy', '让它更有趣', '!!!']) {
      const revised = await writer.reviseScenes(brief('A dog in the park'), [scene, scene], instruction, signal);
      expect(revised).toHaveLength(2);
      for (const each of revised) expect({ ...each }).not.toEqual(scene);
    }
  });
});

describe('enhancing a prompt', () => {
  it("keeps the creator's words, adds to them, and does not grow for ever", async () => {
    let prompt = 'How bees make honey';
    for (let press = 0; press < 4; press += 1) prompt = await writer.enhancePrompt({ topic: 'custom', platform: 'tiktok', prompt }, signal);
    expect(prompt).toContain('How bees make honey');
    expect(prompt.length).toBeGreaterThan(100);
    expect(prompt.length).toBeLessThanOrEqual(1_200);
    expect(await writer.enhancePrompt({ topic: 'custom', platform: 'tiktok', prompt }, signal)).toBe(prompt);
  });
});
