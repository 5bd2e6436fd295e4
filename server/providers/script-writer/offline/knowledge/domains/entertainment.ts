import type { Domain } from '../knowledge.ts';

export const entertainment: Domain = {
  id: 'entertainment',
  mood: 'playful',
  subjects: [
    {
      name: 'the movies',
      words: ['movie', 'movies', 'cinema', 'hollywood', 'actor', 'actress', 'film history', 'star wars', 'marvel', 'superhero', 'superheroes', 'batman', 'animation', 'pixar', 'disney', 'anime', 'netflix', 'theatre', 'comedy'],
      hook: ['That dinosaur roar is a baby elephant, slowed down. Movies lie beautifully.', 'An old film projector with a beam of light'],
      beats: [
        ['Horses in film are coconut shells. Snow is often paper, and rain has milk in it.', 'Coconut shells beside a microphone'],
        ['Twenty-four still pictures a second become life. Your mind does the moving.', 'A strip of film held against the light'],
        ['Jaws hid its shark because the machine broke. The fear got bigger.', 'A yellow barrel floating on the sea'],
        ['Pixar teams tell the story for years before they draw it. The first version is always bad, they say.', 'Storyboard cards pinned on a wall'],
        ['Popcorn arrived in cinemas in the Depression. It kept many of them open.', 'A bag of popcorn on a red velvet seat'],
      ],
      close: ['The lights go down, and strangers breathe together. Nothing streams quite like that.', 'An empty cinema with a glowing screen'],
    },
    {
      name: 'video games',
      words: ['video game', 'video games', 'gaming', 'gamer', 'gamers', 'game', 'games', 'minecraft', 'fortnite', 'nintendo', 'mario', 'playstation', 'xbox', 'tetris', 'esports', 'roblox', 'pokemon'],
      hook: ['A falling block from 1984 still lives in our heads. Tetris even invades dreams.', 'Tetris blocks falling on an old screen'],
      beats: [
        ['The ghosts in Pac-Man each have a character. One chases, one ambushes, one is moody.', 'A yellow arcade machine in a dark hall'],
        ['Mario got his moustache because pixels were scarce. No one could draw a mouth.', 'A pixel plumber made of coloured blocks'],
        ['Games teach failing well. You die forty times and call it fun.', 'A game controller on a living room carpet'],
        ['Surgeons who play are often steadier. Practice does not care where it comes from.', 'A surgeon hand beside a joystick'],
        ['Minecraft is the best-selling game of all. Its story is whatever you build.', 'A castle made of cubes on a grassy hill'],
      ],
      close: ['Play is how brains of every age learn. Press start, and mean it.', 'A glowing start button in the dark'],
    },
    {
      name: 'chess',
      words: ['chess', 'checkmate', 'magnus carlsen', 'grandmaster', 'board game', 'board games', 'poker', 'card game', 'rubik', "rubik's cube", 'puzzle', 'puzzles'],
      hook: ['Chess games outnumber the grains of sand on Earth. You only need the first ten moves.', 'A chess board by a tall window'],
      beats: [
        ['Own the centre first. A knight in the middle sees eight squares, in a corner only two.', 'A knight piece in the centre of a chess board'],
        ['Castle early and sleep well. Most beginners lose to an open king.', 'A white king behind three pawns'],
        ['The queen was once the weakest piece. Around 1475 she learned to run.', 'A black queen on an empty chess board'],
        ['A pawn may become anything on the last row. Patience is a kind of power.', 'A pawn reaching the last row of the board'],
        ['In 1997 a machine beat the champion. Today your phone could.', 'A robot hand moving a chess piece'],
      ],
      close: ['Chess gives everyone the same pieces. What you do with them is you.', 'A fallen king on a chess board at sunset'],
    },
    {
      name: 'reading books',
      words: ['book', 'books', 'reading', 'read', 'novel', 'novels', 'library', 'writer', 'writers', 'writing', 'author', 'shakespeare', 'poetry', 'poem', 'literature', 'harry potter', 'tolkien', 'lord of the rings', 'journaling', 'journal'],
      hook: ['A reader lives a thousand lives. It only takes twenty pages a day.', 'An open book on a rainy window seat'],
      beats: [
        ['Twenty pages a day is about thirty books a year. That fits between breakfast and the bus.', 'A stack of thirty books on the floor'],
        ['Quit books that bore you. The next one is waiting, and it may change you.', 'A bookshelf with one book pulled out'],
        ['Shakespeare gave us hundreds of words. Every lonely eyeball owes him something.', 'A feather quill on an old manuscript'],
        ['Novels train empathy. You cannot judge someone whose head you lived in.', 'A reader under a tree with a novel'],
        ['To write, write badly and daily. Pages can be fixed, blanks cannot.', 'A typewriter with crumpled paper around'],
      ],
      close: ['Somewhere there is a book that was written for you. Go and look for it.', 'A lit library window on a snowy street'],
    },
  ],
};
