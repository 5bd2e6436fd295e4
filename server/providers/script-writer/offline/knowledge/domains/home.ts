import type { Domain } from '../knowledge.ts';

export const home: Domain = {
  id: 'home',
  mood: 'homely',
  subjects: [
    {
      name: 'home',
      words: ['home', 'house', 'apartment', 'cleaning', 'clean', 'tidy', 'tidying', 'organizing', 'decluttering', 'laundry', 'home decor', 'decor', 'decorating', 'furniture', 'bedroom', 'living room', 'cozy', 'moving house', 'marie kondo'],
      hook: ['You do not need a bigger home. You need less in it.', 'A tidy room with one chair and a plant'],
      beats: [
        ['Set a timer for ten minutes and one drawer. Stop when it rings.', 'An open drawer with neat compartments'],
        ['One in, one out. The shelf is the size it is.', 'A wooden shelf with a few books and a vase'],
        ['Light in three places beats one on the ceiling. Corners want lamps.', 'Three warm lamps in a living room'],
        ['Make the bed, and half the room is done. It takes ninety seconds.', 'A freshly made bed in morning light'],
        ['Clean from top to bottom. Dust knows only one direction.', 'A feather duster on a sunny shelf'],
      ],
      close: ['A home is not a showroom. It is the place where your shoulders drop.', 'A cosy armchair with a blanket by a window'],
    },
    {
      name: 'making things by hand',
      words: ['diy', 'woodworking', 'carpentry', 'craft', 'crafts', 'crafting', 'knitting', 'crochet', 'sewing', 'pottery', 'ceramics', 'origami', 'lego', 'renovation', 'tools', 'handmade', 'candle making', 'soap making', 'painting walls', 'repair', 'upcycling'],
      hook: ['Measure twice, cut once. Carpenters say it because they have all done the opposite.', 'A carpenter bench with a saw and a ruler'],
      beats: [
        ['Sand with the grain, never across. Wood remembers every scratch.', 'A hand sanding a wooden plank'],
        ['Start with something that may go wrong. A box, a scarf, a crooked bowl.', 'A crooked clay bowl on a potter wheel'],
        ['A single sheet of paper becomes a bird in twenty-odd folds. No glue, no scissors.', 'An origami crane on a desk'],
        ['Six Lego bricks fit together in over nine hundred million ways. Someone counted.', 'Six colourful toy bricks on a table'],
        ['Hands that knit calm the head. The rhythm works like slow breathing.', 'Knitting needles with red wool by a fire'],
      ],
      close: ['What you make yourself, you never throw away. Start with an afternoon.', 'A workshop with tools in evening sun'],
    },
    {
      name: 'fashion',
      words: ['fashion', 'style', 'outfit', 'outfits', 'clothes', 'clothing', 'dress', 'dresses', 'sneaker', 'sneakers', 'shoes', 'jewelry', 'jewellery', 'wardrobe', 'capsule wardrobe', 'thrift', 'thrifting', 'coco chanel', 'jeans', 'denim', 'watch', 'watches', 'streetwear', 'vintage'],
      hook: ['You wear a fifth of your wardrobe most of the time. The rest is rent.', 'A wardrobe with one colourful dress'],
      beats: [
        ['Fit beats price. A cheap jacket with a good tailor looks expensive.', 'A tailor measuring a jacket on a form'],
        ['Blue jeans were made for miners. The rivets kept the pockets on.', 'Denim jeans with copper rivets on a bench'],
        ['High heels were first worn by men on horseback. They held the foot in the stirrup.', 'A red-heeled shoe on a saddle'],
        ['Pick three colours that love each other. Everything then goes with everything.', 'Three folded sweaters on a chair'],
        ['Wash less, air more. Most clothes die in the machine.', 'A white shirt on a washing line'],
      ],
      close: ['Fashion changes every season. Style is knowing who gets dressed in the morning.', 'A coat on a hook beside a bright door'],
    },
    {
      name: 'celebrations',
      words: ['christmas', 'santa', 'birthday', 'birthdays', 'party', 'new year', 'easter', 'thanksgiving', 'ramadan', 'eid', 'diwali', 'hanukkah', 'gift', 'gifts', 'fireworks', 'celebration', 'anniversary', 'graduation', "mother's day"],
      hook: ['Every culture lights something when the year turns dark. We have never stopped.', 'Candles glowing in a snowy window'],
      beats: [
        ['Birthday candles may come from Greece. Smoke carried the wish to the Moon goddess.', 'A cake with candles in a dark room'],
        ['Diwali means a row of lights. A small lamp says: good may enter here.', 'Small clay lamps on a doorstep'],
        ['The Christmas tree moved indoors around five hundred years ago. It kept green company in the cold.', 'A decorated Christmas tree by a fireplace'],
        ['The best gift takes note in March. People say what they want all year.', 'A small notebook beside a wrapped gift'],
        ['Fireworks get their colours from metals. Copper burns blue, strontium burns red.', 'Fireworks above a river city'],
      ],
      close: ['Nobody recalls the wrapping. They recall who was at the table.', 'A long table with candles and empty plates'],
    },
  ],
};
