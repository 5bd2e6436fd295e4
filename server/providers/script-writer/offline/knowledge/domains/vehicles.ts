import type { Domain } from '../knowledge.ts';

export const vehicles: Domain = {
  id: 'vehicles',
  mood: 'dynamic',
  subjects: [
    {
      name: 'cars',
      words: ['car', 'cars', 'automobile', 'driving', 'driver', 'ferrari', 'porsche', 'lamborghini', 'bmw', 'mercedes', 'toyota', 'engine', 'engines', 'supercar', 'classic car', 'mechanic', 'motorcycle', 'motorcycles', 'motorbike', 'formula one'],
      hook: ['The first long car journey was made by a woman. She did not ask her husband.', 'A three-wheeled vintage car on a dirt road'],
      beats: [
        ['Bertha Benz cleared the fuel line with a hat pin. She bought fuel at a pharmacy.', 'An old pharmacy with a vintage car outside'],
        ['An engine makes thousands of small explosions a minute. We call that a smooth ride.', 'A gleaming car engine with moving pistons'],
        ['Volvo gave the three-point belt away for free. It has saved more than a million lives.', 'A seat belt in an old car'],
        ['A racing car could drive on a ceiling. At speed, the air presses it on.', 'A racing car upside down in a tunnel'],
        ['Check the tyre pressure once a month. It is the cheapest tuning there is.', 'A tyre gauge beside a car wheel'],
      ],
      close: ['It was never about the machine. It was about the road behind the next bend.', 'A red car on a winding coastal road'],
    },
    {
      name: 'flying',
      words: ['plane', 'planes', 'airplane', 'airplanes', 'aeroplane', 'aviation', 'pilot', 'pilots', 'wright brothers', 'helicopter', 'concorde', 'jet', 'jets', 'amelia earhart', 'boeing', 'airbus', 'fear of flying', 'hot air balloon'],
      hook: ['The first flight lasted twelve seconds. It was shorter than the wingspan of a jumbo jet.', 'A wooden biplane above a sandy beach'],
      beats: [
        ['Sixty-six years later we stood on the Moon. One lifetime saw both.', 'An old biplane below a huge Moon'],
        ['Wings push air down, so the air pushes up. The rest is engineering.', 'An airplane wing cutting through clouds'],
        ['Those wing tips bend by metres. In tests they are pulled far beyond any storm.', 'A flexed airplane wing above the sea'],
        ['Concorde flew so fast that the sun rose in the west. Passengers landed before they left.', 'A white Concorde above the curved horizon'],
        ['The safest part of your trip is the plane. The drive there is the brave bit.', 'An airport runway with glowing lights'],
      ],
      close: ['Next time, take the window seat. Kings would have given a country for that view.', 'A view from a plane window at sunset'],
    },
    {
      name: 'trains',
      words: ['train', 'trains', 'railway', 'railways', 'railroad', 'locomotive', 'metro', 'subway', 'orient express', 'ship', 'ships', 'boat', 'boats', 'sailing', 'cruise', 'container ship', 'panama canal', 'tram', 'bus'],
      hook: ['Before trains, every town had its own time. The railway made the clocks agree.', 'A steam train arriving at an old station'],
      beats: [
        ['Doctors feared that thirty miles an hour would harm the mind. Passengers just wanted a window.', 'A steam locomotive crossing a stone bridge'],
        ['A steel wheel on steel hardly resists. One litre moves a tonne over a hundred kilometres.', 'Shining railway tracks into the distance'],
        ['The Trans-Siberian takes about six days. It crosses seven time zones and one very long lunch.', 'A long train through a snowy forest'],
        ['Ninety percent of world trade goes by ship. Your shoes have seen more sea than you.', 'A container ship leaving a harbour'],
      ],
      close: ['A journey used to be part of the trip. On a train, it still is.', 'A train compartment with a view of hills'],
    },
  ],
};
