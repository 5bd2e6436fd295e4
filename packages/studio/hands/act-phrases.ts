/** An act's words, parted: "pouring | milk | into | a bowl", with what is held. */
export interface Phrases {
  readonly object: string;
  readonly preposition: string;
  readonly other: string;
  readonly tool: string;
}

const prepositions =
  /^(.*?)(?:^|\s)(on top of|out of|into|onto|inside|in|on|over|from|with|using|under|to|through|across|against|off|around|along|between|for|until|before|after|at|by|as|without)\s+(.+)$/u;
const particles = /^(.*?) (off|on|up|down|out|in|over)$/u;
/** How something is done, and how often. */
const manners =
  / (?:well|carefully|gently|slowly|firmly|tightly|thoroughly|again|evenly|briefly|quickly|lightly|generously|together|open|shut|flat|clean|dry|in half|in two|by hand|in circles|in a circle|to size|one by one|clockwise|anticlockwise|counterclockwise|all over|finely|thinly|roughly)$/u;

const determiner =
  /^(?:an?|the|some|his|her|your|my|their|our|its|this|that|these|those|one|two|three|four|five|six|all|each|every|both|more|another|any|half|\d+|a few|a little|a bit|a lot|several|fresh|whole|small|large|big|clean|old|new|ripe|hot|cold|warm|raw|cooked|dirty|wet|dry) (?:(?:of|the) )*/u;
const measure =
  /^(?:pinch|handful|slice|piece|cup|spoonful|spoon|teaspoon|tablespoon|tsp|tbsp|glass|drop|splash|drizzle|cube|clove|bunch|bit|lot|g|ml|l|kg|grams?|litres?|stick|couple|knob|dash|layer|mug|pack|packet|can|tin|bottle|jug|carton|bag|pair)e?s? of (?:the )?|^(?:(?:heaped|level) )?(?:(?:tea|table) ?)?(?:spoon(?:ful)?|tsp|tbsp)s? (?=\p{L})/u;

/** A phrase without what only says how much or which. */
export function withoutDeterminer(phrase: string): string {
  let rest = phrase.trim().toLowerCase();
  for (let pass = 0; pass < 4; pass += 1) {
    const shorter = rest.replace(determiner, '').replace(measure, '').trim();
    if (shorter === rest) break;
    rest = shorter;
  }
  return rest;
}

/** The longest of some nouns that a phrase ends with; null where it ends with none of them. */
export function endsWithOneOf(phrase: string, nouns: readonly string[]): string | null {
  const told = ` ${phrase.trim().toLowerCase()}`;
  return (
    nouns
      .filter((noun) => told.endsWith(` ${noun}`))
      .toSorted((one, other) => other.length - one.length)[0] ?? null
  );
}

function part(rest: string, holding: string): Phrases {
  let told = rest.trim();
  for (let pass = 0; pass < 3; pass += 1) told = ` ${told}`.replace(manners, '').trim();
  // "Two eggs and the milk": the first is what is seen.
  const found = prepositions.exec(` ${told}`);
  const object = (found?.[1] ?? told).trim().split(/ and |, | or /u)[0] ?? '';
  const preposition = found?.[2] ?? '';
  const behind = (found?.[3] ?? '').trim();
  const next = prepositions.exec(behind);
  const other = (next?.[1] ?? behind).trim().split(/ and |, | or /u)[0] ?? '';
  const isWith = (word: string) => word === 'with' || word === 'using';
  const withTool = isWith(preposition) ? other : isWith(next?.[2] ?? '') ? (next?.[3] ?? '') : '';
  const tool = holding === '' ? withTool : holding;
  return isWith(preposition)
    ? { object, preposition: next?.[2] ?? '', other: next?.[3] ?? '', tool }
    : { object, preposition, other, tool };
}

/** The ways in which a doing can be parted into a verb and what it is done to, the likeliest first. */
export function phrasesOf(doing: string, holding: string): { verb: string; phrases: Phrases }[] {
  const text = doing.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim();
  const [gerund = '', second = '', ...rest] = text.split(' ');
  const held = holding.trim().toLowerCase();
  const whole = part([second, ...rest].join(' '), held);
  const led = { verb: `${gerund} ${second}`, phrases: part(rest.join(' '), held) };
  const [, object = '', particle = ''] = particles.exec([second, ...rest].join(' ')) ?? [];
  const trailed =
    particle === '' ? [] : [{ verb: `${gerund} ${particle}`, phrases: part(object, held) }];
  return [led, ...trailed, { verb: gerund, phrases: whole }];
}
