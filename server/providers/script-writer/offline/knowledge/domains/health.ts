import type { Domain } from '../knowledge.ts';

export const health: Domain = {
  id: 'health',
  mood: 'fresh',
  subjects: [
    {
      name: 'health',
      words: ['health', 'healthy', 'wellness', 'diet', 'diets', 'nutrition', 'vitamin', 'vitamins', 'doctor', 'longevity', 'aging', 'ageing', 'immune system', 'medicine', 'hydration', 'drink water', 'sugar', 'fasting', 'intermittent fasting', 'vegan', 'vegetarian', 'keto'],
      hook: ['The people who live longest do not go to a gym. They walk, garden and eat with friends.', 'An old couple walking through a village'],
      beats: [
        ['Eat a rainbow, not a rule. Each colour on the plate feeds different helpers.', 'A plate of colourful vegetables'],
        ['Sitting long undoes a lot of good. Stand up once every half hour.', 'An office chair beside a standing desk'],
        ['Drink when you are thirsty, and a glass before each meal. Your kidneys will manage the rest.', 'A glass of water with a lemon slice'],
        ['Fibre is the quiet hero. Beans, oats and berries keep the whole house running.', 'A bowl of oats with berries'],
        ['Loneliness hurts the body like smoking does. Call someone, it counts as medicine.', 'Two friends laughing on a bench'],
      ],
      close: ['Health is mostly boring things, done often. Begin with the next meal.', 'A sunrise over a kitchen table with fruit'],
    },
    {
      name: 'the human body',
      words: ['human body', 'body', 'anatomy', 'heart', 'blood', 'lungs', 'skin', 'bones', 'skeleton', 'stomach', 'gut', 'gut health', 'microbiome', 'eyes', 'dna', 'genes', 'genetics', 'cells', 'cell'],
      hook: ['Your heart will beat some three billion times. It never gets a day off.', 'A red heart model beating on a stand'],
      beats: [
        ['Your bones are renewed piece by piece. In ten years you have mostly a new skeleton.', 'A human skeleton in a classroom'],
        ['There are about as many bacteria in you as cells of your own. You are a whole city.', 'Tiny colourful bacteria under a microscope'],
        ['Stretch out the DNA of one cell and it is two metres long. Folded, it is invisible.', 'A glowing DNA spiral'],
        ['Your stomach makes a new lining every few days. Otherwise it would digest itself.', 'A model of a stomach on a doctor desk'],
        ['Eyes see upside down. Your brain turns the picture round without telling you.', 'A close view of a human eye'],
      ],
      close: ['You live in the most complex machine we know of. Treat it to a walk.', 'A person breathing deeply on a hilltop'],
    },
    {
      name: 'the brain',
      words: ['brain', 'brains', 'neuroscience', 'neuron', 'neurons', 'neuroplasticity', 'adhd', 'autism', 'alzheimer'],
      hook: ['Your brain runs on the power of a dim bulb. Right now it is busy understanding this.', 'A human brain glowing like a lamp'],
      beats: [
        ['Eighty-six billion cells are talking at once. No two brains are wired alike.', 'Neurons firing with blue sparks'],
        ['It predicts more than it perceives. Surprise is when it has to look again.', 'An eye made of puzzle pieces'],
        ['Learning changes its shape. Taxi drivers in London grew a larger map room.', 'A black London taxi on a rainy street'],
        ['The brain itself feels no pain. Surgeons can talk with you while they work.', 'A brain model on a surgeon table'],
      ],
      close: ['Feed it sleep, movement and new questions. It keeps building until your last day.', 'A small tree growing out of an open head shape'],
    },
    {
      name: 'skincare',
      words: ['skincare', 'skin care', 'sunscreen', 'acne', 'moisturizer', 'moisturiser', 'retinol', 'glow up', 'makeup', 'beauty', 'cosmetics', 'hair', 'hair care', 'haircare', 'nails', 'perfume', 'fragrance'],
      hook: ['Ten steps are good for the shop. Your skin mostly needs three.', 'Three skincare bottles on a marble shelf'],
      beats: [
        ['Clean it gently, at night. If it squeaks, you took too much.', 'A face towel beside a bowl of water'],
        ['Moisturise while it is still damp. You are sealing water in, not painting it on.', 'Cream swirled in an open jar'],
        ['Sunscreen every morning, also in winter. Most lines are drawn by light.', 'A sunscreen bottle on a sunny window sill'],
        ['Change one product at a time and wait four weeks. Skin tells the truth slowly.', 'A calendar next to a single serum bottle'],
      ],
      close: ['Good skin is not perfect skin. It is skin you stop thinking about.', 'A hand mirror reflecting soft daylight'],
    },
    {
      name: 'walking',
      words: ['walk', 'walking', 'steps', '10000 steps', 'cold shower', 'cold showers', 'ice bath', 'sauna', 'cold plunge', 'fresh air'],
      hook: ['Ten thousand steps was an advert for a pedometer. The real number is kinder.', 'A pair of walking boots on a country path'],
      beats: [
        ['Around seven thousand already brings most of the gain. The first ones count the most.', 'A person walking a dog at sunrise'],
        ['A short walk clears the head. In tests, people had more ideas on their feet.', 'A thinker walking along a river'],
        ['Walk briskly enough to talk but not to sing. That is the pace the heart loves.', 'A woman striding through a city park'],
        ['Finish your shower cold for thirty seconds. It will not cure all, but you will be awake.', 'A shower head with cold water drops'],
      ],
      close: ['The oldest medicine is at the end of your legs. Shoes on.', 'A path leading into green hills'],
    },
  ],
};
