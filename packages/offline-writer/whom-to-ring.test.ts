import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from './index.ts';
import { briefOf } from './testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const film = (idea: string) =>
  writer.writeScript(briefOf({ idea, sceneCount: 10, sceneLengthS: 10 }));
const told = (idea: string) =>
  film(idea)
    .scenes.map(({ dialogue }) => dialogue)
    .join(' ');
const seen = (idea: string) => film(idea).scenes.map(({ description }) => description);

describe('what a viewer needs of an idea', () => {
  it.each([
    ['Réservations : 06 39 98 14 52', 'Nous louons notre troupeau de chèvres. Il mange tout.'],
    ['Infos: garten.example', 'Am Samstag kommt der Häcksler. Äste bis 12 cm.'],
    ['Bookings: hello@goats.example', 'We rent out goats. They eat everything.'],
  ])('is whom to ring, and where to look: %s', (contact, before) => {
    expect(told(`${before}\n\n${contact}`)).toContain(contact.split(/\s?: /u)[1]);
  });

  it('is for how many a recipe is', () => {
    const recipe =
      'Mote con huesillo como lo hacía mi tía en Talca (para 6 personas)\n\nIngredientes:\n2 tazas de mote de trigo\n1 taza de azúcar\n\n1. Cocer el mote 20 minutos.\n2. Enfriar todo 3 horas.';
    expect(told(recipe)).toContain('para 6 personas');
  });

  it('is every step of a recipe, however short', () => {
    const recipe =
      'my banana bread\n\n3 ripe bananas\n75g melted butter\n150 g sugar\n1 egg\n190g flour\n\nmash the bananas, stir in the butter. then the dry stuff, dont overmix!!! pour in a loaf tin. bake at 170 for 55 min. let it cool 10 minutes before you slice it\n\npls put some cosy music under it';
    expect(told(recipe)).toContain('our in a loaf tin');
    expect(told(recipe)).toContain('et it cool 10 minutes');
    expect(told(recipe)).not.toContain('music');
  });

  it('is what is done with the ingredients, which are no more than what stands in their list', () => {
    const recipe =
      'Annemin çorbası\n\nMalzemeler:\n- 1 su bardağı mercimek\n- 1 soğan\n- 1 havuç\n\nSoğanı biraz yağda kavurun. Suyu dökün, 25 dakika pişirin. Limonla servis edin.';
    const cards = seen(recipe).filter((text) => text.includes('Ingredients: '));
    expect(cards.join(' ')).toContain('1 havuç');
    expect(cards.join(' ')).not.toContain('dökün');
    expect(told(recipe)).toContain('25 dakika');
  });

  it('is the head of a notice, which says where it holds', () => {
    const notice = 'The water will be turned off on Thursday 12 March from 9.30 am until 4 pm.';
    expect(told(`NOTICE TO ALL RESIDENTS OF PENHALLOW CLOSE\n\n${notice}`)).toContain('PENHALLOW');
  });
});

describe('what is read as it was meant', () => {
  it('begins a joke behind the words that announce it', () => {
    const joke =
      'can you tell this joke in a video: A snail goes to a car dealer. The dealer asks why. The snail says, look at that S car go!';
    expect(told(joke)).toMatch(/^A snail goes/u);
    expect(film(joke).title).not.toContain('joke');
  });

  it('keeps what a film is about, where a colon follows it', () => {
    expect(film('Make a video about the best apples: pink lady').title).toContain('apples');
  });

  it('goes on behind a date within a sentence', () => {
    expect(told('am Samstag, den 25.10. kommt der Häcksler! Los geht’s um 9 Uhr.')).toContain(
      'den 25.10. kommt',
    );
  });

  it('counts every step, however short', () => {
    const steps =
      'How to seal a bath\n\nStep 1. Cut out all the old silicone with a scraper.\nStep 2. Wipe the joint with white spirit.\nStep 3. Fill the bath.\nStep 4. Tape both edges.';
    expect(told(steps)).toContain('Step 3: Fill the bath.');
  });
});

describe('what is seen', () => {
  it('is every choice of a question with its letter, and no answer before it is said', () => {
    const quiz =
      'Kitchen quiz\n\nQ1: Which keeps longer, whole carrots or cut carrots?\nA: Whole carrots.\n\nQ2: How many teaspoons are in one tablespoon?\na) 2\nb) 3\nc) 4\nAnswer: b) 3\n\nQ3: What makes popcorn pop?\nA: The water inside.';
    expect(seen(quiz).join(' ')).toContain('Points: a) 2; b) 3; c) 4');
    expect(told(quiz)).toContain('a) 2 b) 3 c) 4');
  });

  it('is a span with both its ends, in other languages too', () => {
    expect(seen('De markt is open van 10.00 tot 16.00 uur.').join(' ')).toContain('10.00');
  });

  it('is no equation of words', () => {
    const line = 'tu tournes d’un quart de tour, ça siffle = c’est l’air qui sort';
    expect(seen(line).join(' ')).not.toContain('equation');
  });

  it('is no amount that was taken back', () => {
    const recipe =
      'My soup\n\nyou need\n- 400g fresh okro\n- 3 scotch bonnet.. wait no, 2\n- 1 onion\n\nchop the okro. heat the oil. boil it for 5 minutes.';
    expect(seen(recipe).join(' ')).not.toMatch(/recipe step: 3 scotch bonnet/u);
  });

  it('is no cup where cups only measure', () => {
    const recipe =
      'Pan dulce\n\n1. Mezclar 2 tazas de harina con media taza de azúcar.\n2. Hornear 40 minutos.';
    expect(seen(recipe).join(' ')).not.toMatch(/teacup/u);
    expect(seen('Mi abuela toma una taza de café en la mesa.').join(' ')).toMatch(/coffee/u);
  });

  it('is two of what both names, and what is named twice once', () => {
    expect(seen('He painted both doors. Then he sang.').join(' ')).toMatch(/two doors/iu);
    expect(seen('Take 2 old spoons - yes, spoons.').join(' ')).not.toMatch(/group of spoons/u);
  });

  it('is what a film is about beside two of its lines at most', () => {
    const story =
      'I drove the number 14 school bus for nineteen years. It was a Tuesday, minus 22. Rules say you leave it. He had told me about it every morning. I never liked Mondays much. That was the bus.';
    const stamped = seen(story).filter((text) => /bus/iu.test(text.replaceAll(/“[^”]*”/gu, '')));
    expect(stamped.length).toBeLessThanOrEqual(3);
  });
});

describe('whom to ask', () => {
  const before =
    'for the waiting room tv, no music please and keep the pictures simple\n\nHow to clean your hearing aid\n1 Wipe the shell with a dry cloth\n2 Brush the wax from the tip\n3 Change the battery on Sunday\n';

  it.each([
    'Sister Nomvula, Tues + Thurs, room 4, if you are not sure',
    'not sure? pop in and ask Shirley',
    'message coach Bev if you are late',
    'RSVP to Gwen by Friday please',
    'Schwester Karin, Di + Do, Zimmer 4, wenn Sie unsicher sind',
    'se o virem liguem por favor para o Sr. Abílio',
    'vragen? loop even langs bij Henk',
    "sorusu olan muhtar Ali Bey'e sorsun",
  ])('is said to viewers: %s', (line) => {
    const words = line.split(' ').slice(-2).join(' ');
    expect(told(before + line)).toContain(words);
    expect(told(before + line)).not.toContain('music');
  });

  it.each(['text in Comic Sans pls', 'can you ask Tom for the photos', 'frag Jonas nach dem Logo'])(
    'is no wish of the film: %s',
    (line) => {
      expect(told(before + line)).not.toContain(line.slice(4));
    },
  );
});
