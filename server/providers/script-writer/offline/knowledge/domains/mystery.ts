import type { Domain } from '../knowledge.ts';

export const mystery: Domain = {
  id: 'mystery',
  mood: 'eerie',
  subjects: [
    {
      name: 'unsolved mysteries',
      words: ['mystery', 'mysteries', 'mysterious', 'unsolved', 'conspiracy', 'bermuda triangle', 'atlantis', 'stonehenge', 'easter island', 'nazca', 'secret', 'secrets', 'urban legend', 'urban legends', 'loch ness', 'bigfoot', 'dyatlov'],
      hook: ['A book no one can read has sat in a library for centuries. Its plants do not exist.', 'An old manuscript with strange plants'],
      beats: [
        ['In 1872 a ship was found sailing alone. The cargo was in order, and nobody was on board.', 'A ghostly sailing ship on a foggy sea'],
        ['A clockwork from ancient Greece could predict eclipses. Nothing like it appeared for a thousand years.', 'A corroded bronze machine with gears'],
        ['Huge figures were drawn on a desert floor in Peru. You only see them from the sky.', 'A giant hummingbird drawn on a desert'],
        ['The stones of Easter Island have bodies. They were buried up to the shoulders.', 'Stone heads on a grassy island slope'],
        ['In 1518 a town began to dance and could not stop. Some danced for days.', 'A medieval square with empty shoes'],
      ],
      close: ['Not every door opens. But somebody always keeps trying the handle.', 'A lantern in front of a locked iron door'],
    },
    {
      name: 'haunted places',
      words: ['horror', 'ghost', 'ghosts', 'haunted', 'haunted house', 'scary', 'creepy', 'halloween', 'vampire', 'vampires', 'zombie', 'zombies', 'monster', 'monsters', 'witch', 'witches', 'nightmare', 'nightmares', 'dracula', 'werewolf', 'spooky'],
      hook: ['The house had been empty for years. So who kept lighting the lamp upstairs?', 'An old house with one lit window at night'],
      beats: [
        ['A sound too low to hear can make you uneasy. At eighteen hertz, eyes may even see shapes.', 'A long dark corridor with a flickering lamp'],
        ['The real Dracula was a prince with a sharp habit. Stoker never visited his castle.', 'A castle on a cliff under a full moon'],
        ['Jack of the lantern carried a turnip. Pumpkins were easier to find in America.', 'A carved pumpkin glowing on a doorstep'],
        ['Sleep paralysis puts a figure by the bed. All over the world, people draw the same shadow.', 'A shadow standing in a moonlit bedroom'],
        ['Fear, in safety, is a pleasure. The body screams while the mind eats popcorn.', 'An old mirror with a cracked reflection'],
      ],
      close: ['Turn off the light tonight, if you like. And do not count the steps on the stairs.', 'A staircase leading down into darkness'],
    },
    {
      name: 'true crime',
      words: ['true crime', 'crime', 'heist', 'heists', 'detective', 'detectives', 'murder', 'sherlock holmes', 'sherlock', 'forensics', 'spy', 'spies', 'al capone', 'mafia', 'prison', 'alcatraz', 'escape', 'd.b. cooper', 'fbi'],
      hook: ['In 1971 a man jumped from a plane with a bag of money. No one has seen him since.', 'A parachute above a dark pine forest'],
      beats: [
        ['Three men left Alcatraz in a raft of raincoats. Their beds held heads of soap and paper.', 'A prison island in fog with a raft'],
        ['In 1976 a gang tunnelled into a bank in Nice. On the wall they left a note: without weapons or hatred.', 'A tunnel leading to an open vault'],
        ['Each contact leaves a trace. A doctor in Lyon turned that into a science.', 'A fingerprint under a magnifying glass'],
        ['Al Capone ruled a city and feared nothing. An accountant with a pencil brought him down.', 'A ledger and a pencil beside a fedora'],
      ],
      close: ['Every perfect plan has a person in it. That is where it breaks.', 'A detective desk with a red string board'],
    },
  ],
};
