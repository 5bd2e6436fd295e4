import type { Domain } from '../knowledge.ts';

export const technology: Domain = {
  id: 'technology',
  mood: 'futuristic',
  subjects: [
    {
      name: 'technology',
      words: ['technology', 'tech', 'gadget', 'gadgets', 'innovation', 'invention', 'inventions', 'future', 'digital', 'computer', 'computers', 'smartphone', 'smartphones', 'iphone', 'internet', 'wifi', 'software'],
      hook: ['The phone in your pocket beats the computers that flew to the Moon. By a factor of millions.', 'A smartphone glowing on a dark table'],
      beats: [
        ['Most of the internet runs under the sea. More than a million kilometres of cable lie on the floor.', 'An undersea cable on the ocean floor'],
        ['A modern chip holds billions of switches. Each one is smaller than a virus.', 'A computer chip with glowing circuits'],
        ['Satellites must correct for Einstein. Without relativity, your map would drift kilometres a day.', 'A satellite above the curved Earth'],
        ['The first computer bug was a real moth. Engineers taped it into the logbook in 1947.', 'A moth taped into an old logbook'],
        ['Your data lives in a warehouse with a cooling bill. The cloud has a roof and a fence.', 'A data centre corridor with blue lights'],
      ],
      close: ['Every tool was once somebody\'s strange idea. The next one could be yours.', 'A glowing light bulb on a workbench'],
    },
    {
      name: 'artificial intelligence',
      words: ['ai', 'artificial intelligence', 'machine learning', 'chatgpt', 'gpt', 'llm', 'chatbot', 'chatbots', 'openai', 'ai tools', 'agi', 'automation', 'ai art', 'deep learning', 'neural network', 'neural networks', 'large language model'],
      hook: ['It never learned a rule. It read a library and learned to guess the next word.', 'A robot reading a book in a library'],
      beats: [
        ['A neural network is a stack of simple sums. Billions of dials, turned a little at a time.', 'A glowing neural network of nodes'],
        ['Show it a million cats and it finds what they share. Nobody tells it about ears.', 'A wall of screens showing cats'],
        ['It can be wrong with full confidence. It aims for likely, not for true.', 'A robot shrugging at a blackboard'],
        ['It mirrors what we feed it. Biased data in, biased answers out.', 'A robot looking into a mirror'],
        ['The skill to learn is asking well. Give context, an example, and a clear goal.', 'A keyboard with a glowing speech bubble'],
      ],
      close: ['It will not replace your curiosity. It rewards the people who have some.', 'A human hand and a robot hand nearly touching'],
    },
    {
      name: 'programming',
      words: ['programming', 'coding', 'code', 'coder', 'developer', 'developers', 'python', 'javascript', 'typescript', 'java', 'rust', 'web development', 'api', 'git', 'algorithm', 'algorithms', 'bug', 'debugging', 'docker', 'kubernetes'],
      hook: ['The first programmer wrote code in 1843. The computer did not exist yet.', 'Ada Lovelace notes beside a brass machine'],
      beats: [
        ['Ada Lovelace saw that numbers could stand for music. Everyone else saw a calculator.', 'A brass calculating machine with gears'],
        ['Most of coding is reading. You write for the person who meets it next year.', 'A laptop with colourful code on the screen'],
        ['Stuck on a bug? Explain it aloud to a rubber duck. It really works.', 'A rubber duck beside a laptop'],
        ['Build something small that annoys you today. A finished toy teaches more than ten courses.', 'A laptop on a kitchen table with a notebook'],
        ['Make it work, make it right, make it fast. In that order.', 'Three sticky notes on a computer screen'],
      ],
      close: ['Code is the closest thing to a spell. Type the right words, and something moves.', 'Hands on a keyboard glowing in a dark room'],
    },
    {
      name: 'blockchain',
      words: ['blockchain', 'bitcoin', 'crypto', 'cryptocurrency', 'ethereum', 'nft', 'nfts', 'web3', 'defi', 'mining'],
      hook: ['In 2010 someone paid ten thousand bitcoin for two pizzas. It seemed fair at the time.', 'Two pizza boxes with a gold coin on top'],
      beats: [
        ['A blockchain is a shared notebook. Everyone holds a copy, nobody can tear out a page.', 'A chain of glowing blocks'],
        ['Each page carries a fingerprint of the one before. Change one, and all the rest break.', 'A fingerprint glowing on a steel block'],
        ['Bitcoin has a ceiling of twenty-one million. The code, not a bank, sets it.', 'A gold bitcoin in an open vault'],
        ['Lose your key and nobody can reset it. Freedom comes without a help desk.', 'A small key on an empty floor'],
        ['Prices swing wildly, and scams are common. Never put in what you cannot lose.', 'A roller coaster shaped like a price chart'],
      ],
      close: ['The question is not whether to believe. It is whether a shared notebook solves your problem.', 'An open ledger glowing on a desk'],
    },
    {
      name: 'electric cars',
      words: ['electric car', 'electric cars', 'ev', 'evs', 'tesla', 'electric vehicle', 'electric vehicles', 'battery', 'batteries', 'lithium', 'charging'],
      hook: ['Around 1900, a third of the cars in New York were electric. Then we forgot.', 'A vintage electric car on an old street'],
      beats: [
        ['An electric motor has a few dozen moving parts. A petrol engine has hundreds or more.', 'A cutaway electric motor on a stand'],
        ['Braking gives energy back. The motor turns into a generator, and the pads last for years.', 'An electric car rolling down a mountain road'],
        ['Batteries prefer the middle. Twenty to eighty percent keeps them young.', 'An electric car plugged in at a charger'],
        ['Full pull from the first metre. No gears, no waiting, only a quiet push.', 'An electric car at a green traffic light'],
        ['An old car battery is not waste. It can store sunshine for a house.', 'A house with solar panels and a car'],
      ],
      close: ['The future is not coming with a roar. It is pulling up silently.', 'A silent electric car driving by the coast'],
    },
    {
      name: 'robots',
      words: ['robot', 'robots', 'robotics', 'drone', 'drones', 'self-driving', 'humanoid', 'android', '3d printing', '3d printer', 'vr', 'virtual reality', 'augmented reality', 'metaverse'],
      hook: ['For a robot, chess is easy and folding a towel is hard. That tells us a lot.', 'A robot arm holding a folded towel'],
      beats: [
        ['The word comes from a Czech play of 1920. It meant forced labour.', 'An old theatre poster with a metal figure'],
        ['A vacuum robot maps your home in minutes. It knows your sofa better than your guests.', 'A small vacuum robot under a sofa'],
        ['Surgeons already steer steel hands. They do not shake, and they can turn all the way round.', 'A surgical robot over an operating table'],
        ['Walking is falling and catching yourself. It took engineers fifty years to copy a toddler.', 'A two-legged robot walking over rubble'],
      ],
      close: ['They will take the dull, the dirty and the dangerous. What will you do with the time?', 'A robot watering a garden at sunset'],
    },
    {
      name: 'online security',
      words: ['cybersecurity', 'security', 'hacker', 'hackers', 'hacking', 'password', 'passwords', 'privacy', 'phishing', 'scam', 'scams', 'vpn', 'encryption', 'quantum computing', 'quantum computer'],
      hook: ['Most hackers do not break in. They log in, with a password you used twice.', 'A padlock made of light on a screen'],
      beats: [
        ['Length beats symbols. Four random words are stronger than one clever one.', 'Four word cards in front of a safe'],
        ['Turn on the second factor tonight. It stops nearly all automated attacks.', 'A phone showing a security code'],
        ['Urgent is the magic word of every scam. If it rushes you, stop and call back.', 'A fishing hook holding an envelope'],
        ['Back up what you would cry about. Two copies, one of them elsewhere.', 'A hard drive beside a family photo'],
      ],
      close: ['You do not have to outrun the bear. Just do not be the easiest door on the street.', 'A house door with three strong locks'],
    },
  ],
};
