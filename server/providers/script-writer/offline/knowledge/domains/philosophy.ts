import type { Domain } from '../knowledge.ts';

export const philosophy: Domain = {
  id: 'philosophy',
  mood: 'contemplative',
  subjects: [
    {
      name: 'philosophy',
      words: ['philosophy', 'philosopher', 'philosophers', 'wisdom', 'meaning of life', 'meaning', 'ethics', 'truth', 'free will', 'consciousness', 'existentialism', 'trolley problem', 'existence'],
      hook: ['Socrates wrote nothing down. He only asked questions, and it cost him his life.', 'A marble bust of Socrates in a courtyard'],
      beats: [
        ['Replace each plank of a ship over the years. Is it still the same ship?', 'An old wooden ship in a dry dock'],
        ['Plato saw prisoners watching shadows on a cave wall. He thought they were us.', 'Shadows dancing on a cave wall by firelight'],
        ['Descartes doubted everything he could. Only the doubting itself was left.', 'A philosopher writing beside a stove'],
        ['Would you push a button to save five and harm one? Your pause is ethics at work.', 'A railway switch at a fork in the tracks'],
        ['Camus imagined Sisyphus happy. The struggle itself can fill a heart.', 'A man pushing a boulder up a mountain'],
      ],
      close: ['Philosophy will not hand you answers. It hands you better questions to live with.', 'An open door at the end of a marble hall'],
    },
    {
      name: 'Stoicism',
      words: ['stoic', 'stoics', 'stoicism', 'marcus aurelius', 'seneca', 'epictetus', 'stoic philosophy', 'meditations', 'inner peace'],
      hook: ['The most powerful man on Earth kept a diary. He used it to remind himself to be kind.', 'A marble statue of Marcus Aurelius'],
      beats: [
        ['Epictetus was born a slave. He taught that no one can own your judgement.', 'Broken chains on a stone floor'],
        ['Sort the world into two piles. What depends on you, and what does not.', 'Two clay bowls on a stone table'],
        ['Marcus began his mornings expecting rude people. Then they could not surprise him.', 'A Roman army tent at dawn'],
        ['Seneca practised being poor a few days a month. "Is this what I feared?" he asked.', 'Plain bread and water on a wooden table'],
        ['The obstacle is not in your way. It shows you where to work next.', 'A river flowing around a huge rock'],
        ['Remember that you will die, they said. It makes ordinary breakfast look rather grand.', 'An hourglass beside a Roman oil lamp'],
      ],
      close: ['You cannot command the storm. You can always be the captain.', 'A Roman ship sailing into a stormy sea'],
    },
    {
      name: 'Buddhism and Zen',
      words: ['buddhism', 'buddha', 'zen', 'taoism', 'tao', 'lao tzu', 'karma', 'monk', 'monks', 'ikigai', 'wabi sabi', 'wabi-sabi', 'confucius'],
      hook: ['A master kept pouring tea into a full cup. "Like this," he said, "you come to me full."', 'A tea cup overflowing on a low table'],
      beats: [
        ['Everything changes, and we hold on. Much of our pain is rope burn.', 'A hand releasing a paper lantern'],
        ['The broken bowl is mended with gold. In kintsugi, the crack becomes the art.', 'A bowl repaired with golden seams'],
        ['Lao Tzu praised water. It is soft, it goes low, and it wears down mountains.', 'A waterfall carving through rock'],
        ['Sweep the path when you sweep the path. One thing, with your whole self.', 'A monk sweeping leaves at a temple'],
      ],
      close: ['The temple bell fades, and you notice the silence. It had been there all along.', 'A temple bell in a misty forest'],
    },
    {
      name: 'Nietzsche',
      words: ['nietzsche', 'schopenhauer', 'kant', 'plato', 'aristotle', 'socrates', 'sartre', 'camus', 'nihilism', 'absurdism', 'epicurus'],
      hook: ['What if you had to live this same life again, forever? Nietzsche meant the question seriously.', 'A stone circle on a lonely mountain'],
      beats: [
        ['He called it the eternal return. It is a test: would you say yes?', 'A spiral staircase seen from above'],
        ['Kant walked so punctually that neighbours set their clocks by him. Freedom, he said, needs rules.', 'A clock tower over a cobbled street'],
        ['Epicurus had a garden, bread and friends. He thought that was quite enough.', 'A table with bread and olives in a garden'],
        ['Aristotle put virtue in the middle. Courage sits between cowardice and recklessness.', 'A tightrope walker between two towers'],
      ],
      close: ['Great thinkers disagree on nearly everything. Except that an unexamined life is a waste.', 'A desk with books and a quill by candlelight'],
    },
  ],
};
