import type { Domain } from '../knowledge.ts';

export const money: Domain = {
  id: 'money',
  mood: 'focused',
  subjects: [
    {
      name: 'money',
      words: ['money', 'finance', 'personal finance', 'financial', 'rich', 'wealth', 'wealthy', 'millionaire', 'economy', 'economics', 'inflation', 'bank', 'banks', 'salary', 'gold'],
      hook: ['Money is a promise printed on cotton. It works because we all agree to believe it.', 'A banknote held against the light'],
      beats: [
        ['Pay yourself first. Save on payday, not from what is left over.', 'A jar of coins on a kitchen shelf'],
        ['At three percent inflation, prices double in about twenty-four years. Cash under the bed shrinks quietly.', 'A melting ice cube shaped like a coin'],
        ['A raise disappears into a bigger life. Bank half of it before you get used to it.', 'Two envelopes with money on a table'],
        ['Rich is what you see, wealth is what you do not. The car not bought is invisible.', 'An old bicycle in front of a nice house'],
        ['Three months of expenses buys calm. An emergency then becomes an inconvenience.', 'An umbrella standing by a door'],
      ],
      close: ['Money is a tool for buying back time. Decide what you want the time for.', 'A pocket watch on a pile of coins'],
    },
    {
      name: 'investing',
      words: ['invest', 'investing', 'investment', 'investments', 'stock', 'stocks', 'stock market', 'index fund', 'index funds', 'etf', 'compound interest', 'warren buffett', 'dividends', 'retirement', 'trading', 'real estate'],
      hook: ['Buffett made nearly all his wealth after sixty. The secret was not skill alone. It was time.', 'An old oak tree with golden leaves'],
      beats: [
        ['A thousand at seven percent doubles in about ten years. Then it does it again.', 'Coin stacks growing like stairs'],
        ['A wide index fund buys the whole haystack. Most professionals fail to beat it over the years.', 'A haystack in a sunny field'],
        ['Fees look tiny and eat for decades. One percent a year can cost a quarter of the end sum.', 'A mouse nibbling at a stack of coins'],
        ['Markets fall, often and loudly. The loss becomes real when you sell in panic.', 'A red chart line above a stormy sea'],
        ['Automate it and look away. The best investors are often the ones who forgot.', 'A small seedling watered by a timer'],
      ],
      close: ['The best day to plant was twenty years ago. The second best is today.', 'A person planting a small tree on a hill'],
    },
    {
      name: 'budgeting and saving',
      words: ['budget', 'budgeting', 'saving', 'save money', 'savings', 'frugal', 'debt', 'credit card', 'credit cards', 'minimalism', 'minimalist', 'declutter', 'shopping', 'impulse buying'],
      hook: ['You do not have a money problem on payday. You have one on the other twenty-nine days.', 'An open wallet on a calendar page'],
      beats: [
        ['Split it: half for needs, a third for wants, the rest for later. Adjust, but start.', 'Three glass jars with labels and coins'],
        ['Wait a day before you buy it. Most wants are weather, they pass.', 'A shopping cart standing alone'],
        ['List every subscription you forgot. The average person finds at least one ghost.', 'A phone with many small bills around it'],
        ['Pay off the dearest debt first. No investment returns what a card charges.', 'A credit card cut in half'],
      ],
      close: ['A budget is not a cage. It is permission to spend without guilt.', 'A picnic basket beside a full coin jar'],
    },
    {
      name: 'side hustles',
      words: ['side hustle', 'side hustles', 'passive income', 'freelance', 'freelancing', 'freelancer', 'make money', 'make money online', 'dropshipping', 'etsy', 'content creator', 'creator economy', 'gig'],
      hook: ['The best side hustle starts with a complaint. Somebody will pay to have it fixed.', 'A laptop and a lamp on a small night desk'],
      beats: [
        ['Sell one thing to one person first. A website can wait, a customer cannot.', 'A handshake over a small market stall'],
        ['Price by the problem, not the hour. A fixed leak is worth more than your time.', 'A price tag on a toolbox'],
        ['Two evenings a week are enough to test it. Give it ninety days, not a lifetime.', 'A calendar with two evenings circled'],
        ['Passive income is work done early. Someone wrote that book at five in the morning.', 'An alarm clock beside a stack of pages'],
      ],
      close: ['Start tiny, learn fast, keep the day job until the numbers speak.', 'A paper plane taking off from a desk'],
    },
  ],
};
