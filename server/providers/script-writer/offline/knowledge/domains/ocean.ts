import type { Domain } from '../knowledge.ts';

export const ocean: Domain = {
  id: 'ocean',
  mood: 'awed',
  subjects: [
    {
      name: 'the ocean',
      words: ['ocean', 'sea', 'marine life', 'underwater', 'sea creatures', 'sea life', 'seas'],
      hook: ['More than half of Earth lies under deep water. Most of that floor has never been seen by anyone.', 'A small diving robot descending into dark blue water'],
      beats: [
        ['The ocean makes about half of our oxygen. Tiny drifting plankton do most of that work.', 'A swirl of glowing plankton under the sea surface'],
        ['Sunlight fades at two hundred metres. Below a thousand, the dark is complete.', 'Beams of sunlight fading into deep blue water'],
        ['The longest mountain range on Earth is underwater. It runs some sixty-five thousand kilometres.', 'An undersea mountain ridge rising from the ocean floor'],
        ['Water stores heat far better than air. The sea has taken in most of our extra warmth.', 'A red sun sinking into a wide ocean'],
        ['Waves carry energy, not water. A floating gull rises, falls and stays almost where it was.', 'A gull floating on rolling waves'],
      ],
      close: ['The ocean looks like the edge of our world. It is really the engine of it.', 'A lone sailing boat on a vast calm sea'],
    },
    {
      name: 'the lighthouse',
      words: ['lighthouse', 'lighthouses', 'lighthouse keeper', 'lighthouse keepers', 'beacon'],
      hook: ['One lamp on a rock has saved more sailors than any rescue ship. Somebody had to keep it burning.', 'A lighthouse on a cliff at dusk with waves below'],
      beats: [
        ['Keepers trimmed the wicks and wound the clockwork through the night. If the light stopped, ships died.', 'A lighthouse at night with a lantern in its window'],
        ['In the 1820s Augustin Fresnel ringed a lamp with prisms. One small flame could now be seen for thirty kilometres.', 'A lighthouse lamp glowing behind rings of glass'],
        ['Every light flashes to its own rhythm. A sailor counts the seconds and knows which coast it is.', 'A lighthouse beam sweeping over a dark sea'],
        ['The first Eddystone light was swept away in the great storm of 1703. Its builder was inside.', 'A lighthouse in a storm with high waves'],
        ['The Pharos of Alexandria stood about a hundred metres tall. It guided ships for well over a thousand years.', 'An ancient stone lighthouse beside a harbour'],
      ],
      close: ['The keepers are gone, and the lamps run by themselves. The promise is the same: somebody left a light on.', 'A lighthouse shining over a calm sea at night'],
    },
    {
      name: 'the octopus',
      words: ['octopus', 'octopuses', 'octopi', 'cephalopod', 'squid', 'cuttlefish'],
      hook: ['This animal has three hearts and blue blood. And it may recognise your face.', 'An octopus gazing out from a coral cave'],
      beats: [
        ['Most of its brain cells sit in its arms. Each arm can taste, touch and decide.', 'An octopus arm curling around a seashell'],
        ['It changes colour in under a second. Thousands of tiny pigment sacs open and close.', 'A camouflaged octopus blending into a rocky reef'],
        ['It has no bones at all. A gap as wide as its beak is a door.', 'An octopus squeezing through a narrow glass jar'],
        ['Octopuses carry coconut shells as shelters. Very few animals plan ahead like that.', 'An octopus hiding between two coconut shells on sand'],
        ['The mother guards her eggs without eating. She rarely lives to see them grow.', 'An octopus guarding strings of eggs in a den'],
      ],
      close: ['Our last common ancestor was a worm. Meeting an octopus is meeting another kind of mind.', 'An octopus drifting upwards towards the light'],
    },
    {
      name: 'sharks',
      words: ['shark', 'sharks', 'great white', 'hammerhead', 'megalodon'],
      hook: ['Sharks are older than trees. They swam the seas over four hundred million years ago.', 'A shark gliding above an ancient sea floor'],
      beats: [
        ['A shark senses electricity. The heartbeat of a hidden fish is enough to find it.', 'A hammerhead shark sweeping over a sandy sea bed'],
        ['They never run out of teeth. A new row rolls forward when one falls out.', 'A shark jaw full of teeth in a museum case'],
        ['Some Greenland sharks pass two hundred and fifty years. They only grow up past a hundred.', 'A Greenland shark under Arctic sea ice'],
        ['Fewer than ten people a year die by shark. We kill tens of millions of them.', 'A fishing boat on a grey sea with a shark below'],
        ['Reefs need their hunters. Where sharks vanish, the balance below begins to tip.', 'A coral reef full of fish with a shark patrolling'],
      ],
      close: ['We learned to fear sharks from a film. The sea needs us to unlearn it.', 'A shark silhouette swimming into sunbeams'],
    },
    {
      name: 'whales',
      words: ['whale', 'whales', 'blue whale', 'humpback', 'orca', 'orcas', 'sperm whale'],
      hook: ['Its tongue weighs as much as an elephant. The blue whale is the largest animal ever known.', 'A blue whale passing under a tiny rowing boat'],
      beats: [
        ['A humpback song travels for many kilometres. Whole populations learn the new tune each year.', 'A humpback whale singing in deep blue water'],
        ['Whales once walked on land. Their ancestors were the size of a wolf, with hooves.', 'A whale skeleton hanging in a museum hall'],
        ['A sperm whale dives over a kilometre for squid. It holds its breath more than an hour.', 'A sperm whale diving into black water'],
        ['Orcas hunt as families. Grandmothers teach techniques that no other pod uses.', 'An orca family surfacing near icebergs'],
        ['When a whale dies, it feeds the deep. One body sustains a community for decades.', 'A whale skeleton on the dark sea floor with crabs'],
      ],
      close: ['We nearly hunted them to silence. Today, some whale songs are growing louder again.', 'A whale tail rising above a golden sea'],
    },
    {
      name: 'coral reefs',
      words: ['coral', 'corals', 'coral reef', 'reef', 'reefs', 'great barrier reef', 'clownfish'],
      hook: ['Is it a plant, a rock or an animal? Coral is a bit of all three.', 'A bright coral reef under clear water'],
      beats: [
        ['Each coral is a colony of tiny animals. They build the stone they live in.', 'A coral colony opening its tiny tentacles'],
        ['Algae live inside their skin. They pay their rent in sugar made from sunlight.', 'Golden algae glowing inside a coral branch'],
        ['Reefs cover under one percent of the sea floor. A quarter of marine life depends on them.', 'A clownfish peeking out of a sea anemone'],
        ['Too much heat breaks the partnership. The algae leave, and the coral turns white.', 'A bleached white coral in warm pale water'],
        ['Divers now plant coral fragments by hand. Some nurseries grow thousands at a time.', 'A coral nursery hanging from ropes underwater'],
      ],
      close: ['A reef takes centuries to build. What we do this decade decides whether it stays.', 'A sea turtle crossing a coral reef'],
    },
    {
      name: 'the deep sea',
      words: ['deep sea', 'mariana trench', 'anglerfish', 'hydrothermal vent', 'abyss', 'submarine', 'bioluminescence', 'jellyfish'],
      hook: ['Eleven kilometres down, the pressure could crush a car. And something is swimming there.', 'A submarine light beam in a black ocean trench'],
      beats: [
        ['Most deep animals make their own light. Down there, glowing is the commonest language.', 'A glowing jellyfish drifting in black water'],
        ['The anglerfish carries a lamp of bacteria. Small fish swim towards it, and into the mouth.', 'An anglerfish with a glowing lure in the dark'],
        ['Hot vents feed whole cities of worms. They need chemistry, not the sun.', 'A hydrothermal vent smoking on the sea floor'],
        ['More people have flown to space than dived to the deepest trench. The floor keeps its secrets.', 'A round diving capsule sinking into a trench'],
        ['Flakes of dead plankton fall like snow. For many creatures, that is dinner.', 'Marine snow falling through dark water'],
      ],
      close: ['We search other planets for strange life. Some of the strangest is waiting right below.', 'A diving robot resting on a dark sea floor'],
    },
  ],
};
