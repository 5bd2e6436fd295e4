import type { Domain } from '../knowledge.ts';

export const travel: Domain = {
  id: 'travel',
  mood: 'adventurous',
  subjects: [
    {
      name: 'travel',
      words: ['travel', 'travelling', 'traveling', 'traveler', 'trip', 'trips', 'vacation', 'holiday', 'holidays', 'backpacking', 'road trip', 'tourist', 'tourism', 'passport', 'packing', 'budget travel', 'solo travel', 'hotel', 'flight', 'flights', 'airport', 'island'],
      hook: ['You will forget the hotel. You will never forget getting lost on the way there.', 'A suitcase on a narrow old street'],
      beats: [
        ['Lay out what you want to pack. Then put half of it back.', 'An open suitcase on a bed with few clothes'],
        ['Eat where the menu has one page and no pictures. Better yet, where there is a queue.', 'A street food stall with steaming pots'],
        ['Learn five words of the language. Thank you opens more doors than money.', 'A phrase book on a café table'],
        ['Keep one day empty. The best thing on a trip is never on the list.', 'A hand-drawn map on a train table'],
        ['Walk the city at seven in the morning. For an hour, it belongs to you.', 'An empty old town square at sunrise'],
      ],
      close: ['You do not come back with souvenirs. You come back with a larger normal.', 'A plane wing above pink clouds'],
    },
    {
      name: 'Japan',
      words: ['japan', 'tokyo', 'kyoto', 'osaka', 'mount fuji', 'japanese', 'cherry blossom', 'cherry blossoms', 'onsen', 'shinkansen'],
      hook: ['In Tokyo, a lost wallet usually comes home. That says more than any guidebook.', 'A Tokyo crossing with neon signs at night'],
      beats: [
        ['The bullet train measures delay in seconds. A minute late earns an apology.', 'A bullet train passing Mount Fuji'],
        ['Kyoto has around two thousand shrines and temples. Go before breakfast to hear them.', 'A row of red torii gates in a forest'],
        ['Cherry trees bloom for about a week. The whole country looks up from its desk.', 'Cherry blossoms over a quiet canal'],
        ['The finest meal may come from a basement, a counter and eight stools.', 'A tiny ramen counter with warm lanterns'],
      ],
      close: ['Japan teaches the art of small things done well. Take that home, it weighs nothing.', 'A paper lantern glowing beside a wooden gate'],
    },
    {
      name: 'Paris',
      words: ['paris', 'eiffel tower', 'france', 'french', 'louvre', 'london', 'big ben', 'england', 'new york', 'nyc', 'statue of liberty', 'manhattan'],
      hook: ['The Eiffel Tower was meant to stand for twenty years. A radio mast saved it.', 'The Eiffel Tower above Paris rooftops'],
      beats: [
        ['In summer it grows by some fifteen centimetres. Iron stretches in the sun.', 'The iron beams of a tall tower in sunlight'],
        ['A great writer lunched there daily. He said it was the one place he could not see it.', 'A café table with a view over Paris'],
        ['Under the city lie six million people. The catacombs hold the bones of old graveyards.', 'A stone tunnel lit by a lantern'],
        ['A baguette by law has four ingredients. Flour, water, salt and yeast.', 'A baguette in a bicycle basket'],
      ],
      close: ['Great cities are never finished. They are drafts that people fall in love with.', 'A bridge over a river with street lamps'],
    },
    {
      name: 'Italy',
      words: ['italy', 'venice', 'tuscany', 'naples', 'sicily', 'spain', 'barcelona', 'madrid', 'portugal', 'lisbon', 'greece', 'santorini', 'athens', 'mediterranean'],
      hook: ['Venice stands on millions of wooden stakes. They have been under water for centuries.', 'A gondola on a Venice canal'],
      beats: [
        ['No air reaches the wood down there, so it does not rot. It slowly turns to stone.', 'Old wooden piles under a Venice palace'],
        ['Coffee is taken standing and short. Milk after eleven will raise an eyebrow.', 'A tiny espresso on a marble bar'],
        ['Lisbon is older than Rome by centuries. Its yellow trams climb like goats.', 'A yellow tram on a steep Lisbon street'],
        ['Santorini is the rim of a volcano. Those white houses look into a crater.', 'White houses above a deep blue bay'],
      ],
      close: ['The south runs on a different clock. Sit down, and let it reset yours.', 'A table for two above a blue bay'],
    },
    {
      name: 'Iceland and the far north',
      words: ['iceland', 'norway', 'sweden', 'finland', 'scandinavia', 'hygge', 'arctic', 'antarctica', 'fjord', 'fjords', 'alaska', 'greenland', 'reykjavik', 'switzerland', 'canada'],
      hook: ['In Iceland you can stand between two continents. The gap grows every year.', 'A rocky rift valley under a wide sky'],
      beats: [
        ['Hot water comes from the ground. Whole cities heat their homes with it.', 'A steaming blue lagoon among black lava'],
        ['In June the sun forgets to set. Farmers mow at midnight.', 'A red farmhouse under a midnight sun'],
        ['Antarctica is the largest desert on Earth. It hardly ever snows, it just never melts.', 'A vast white plain with a lone red tent'],
        ['In the north, a candle in the window is a welcome. They made an art of winter.', 'A candle in a snowy cabin window'],
      ],
      close: ['Go where the map goes quiet. You will hear yourself again.', 'A lone cabin beneath green northern lights'],
    },
    {
      name: 'India',
      words: ['india', 'taj mahal', 'mumbai', 'delhi', 'thailand', 'bangkok', 'bali', 'vietnam', 'china', 'great wall', 'beijing', 'morocco', 'marrakech', 'africa', 'kenya', 'dubai', 'mexico', 'peru', 'machu picchu', 'brazil', 'australia'],
      hook: ['The Taj Mahal is a love letter in marble. It took some twenty years to write.', 'The Taj Mahal reflected in a long pool'],
      beats: [
        ['It changes colour with the hour. Pink at dawn, white at noon, gold under the Moon.', 'A white marble dome at pink dawn'],
        ['Indian kitchens deliver lunch by the hundred thousand. Mumbai carriers almost never mix up a box.', 'Stacked metal lunch boxes on a bicycle'],
        ['Machu Picchu stands without mortar. Its stones dance in an earthquake and settle again.', 'Machu Picchu on a misty green ridge'],
        ['The Great Wall was glued with sticky rice. Old mortar still holds it together.', 'The Great Wall winding over hills'],
      ],
      close: ['The world is bigger than any feed. Pick a direction, and go.', 'A hot-air balloon above a wide valley'],
    },
  ],
};
