import type { Domain } from '../knowledge.ts';

export const science: Domain = {
  id: 'science',
  mood: 'curious',
  subjects: [
    {
      name: 'science',
      words: ['science', 'scientist', 'scientists', 'experiment', 'experiments', 'lab', 'laboratory', 'chemistry', 'biology', 'discovery', 'discoveries', 'research', 'microscope', 'molecule', 'periodic table'],
      hook: ['A dirty dish changed medicine for good. It only took someone curious enough to look.', 'A petri dish with mould on a lab table'],
      beats: [
        ['Fleming came back from holiday to a spoiled plate. Around the mould, the bacteria were gone.', 'A laboratory window with glass dishes'],
        ['Diamonds and pencil lead are the same atom. Only the arrangement differs.', 'A diamond beside a pencil'],
        ['Pitch looks solid, yet it flows. One experiment has dripped nine drops in about a century.', 'A funnel of black pitch under a glass bell'],
        ['A banana is very slightly radioactive. You would need millions at once to notice.', 'A banana next to a Geiger counter'],
        ['The best sound in a laboratory is not eureka. It is: that is odd.', 'A scientist looking into a microscope'],
      ],
      close: ['Science is not a pile of answers. It is the courage to be wrong in public.', 'A chalkboard full of formulas and one circle'],
    },
    {
      name: 'physics',
      words: ['physics', 'einstein', 'albert einstein', 'relativity', 'quantum physics', 'quantum', 'quantum mechanics', 'gravity', 'newton', 'isaac newton', 'time travel', 'light', 'energy', 'atom', 'atoms', 'nuclear', 'schrodinger', 'string theory', 'time'],
      hook: ['Your head ages faster than your feet. Gravity bends time, even in your kitchen.', 'Two clocks at different heights on a tower'],
      beats: [
        ['If an atom were a stadium, its core would be a pea. The rest is mostly empty.', 'A single pea in the centre of a huge stadium'],
        ['A particle can behave like a wave. Watch it closely, and it makes up its mind.', 'Light rippling through two narrow slits'],
        ['Newton\'s apple and the Moon fall by the same rule. The Moon just keeps missing.', 'An apple falling under a pale Moon'],
        ['Nothing outruns light. It circles the Earth seven times in one second.', 'A beam of light circling the Earth'],
        ['A cup never un-breaks. Disorder grows, and that is why time has a direction.', 'A shattered cup on a stone floor'],
      ],
      close: ['The world is stranger than it looks. And the strangest part is that we can understand it.', 'A spiral galaxy drawn on a blackboard'],
    },
    {
      name: 'mathematics',
      words: ['math', 'maths', 'mathematics', 'algebra', 'geometry', 'calculus', 'pi', 'fibonacci', 'golden ratio', 'infinity', 'prime numbers', 'probability', 'statistics', 'number', 'numbers', 'zero'],
      hook: ['Put twenty-three people in a room. Odds are that two share a birthday.', 'A birthday cake with many candles'],
      beats: [
        ['Fold paper forty-two times and it would reach the Moon. Doubling is a sleeping giant.', 'A folded paper tower reaching the Moon'],
        ['Some infinities are larger than others. Cantor proved it, and it cost him his peace.', 'A staircase rising endlessly into clouds'],
        ['Sunflowers count in spirals of thirty-four and fifty-five. It packs the most seeds.', 'A sunflower head with spiral seeds'],
        ['Zero is younger than the wheel. Without it, there would be no computer.', 'A large zero carved in stone'],
        ['Search the digits of pi long enough. Your phone number is probably in there.', 'Endless digits flowing from a glowing circle'],
      ],
      close: ['Mathematics is not about numbers. It is about patterns that nobody can argue away.', 'A spiral seashell on squared paper'],
    },
    {
      name: 'Marie Curie',
      words: ['marie curie', 'curie', 'nikola tesla', 'thomas edison', 'edison', 'darwin', 'charles darwin', 'evolution', 'stephen hawking', 'hawking', 'ada lovelace', 'alan turing', 'turing', 'inventor', 'inventors', 'nobel prize', 'rosalind franklin'],
      hook: ['Her notebooks still glow with radiation. Visitors to Marie Curie\'s papers sign a waiver.', 'An old notebook with a faint green glow'],
      beats: [
        ['She stirred tonnes of ore in a leaking shed. At the end there was a tenth of a gram.', 'A steaming cauldron in an old shed'],
        ['She won two Nobel Prizes in two sciences. Nobody else has done that in physics and chemistry.', 'Two gold medals on dark velvet'],
        ['In the war she drove X-ray vans to the front. A million soldiers were examined.', 'An old van with an X-ray sign on a muddy road'],
        ['She refused to patent radium. It belonged, she felt, to everybody.', 'A glass tube glowing in dark hands'],
      ],
      close: ['Nothing in life is to be feared, she said. It is only to be understood.', 'A laboratory desk by a tall window'],
    },
    {
      name: 'education',
      words: ['education', 'educational', 'school', 'schools', 'teacher', 'teachers', 'teaching', 'college', 'university', 'homework', 'classroom', 'students learn', 'language learning', 'learn english', 'learn spanish', 'learn a language', 'languages', 'english', 'vocabulary', 'grammar'],
      hook: ['The best question in any classroom is the one someone was afraid to ask.', 'A classroom with one raised hand'],
      beats: [
        ['Teach it, and you learn it twice. Explaining finds every hole you had.', 'A child explaining a drawing at a blackboard'],
        ['A thousand words cover most of daily talk. That is three a day for a year.', 'Word cards pinned on a kitchen wall'],
        ['Mistakes light up the brain more than praise does. Keep the red pen gentle.', 'A red pencil on a school notebook'],
        ['Speak from day one, badly and loudly. Fluency is a thousand small embarrassments.', 'Two people talking with hands at a market'],
      ],
      close: ['Education is not filling a bucket. It is lighting a fire, and guarding it.', 'A lit candle on a pile of school books'],
    },
  ],
};
