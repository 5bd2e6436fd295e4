import type { Domain } from '../knowledge.ts';

export const myths: Domain = {
  id: 'myths',
  mood: 'legendary',
  subjects: [
    {
      name: 'the Greek myths',
      words: ['myth', 'myths', 'mythology', 'greek mythology', 'greek gods', 'zeus', 'hercules', 'odysseus', 'odyssey', 'medusa', 'icarus', 'achilles', 'trojan horse', 'troy', 'athena', 'poseidon', 'hades', 'minotaur', 'prometheus'],
      hook: ['He was told not to fly too high. Everyone forgets he was also told not to fly too low.', 'Icarus flying with wax wings near the sun'],
      beats: [
        ['Prometheus stole fire for us. He paid for it every day with his liver.', 'A torch burning on a mountain rock'],
        ['A thread led Theseus out of the maze. Love remembered the way that strength could not.', 'A red thread through a stone labyrinth'],
        ['Achilles had one weak place. His mother had held him by the heel.', 'A bronze helmet and spear on a beach'],
        ['Odysseus had himself tied to the mast. He wanted to hear the song and live.', 'A Greek ship passing singing rocks'],
        ['They pulled the horse inside themselves. No wall helps against a gift.', 'A huge wooden horse before city gates'],
      ],
      close: ['The gods are gone, and the stories stayed. They were about us the whole time.', 'Greek temple ruins above the sea'],
    },
    {
      name: 'dragons',
      words: ['dragon', 'dragons', 'unicorn', 'phoenix', 'fairy', 'fairies', 'wizard', 'wizards', 'magic', 'mermaid', 'mermaids', 'knight', 'knights', 'king arthur', 'excalibur', 'fantasy', 'elf', 'elves', 'princess', 'prince', 'folklore'],
      hook: ['Nearly every people on Earth drew dragons. None of them had ever met.', 'A dragon coiled around a mountain peak'],
      beats: [
        ['In the West it guards gold. In China it brings rain and luck.', 'A red dragon above rice terraces'],
        ['A dinosaur skull in a desert cliff could start a legend. Ancient travellers saw them too.', 'A fossil skull in a desert cliff'],
        ['The unicorn is the national animal of Scotland. They chained it, because it was too strong.', 'A unicorn in a misty forest'],
        ['The phoenix burns so that it may begin. People have needed that picture for a long time.', 'A phoenix rising from glowing embers'],
      ],
      close: ['Fairy tales do not tell children that dragons exist. They tell them that dragons can be beaten.', 'A small knight facing a huge dragon'],
    },
    {
      name: 'Norse gods',
      words: ['norse mythology', 'ragnarok', 'loki', 'valhalla', 'yggdrasil', 'japanese mythology', 'egyptian gods', 'anubis', 'celtic', 'aztec', 'aztecs', 'maya', 'inca', 'incas', 'legend', 'legends', 'shiva', 'ganesha'],
      hook: ['Odin gave an eye for one drink of wisdom. He thought it was cheap.', 'A one-eyed wanderer beside a well'],
      beats: [
        ['A tree holds up nine worlds. At its root a dragon gnaws without a break.', 'A gigantic ash tree holding worlds in its branches'],
        ['Two ravens fly out each morning. They are called Thought and Memory.', 'Two ravens over a snowy forest'],
        ['Anubis weighed the heart against a feather. A heavy heart did not pass.', 'A golden scale with a heart and a feather'],
        ['Thor\'s hammer was a little short in the handle. Loki had distracted the smith.', 'A glowing hammer on an anvil'],
      ],
      close: ['Even their gods knew how it would end. They got up and fought regardless.', 'A rainbow bridge towards a golden hall'],
    },
  ],
};
