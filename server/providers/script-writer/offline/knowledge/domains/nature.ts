import type { Domain } from '../knowledge.ts';

export const nature: Domain = {
  id: 'nature',
  mood: 'serene',
  subjects: [
    {
      name: 'nature',
      words: ['nature', 'earth', 'wilderness', 'environment', 'planet earth', 'ecosystem', 'river', 'rivers', 'lake', 'desert', 'deserts', 'jungle', 'rainforest', 'amazon', 'waterfall', 'landscape'],
      hook: ['There are more living things in a spoon of soil than people on Earth.', 'A handful of dark soil with a sprout'],
      beats: [
        ['The Amazon is fertilised by the Sahara. Winds carry desert dust across an ocean.', 'A dust cloud over a green rainforest'],
        ['Wolves returned to Yellowstone and deer grew wary. Young trees came back along the streams.', 'A wolf beside a river with young trees'],
        ['A desert flower can wait years for rain. Then it blooms within days.', 'Pink flowers blooming across a desert'],
        ['Every breath you take was made by something green. Half of it came from the sea.', 'Sunlight through fresh green leaves'],
        ['Beavers build, and a valley turns to wetland. One rodent, a thousand neighbours.', 'A beaver dam on a forest stream'],
      ],
      close: ['Nature does not hurry, and everything gets done. Step outside for a minute.', 'A deer at the edge of a misty forest'],
    },
    {
      name: 'volcanoes',
      words: ['volcano', 'volcanoes', 'volcanos', 'lava', 'eruption', 'magma', 'pompeii', 'vesuvius', 'earthquake', 'earthquakes', 'tsunami', 'tectonic plates'],
      hook: ['Beneath your feet, rock is moving. Every so often it finds a way out.', 'A volcano glowing red at night'],
      beats: [
        ['Magma rises because it is lighter than the stone around it. Gas does the shouting.', 'Lava bubbling in a volcano crater'],
        ['Pompeii had less than a day. The ash kept loaves in the oven and a dog at its chain.', 'Pompeii streets under a cloud of ash'],
        ['In 1815 Tambora erupted, and the next year had no summer. Frankenstein was written that June.', 'A dark sky over a frozen summer field'],
        ['Krakatoa was heard almost five thousand kilometres away. It is the loudest sound on record.', 'An exploding island volcano at sea'],
        ['Ash becomes some of the richest soil there is. That is why people come back.', 'Green vines on a black volcano slope'],
      ],
      close: ['Volcanoes end worlds and begin islands. The ground is never as still as it looks.', 'A new island steaming in the ocean'],
    },
    {
      name: 'trees and forests',
      words: ['tree', 'trees', 'forest', 'forests', 'woods', 'mushroom', 'mushrooms', 'fungi', 'fungus', 'oak', 'redwood', 'sequoia', 'bamboo', 'leaf', 'leaves', 'autumn'],
      hook: ['A forest is talking under your shoes. The cables are made of fungus.', 'Mushrooms glowing at the foot of an oak tree'],
      beats: [
        ['Fine threads link root to root. Sugar and warnings seem to travel along them.', 'Roots with glowing threads under the soil'],
        ['An acacia bitten by a giraffe releases a gas. Trees nearby turn bitter before it arrives.', 'A giraffe reaching for an acacia tree'],
        ['One pine in California is over four thousand eight hundred years old. It was old when Rome was young.', 'A twisted ancient pine on a bare ridge'],
        ['Leaves do not turn yellow in autumn. The green leaves, and the yellow was there all along.', 'A golden maple leaf falling in a forest'],
        ['A large oak can drink hundreds of litres on a hot day. It is a pump without a motor.', 'A huge oak tree in a summer field'],
      ],
      close: ['Plant a tree whose shade you will never sit in. Someone did that for you.', 'A small sapling beside a giant tree'],
    },
    {
      name: 'climate change',
      words: ['climate change', 'climate', 'global warming', 'carbon', 'co2', 'sustainability', 'sustainable', 'renewable energy', 'solar', 'solar panels', 'wind power', 'recycling', 'plastic', 'pollution', 'plastic pollution', 'zero waste', 'glacier', 'glaciers'],
      hook: ['Air bubbles in old ice remember. They say our sky has changed faster than ever before.', 'An ice core held up to the light'],
      beats: [
        ['Carbon dioxide is half as high again as before our factories. It works like a second blanket.', 'Factory chimneys over a hazy city'],
        ['Solar power has fallen about ninety percent in price in a decade. Sunlight became the cheap option.', 'Solar panels across a green hillside'],
        ['A third of all food is thrown away. Eating it would be a climate plan of its own.', 'A basket of crooked vegetables'],
        ['The hole in the ozone layer is healing. The world agreed on a rule, and kept it.', 'A blue sky over an icy continent'],
        ['Peat bogs hold more carbon than all our forests. Keeping them wet keeps it in.', 'A misty peat bog with still pools'],
      ],
      close: ['We know what to do, and we have done it before. The rest is hurry.', 'Wind turbines turning above the sea'],
    },
    {
      name: 'the weather',
      words: ['weather', 'storm', 'storms', 'lightning', 'thunder', 'tornado', 'tornadoes', 'hurricane', 'hurricanes', 'rain', 'snow', 'rainbow', 'cloud', 'clouds', 'northern lights', 'aurora', 'aurora borealis'],
      hook: ['A bolt of lightning is hotter than the face of the Sun. It is about as thick as your thumb.', 'A lightning bolt over a wheat field'],
      beats: [
        ['A small fair-weather cloud weighs about five hundred tonnes. It floats because it is spread so thin.', 'A single white cloud over green hills'],
        ['No rainbow stands in a place. It moves with you, and no one sees yours.', 'A rainbow above a wet valley road'],
        ['The northern lights are a solar wind hitting air. Green is oxygen, glowing a hundred kilometres up.', 'Green northern lights above a snowy cabin'],
        ['Raindrops are not tears. They look more like tiny hamburger buns.', 'Raindrops bouncing on an umbrella'],
        ['Count the seconds after the flash. Every three of them is a kilometre.', 'A lighthouse under storm clouds'],
      ],
      close: ['We talk about the weather because it is the one show we all attend.', 'A sunbeam breaking through storm clouds'],
    },
    {
      name: 'mountains',
      words: ['mountain', 'mountains', 'everest', 'mount everest', 'climbing', 'mountaineering', 'hiking', 'hike', 'himalaya', 'alps', 'summit', 'camping'],
      hook: ['The top of Everest was once the bottom of a sea. There are shells in its stone.', 'Mount Everest with a plume of snow'],
      beats: [
        ['India is still pushing north. The Himalaya rises a few millimetres each year.', 'A snowy mountain range above the clouds'],
        ['Above eight thousand metres the body is dying slowly. Climbers call it the death zone.', 'A climber on a narrow snowy ridge'],
        ['Water boils at about seventy degrees up there. Tea never gets properly hot.', 'A small tent with a stove in the snow'],
        ['Most accidents happen on the way down. The summit is only halfway.', 'A rope team descending a glacier'],
        ['Pack for the evening, not for the noon. Weather turns faster than you do.', 'A backpack beside a mountain trail'],
      ],
      close: ['Nobody conquers a mountain. You are allowed up, and you come home changed.', 'A hiker looking over a sea of clouds'],
    },
    {
      name: 'gardening',
      words: ['garden', 'gardening', 'gardener', 'plant', 'plants', 'houseplant', 'houseplants', 'flower', 'flowers', 'rose', 'roses', 'vegetables', 'compost', 'seeds', 'tomatoes', 'lawn', 'bonsai', 'cactus', 'succulent', 'succulents'],
      hook: ['More houseplants drown than dry out. Put the watering can down for a moment.', 'A houseplant beside a watering can'],
      beats: [
        ['Push a finger into the soil. Dry to the second knuckle? Now you may water.', 'A finger in the soil of a plant pot'],
        ['Feed the soil, not the plant. Compost is a slow, cheap miracle.', 'A compost heap with steam rising'],
        ['Tomatoes and basil get along on the plate and in the bed. Give both sun.', 'Red tomatoes on a vine in a garden'],
        ['Prune after flowering, and be brave. A cut is an invitation to grow.', 'Garden shears beside a rose bush'],
        ['Leave one wild corner. Hedgehogs and ladybirds work for free.', 'A wild corner of a garden with poppies'],
      ],
      close: ['To plant a garden is to believe in tomorrow. Start with one pot.', 'A seedling in a clay pot on a sill'],
    },
  ],
};
