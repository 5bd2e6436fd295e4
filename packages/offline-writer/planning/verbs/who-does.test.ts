import { describe, expect, it } from 'vitest';
import { readLine } from '../read-line.ts';

/** Who does what to what in a line, as `who verb object`. */
const acts = (line: string): string[] =>
  readLine(line).actions.map(({ who, verb, objects }) => {
    const name = who.is === 'phrase' ? who.phrase.noun : who.is === 'pronoun' ? who.word : 'told';
    return [name, verb.lower, ...objects.slice(0, 1).map(({ noun }) => noun)].join(' ');
  });

describe('the verb of a sentence', () => {
  it.each([
    ['My neighbour waters her tomatoes every evening.', 'neighbour waters tomatoes'],
    ['Her husband watches from the window.', 'husband watches'],
    ['Her mother combs her hair before school.', 'mother combs hair'],
    ['Her grandson plants onions along the fence.', 'grandson plants onions'],
    ['The old couple share one ice cream on a bench.', 'couple share ice cream'],
    ['People queue outside the bakery before dawn.', 'People queue'],
    ['In the evening the men play cards under the tree.', 'men play cards'],
    ['Two of the girls plait their hair on the bus.', 'girls plait hair'],
    ['Volunteers handed out soup at the station.', 'Volunteers handed soup'],
    ['The parrot bit the vet.', 'parrot bit vet'],
    ['Then the teacher drew a whale on the blackboard.', 'teacher drew whale'],
    ['My brother-in-law watches the game.', 'brother-in-law watches game'],
  ])('is found where it looks like a noun: %s', (line, told) => {
    expect(acts(line)).toContain(told);
  });

  it.each([
    ['The dog still lies beside them when it rains.', 'dog lies'],
    ['He already sits at the piano.', 'he sits'],
    ['An old man always buys two rolls.', 'man buys rolls'],
    ['Our old cat still sleeps on the radiator.', 'cat sleeps'],
    ['A young mother often reads to her son on the tram.', 'mother reads'],
  ])('stands behind how often it is done: %s', (line, told) => {
    expect(acts(line)).toContain(told);
  });

  it.each([
    ['I ran across the road in my slippers.', 'i ran'],
    ['He walked across the ice with a ladder.', 'he walked'],
    ['Our teacher walks round the classroom on crutches.', 'teacher walks'],
    ['They danced barefoot in the kitchen.', 'they danced'],
  ])('is no word that leads a place or says how: %s', (line, told) => {
    expect(acts(line)).toStrictEqual([told]);
  });

  it.each([
    ['The village waters are deep and cold.', 'waters'],
    ['Our window seats are sold out.', 'seats'],
    ['Her husband’s watches are in the drawer.', 'watches'],
    ['The baby rocks were painted blue.', 'rocks'],
    ['The bus stops are closed on Monday.', 'stops'],
    ['The wedding rings lay on the table.', 'rings'],
    ['Our neighbour walks are on Sundays.', 'walks'],
    ['Two cooks wanted for a busy kitchen.', 'cooks'],
    ['My phone calls cost nothing.', 'calls'],
    ['The dog walks are at nine and five.', 'walks'],
    ['Plant pots, hose, rake.', 'pots'],
    ['A hand pump and two watering cans.', 'pump'],
    ['The guest rooms have sea views.', 'views'],
    ['The dance steps are easy.', 'steps'],
    ['His old work boots.', 'boots'],
    ['Fresh rolls, coffee and two newspapers.', 'rolls'],
    ['Our garden plants are on sale this week.', 'plants'],
    ['Both irons are broken.', 'irons'],
    ['The church windows need new glass.', 'windows'],
    ['Three night watches, no sleep.', 'watches'],
    ['The market stalls close at two.', 'stalls'],
    ['The boat trips start at ten.', 'trips'],
    ['Our class trips are free.', 'trips'],
    ['The bike locks come in three colours.', 'locks'],
    ['The train guards are on strike.', 'guards'],
    ['The lemon drops are sour.', 'drops'],
    ['We cleaned my mother’s rings.', 'rings'],
    ['For my neighbour waters and juices.', 'waters'],
    ['Two lies do not make a truth.', 'lies'],
  ])('is none of its things: %s', (line, thing) => {
    expect(readLine(line).actions.map(({ verb }) => verb.lower)).not.toContain(thing);
  });
});

describe('who does it', () => {
  it.each([
    ['All of the boys jumped into the river.', 'boys jumped'],
    ['One of the firemen carried the cat down the ladder.', 'fireman carried cat'],
    ['Most of the girls climbed onto the roof.', 'girls climbed'],
    ['Dad, half asleep, poured orange juice on his cereal.', 'Dad poured orange juice'],
    ['His sister, a nurse, cut his hair in the yard.', 'sister cut hair'],
    ['Her neighbour, a retired pilot, builds model ships.', 'neighbour builds model'],
    ['Mum, still in her coat, fried six eggs.', 'Mum fried eggs'],
    ['The man who sells the newspapers whistles all day.', 'man whistles day'],
    ['My mother was already up, ironing.', 'mother ironing'],
    ['I was lying in bed, staring at the ceiling.', 'i staring'],
    ['Dad was out in the yard, chopping wood.', 'Dad chopping wood'],
    ['The driver got out and lay down in the grass.', 'driver lay'],
    ['Behind the shed stood an old donkey.', 'donkey stood'],
    ['On the roof sat three pigeons.', 'pigeons sat'],
    ['The bread was baked by my uncle.', 'uncle baked bread'],
    ['The bus driver, tired and hungry, ate my sandwich.', 'bus driver ate sandwich'],
    ['My grandmother, who never learned to read, told us stories.', 'grandmother told'],
    ['There stood my brother in a wedding dress.', 'brother stood'],
    ['Out of the van climbed seven clowns.', 'clowns climbed'],
    ['The two of us painted the boat blue.', 'we painted boat'],
    ['My uncle lay snoring under the piano.', 'uncle snoring'],
    ['He stood there holding a goose.', 'he holding goose'],
    ['The nurse came in carrying a tray.', 'nurse carrying tray'],
    ['My neighbours upstairs dance every night.', 'neighbours dance night'],
  ])('is whom the sentence is about: %s', (line, told) => {
    expect(acts(line)).toContain(told);
  });

  it.each([
    ['Grandpa used to whittle spoons on the porch.', 'Grandpa whittle spoons'],
    ['He used to carry me on his shoulders.', 'he carry'],
    ['He kept knocking until I opened the door.', 'he knocking'],
    ['We had to push the van up the hill.', 'we push van'],
    ['The children started to sing in the corridor.', 'children sing'],
    ['The boy started running toward the goal.', 'boy running'],
    ['A customer was trying on hats.', 'customer trying hats'],
    ['My boss keeps falling asleep in meetings.', 'boss sleeping'],
    ['I saw my boss eating noodles in the car park.', 'boss eating noodles'],
    ['Mum caught us stealing cherries.', 'we stealing cherries'],
    ['Nobody saw the thief climb over the wall.', 'thief climb'],
    ['I watched my neighbour paint his fence at midnight.', 'neighbour paint fence'],
  ])('does what another verb leads to: %s', (line, told) => {
    expect(acts(line)).toContain(told);
  });

  it.each([
    ['The cat had fallen asleep on my keyboard.', 'cat sleeping'],
    ['Both twins were fast asleep in the back of the car.', 'twins sleeping'],
    ['The puppy was asleep in my boot.', 'puppy sleeping'],
    ['I couldn’t sleep.', 'i lying'],
    ['She could not get to sleep.', 'she lying'],
  ])('sleeps where no verb says it, or lies awake: %s', (line, told) => {
    expect(acts(line)).toContain(told);
  });

  it('only has to do it where somebody is told to', () => {
    expect(acts('You have to pull out the choke.')).not.toContain('you pull choke');
  });

  it('is told what to let be done, and does not do it', () => {
    expect(acts('Wash the jar and let it dry.')).toStrictEqual(['told wash jar', 'told let']);
  });

  it.each([
    ['My grandmother would sit by the stove and peel apples.', false],
    ['He would stand at the gate and salute.', false],
    ['I would buy a red one.', true],
    ['If she came, he would sing.', true],
  ])(
    'did again and again what somebody would do, unless it is only supposed: %s',
    (line, isOnly) => {
      expect(
        readLine(line).actions.find(({ verb }) => /sit|stand|buy|sing/u.test(verb.lower)),
      ).toMatchObject({
        isPossible: isOnly,
      });
    },
  );

  it.each([
    ['My father didn’t cry, he washed the car.', 'washed', false],
    ['Not one of the boys jumped.', 'jumped', true],
    ['My sister never eats breakfast.', 'eats', true],
  ])('does not do what is denied in its own clause: %s', (line, word, isDenied) => {
    const action = readLine(line).actions.find(({ verb }) => verb.lower === word);
    expect(action).toMatchObject({ isNegative: isDenied });
  });

  it('does it after something else', () => {
    expect(readLine('After work he swims in the lake.').actions).toMatchObject([
      { isAside: false },
    ]);
  });
});
