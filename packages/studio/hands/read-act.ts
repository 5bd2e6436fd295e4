import { accentIn } from '../painting/casting/look-words.ts';
import {
  handMotions,
  type HandMotion,
  type HandsAct,
  type HandsThing,
  type WorkSurface,
} from './act.ts';
import { endsWithOneOf, phrasesOf, withoutDeterminer, type Phrases } from './act-phrases.ts';
import { rowsOf, type ActRow } from './act-rows.ts';
import { mostCm, thingNamed, workable } from './act-things.ts';
import { stuffNamed, vesselNamed, type Stuff } from './act-words.ts';
import { sheetColour } from './sheet-colours.ts';
import { toolNamed } from './tools.ts';
import { isOpenVessel, takesIn } from './vessel-drawings.ts';

/*
 * Which hands a doing shows: "scrubbing a rusty skillet" with "steel wool". What the painter cannot show as it is, it does not show
 * at all: the act must be known, what it is done to drawn, and so must be what it is done with.
 */

/** What is seen of an act, whoever does it. */
export type SeenAct = Omit<HandsAct, 'look' | 'cue'>;

const isMotion = (name: string): name is HandMotion =>
  handMotions.some((motion) => motion === name);

const onWalls: ReadonlySet<string> = new Set([
  'drawn-light-switch',
  'drawn-wall-socket',
  'hands-valve-wheel',
  'hands-oven-knob',
  'hands-push-button',
  'hands-breaker',
]);

const mixtures =
  /(?:^| )(?:batter|mixture|ingredients|everything|dough|eggs?|egg whites?|sauce|soup|stew|porridge|flour|sugar|butter|cream|paint|plaster|cement|salad|pasta|rice|curry|jam|glue|together|well|milk|water|chocolate|dressing|custard|liquid|spices|oil|onions?|vegetables|beans|lentils|salt|yeast|cocoa|honey|oats|risotto|pudding|solution|powder)$/u;
const drinks = /(?:^| )(?:coffee|tea|cocoa|drink|hot chocolate)$/u;

const stuffOf = ({ colour, form }: Stuff) => ({ colour, form });

function surfaceOf(row: ActRow, things: readonly (HandsThing | null)[]): WorkSurface {
  if (row.surface !== undefined) return row.surface;
  return things.some((thing) => thing !== null && onWalls.has(thing.emoji)) ? 'wall' : 'table';
}

/** The tool of an act: what is held, else what it is usually done with; null where what is held does not fit. */
function toolOf(row: ActRow, { object, tool }: Phrases): string | null {
  if (endsWithOneOf(tool, row.ownTools ?? []) !== null) return row.tool ?? '';
  // "With alcohol" says what is on the cloth.
  if (tool !== '' && stuffNamed(tool) === null) {
    const named = toolNamed(tool);
    if (named === null || row.tool === undefined) return null;
    return row.tools === undefined || row.tools.includes(named.name) ? named.name : null;
  }
  if (endsWithOneOf(object, row.barehanded ?? []) !== null) return '';
  const swap = row.swap?.find(([word = '']) => endsWithOneOf(object, [word]) !== null);
  return swap?.[1] ?? row.tool ?? '';
}

/** Behind these an object is where something goes. */
const goesTo = /^(?:into|in|onto|on|over|to|inside|on top of|across|against|under)$/u;
/** What everything here stands on. */
const tables =
  /^(?:kitchen |work|dining )?(?:table|tabletop|counter|countertop|top|desk|surface|bench|sideboard)$/u;
const grounds = /^(?:soil|ground|earth|bed|garden bed|lawn|garden|flower bed|raised bed|compost)$/u;
const vague = /^(?:top|it|them|the top|one|place|there)$/u;

/** Where something is put: null for nowhere in particular, undefined where that is not drawn. */
function targetOf(row: ActRow, { preposition, other }: Phrases): HandsThing | null | undefined {
  const noun = withoutDeterminer(other);
  if (tables.test(noun) || (row.motion === 'sprinkle' && grounds.test(noun))) return null;
  if (!goesTo.test(preposition) || noun === '' || vague.test(noun))
    return row.vessel === undefined || row.vessel === '' ? null : { emoji: row.vessel };
  if (drinks.test(noun)) return { emoji: 'hands-mug' };
  if (vesselNamed(noun) === null && stuffNamed(noun)?.form === 'liquid')
    return { emoji: 'hands-bowl' };
  return thingNamed(noun, { ...row, stagings: workable, most: mostCm }) ?? undefined;
}

interface Seen {
  readonly thing?: HandsThing | null;
  readonly target?: HandsThing | null;
  readonly tool?: string;
  readonly stuff?: SeenAct['stuff'];
  readonly motion?: HandMotion;
}

function seen(
  row: ActRow,
  { thing = null, target = null, tool = '', stuff = null, motion }: Seen,
): SeenAct | null {
  const own = isMotion(row.motion) ? row.motion : null;
  const shown = motion ?? own;
  return shown === null
    ? null
    : { motion: shown, thing, target, tool, stuff, surface: surfaceOf(row, [thing, target]) };
}

/** "Pouring milk into a bowl", "sprinkling salt over the soup". */
function readPoured(row: ActRow, phrases: Phrases): SeenAct | null {
  const { object, tool } = phrases;
  const onto = row.defaultStuff === undefined ? null : stuffNamed(row.defaultStuff);
  const named = stuffNamed(object);
  const isOnto =
    named === null &&
    onto !== null &&
    (row.defaultFor === undefined ? object !== '' : endsWithOneOf(object, row.defaultFor) !== null);
  const stuff = named ?? (isOnto ? onto : null);
  if (stuff === null || stuff.form === 'paste') return null;
  const aimed =
    isOnto && row.defaultFor === undefined
      ? (thingNamed(object, { ...row, stagings: workable }) ?? undefined)
      : targetOf(row, phrases);
  if (aimed === undefined) return null;
  if (row.motion === 'sprinkle') {
    const under = withoutDeterminer(phrases.other);
    const isGround = row.surface === 'ground' || grounds.test(under);
    const lies = isGround || tables.test(under);
    return tool !== ''
      ? null
      : seen(isGround ? { ...row, surface: 'ground' } : row, {
          target: aimed ?? (lies ? null : { emoji: 'hands-bowl' }),
          stuff: stuffOf(stuff),
        });
  }
  const from = tool === '' ? { emoji: stuff.from } : thingNamed(tool, row);
  return from === null ? null : seen(row, { thing: from, target: aimed, stuff: stuffOf(stuff) });
}

/** "Filling a glass with water", "watering a plant". */
function readFilled(row: ActRow, phrases: Phrases): SeenAct | null {
  const target = thingNamed(phrases.object, row);
  if (target === null || (row.fills === true && !isOpenVessel(target.emoji))) return null;
  if (row.source !== undefined)
    return phrases.tool !== '' && !/can\b|jug\b/u.test(phrases.tool)
      ? null
      : seen(row, {
          thing: { emoji: row.source },
          target,
          stuff: { colour: row.colour ?? '#a9d8f2', form: 'liquid' },
        });
  const stuff = stuffNamed(phrases.tool === '' ? 'water' : phrases.tool);
  return stuff === null || stuff.form === 'paste'
    ? null
    : seen(row, { thing: { emoji: stuff.from }, target, stuff: stuffOf(stuff) });
}

/** "Stirring the soup", "whisking eggs in a bowl", "stirring a saucepan". */
function readStirred(row: ActRow, phrases: Phrases): SeenAct | null {
  const tool = toolOf(row, phrases);
  if (tool === null) return null;
  const object = withoutDeterminer(phrases.object);
  if (drinks.test(object) && phrases.other === '')
    return seen(row, { target: { emoji: 'hands-mug' }, tool: 'spoon' });
  const vessel = vesselNamed(object);
  if (vessel !== null && isOpenVessel(vessel))
    return seen(row, { target: { emoji: vessel }, tool });
  if (object !== '' && !mixtures.test(object) && stuffNamed(object) === null) return null;
  const target = targetOf(row, phrases);
  if (target === undefined || target === null) return null;
  // A spoon stands in what has a rim.
  return isOpenVessel(target.emoji)
    ? seen(row, { target, tool })
    : phrases.preposition === 'into' ||
        phrases.preposition === 'to' ||
        stuffNamed(phrases.other) !== null
      ? seen(row, { target: { emoji: row.vessel ?? 'hands-bowl' }, tool })
      : null;
}

const spoons = /(?:^| )(?:tea|table)?spoon$/u;
/** They go into what is on the fire, where nothing else is said. */
const cooked = /(?:^| )(?:tea powder|curry powder|chilli powder|turmeric|cumin|mustard seeds?)$/u;
const spoonful =
  /(?:^| )(?:(?:tea|table) ?spoon(?:ful)?s?|spoon(?:ful)?s?|tsp|tbsp) (?:of )?\p{L}/u;

/** "Covering a bowl with a cloth", "wrapping bread in a tea towel". */
function readSheet(row: ActRow, phrases: Phrases): SeenAct | null {
  const { object, preposition, other, tool } = phrases;
  const named = tool !== '' ? tool : preposition === 'in' ? other : '';
  const colour = named === '' ? row.colour : sheetColour(named);
  const thing =
    endsWithOneOf(object, row.defaultFor ?? []) !== null && row.default !== undefined
      ? { emoji: row.default }
      : thingNamed(object, row);
  return colour === undefined || thing === null
    ? null
    : seen(row, { thing, stuff: { colour, form: 'pieces' } });
}

/** "Putting an apple into a bowl"; what has no shape is poured or strewn. */
function readPut(row: ActRow, phrases: Phrases): SeenAct | null {
  const stuff = stuffNamed(phrases.object);
  const isSpooned =
    spoons.test(phrases.tool) || (phrases.tool === '' && spoonful.test(phrases.object));
  if (isSpooned) {
    const under = targetOf(row, phrases);
    const isCooked = phrases.other === '' && cooked.test(phrases.object);
    return (stuff?.form !== 'grains' && stuff?.form !== 'pieces') || under === undefined
      ? null
      : seen(row, {
          motion: 'spoon',
          target: isCooked ? { emoji: 'hands-saucepan' } : (under ?? { emoji: 'hands-bowl' }),
          tool: 'spoon',
          stuff: stuffOf(stuff),
        });
  }
  if (phrases.tool !== '') return null;
  const target = targetOf(row, phrases);
  if (target === undefined) return null;
  const isInside = /^in(?:to|side)?$/u.test(phrases.preposition);
  if (isInside && target !== null && !takesIn(target.emoji)) return null;
  if (stuff !== null && stuff.form !== 'paste') {
    const isPinched = stuff.from === 'hands-small-bowl';
    const into = target ?? { emoji: 'hands-bowl' };
    return seen(row, {
      motion: isPinched ? 'sprinkle' : 'pour',
      thing: isPinched ? null : { emoji: stuff.from },
      target: into,
      stuff: stuffOf(stuff),
    });
  }
  const thing = thingNamed(phrases.object, row);
  return thing === null || thing.emoji === target?.emoji ? null : seen(row, { thing, target });
}

/** What an act's own material is made of: "folding a sheet of paper". */
function materialOf({ own, alone }: ActRow, object: string): { colour: string } | null {
  if (object === '') return alone === true ? { colour: '' } : null;
  const found = own?.find(([word = '']) => endsWithOneOf(object, [word]) !== null);
  if (found === undefined) return null;
  return { colour: accentIn(object) ?? found[1] ?? '' };
}

/** What stands there where a material is worked on: the pot and the colander of what is drained. */
const standingBy = ({ default: usual, target }: ActRow) => ({
  thing: usual === undefined ? null : { emoji: usual },
  target: target === undefined ? null : { emoji: target },
});

/** "Inserting a battery into a torch"; nothing where it is not said into what. */
function readInserted(row: ActRow, { object, preposition, other, tool }: Phrases): SeenAct | null {
  const isInto = goesTo.test(preposition) && endsWithOneOf(other, row.into ?? []) !== null;
  const thing = isInto && tool === '' ? thingNamed(object, row) : null;
  const target = isInto ? thingNamed(other, row) : null;
  return thing === null || target === null || thing.emoji === target.emoji
    ? null
    : seen(row, { thing, target });
}

/** "Washing a spacer in soapy water"; nothing without the soap. */
function readInSuds(row: ActRow, { object, preposition, other }: Phrases): SeenAct | null {
  if (preposition !== 'in' || endsWithOneOf(other, row.into ?? []) === null) return null;
  const thing = thingNamed(object, row);
  return thing === null ? null : seen(row, { ...standingBy(row), thing });
}

/** Acts on a thing, or on a material of their own. */
function readWorked(row: ActRow, phrases: Phrases): SeenAct | null {
  const tool = toolOf(row, phrases);
  if (tool === null) return null;
  const { object } = phrases;
  const material = materialOf(row, object);
  const spread =
    row.motion === 'rub' && tool.endsWith('brush') && row.wet !== true
      ? stuffNamed(phrases.tool)
      : null;
  const paste =
    row.paste === undefined
      ? spread === null
        ? null
        : { colour: spread.colour, form: 'paste' as const }
      : { colour: accentIn(object) ?? row.paste, form: 'paste' as const };
  if (material !== null && (row.thing === undefined || row.thing === 'tied'))
    return seen(row, {
      ...standingBy(row),
      tool,
      stuff:
        material.colour === ''
          ? null
          : {
              colour: material.colour,
              form: row.wet === true ? 'liquid' : row.paste === undefined ? 'pieces' : 'paste',
            },
    });
  if (row.thing === undefined) return null;
  if (
    endsWithOneOf(object, row.bare ?? []) !== null ||
    endsWithOneOf(object, row.paperFor ?? []) !== null
  )
    return seen(row, { tool });
  if (endsWithOneOf(object, row.barehanded ?? []) !== null && row.motion === 'wash')
    return seen(row, {});
  if (row.default !== undefined && endsWithOneOf(object, row.defaultFor ?? []) !== null)
    return seen(row, { thing: { emoji: row.default }, tool });
  const thing =
    thingNamed(object, row) ??
    (row.default !== undefined && row.defaultFor === undefined && object !== ''
      ? { emoji: row.default }
      : null);
  if (thing === null) return null;
  return seen(row, {
    thing,
    tool,
    target: row.target === undefined ? null : { emoji: row.target },
    stuff: row.wet === true ? { colour: '#ffffff', form: 'liquid' } : paste,
  });
}

/** "Spreading butter on bread". */
function readSpread(row: ActRow, phrases: Phrases): SeenAct | null {
  const stuff = stuffNamed(phrases.object);
  const tool = toolOf(row, {
    ...phrases,
    tool: stuffNamed(phrases.tool) === null ? phrases.tool : '',
  });
  if (stuff?.form !== 'paste' || tool === null) return null;
  const noun = withoutDeterminer(phrases.other);
  const thing =
    noun === '' || vague.test(noun) ? { emoji: row.default ?? 'bread' } : thingNamed(noun, row);
  return thing === null ? null : seen(row, { thing, tool, stuff: stuffOf(stuff) });
}

function readRow(row: ActRow, told: Phrases): SeenAct | null {
  const other = row.instead?.find(([word = '']) => withoutDeterminer(told.object) === word)?.[1];
  // "Pressing on the lid": what is worked on stands behind the word.
  const isOn = row.onto === true && told.object === '' && told.preposition === 'on';
  const named = isOn ? told.other : other;
  const phrases = named === undefined ? told : { ...told, object: named };
  const { object } = phrases;
  if (row.only !== undefined && endsWithOneOf(object, row.only) === null) return null;
  if (row.not !== undefined && endsWithOneOf(object, row.not) !== null) return null;
  if (row.plug === true)
    return phrases.tool === ''
      ? seen(row, {
          thing: { emoji: 'drawn-three-pin-plug' },
          target: { emoji: 'drawn-wall-socket' },
        })
      : null;
  if (row.stuffOn === true) return readSpread(row, phrases);
  if (row.fills === true || row.source !== undefined) return readFilled(row, phrases);
  if (row.stuff === true) return readPoured(row, phrases);
  if (row.stirs === true) return readStirred(row, phrases);
  if (row.motion === 'put') return readPut(row, phrases);
  if (row.motion === 'insert') return readInserted(row, phrases);
  if (row.motion === 'suds') return readInSuds(row, phrases);
  if (row.motion === 'cover' || row.motion === 'wrap') return readSheet(row, phrases);
  if (
    row.motion === 'lid' ||
    row.motion === 'crack' ||
    row.motion === 'squeeze' ||
    row.motion === 'press-down'
  )
    return readOver(row, phrases);
  return readWorked(row, phrases);
}

/** Acts over a vessel that the line may leave out. */
function readOver(row: ActRow, phrases: Phrases): SeenAct | null {
  const tool = toolOf(row, phrases);
  if (tool === null) return null;
  const named = vesselNamed(withoutDeterminer(phrases.object));
  const told =
    row.motion === 'lid' && named !== null && isOpenVessel(named) ? { emoji: named } : undefined;
  const target = told ?? targetOf(row, phrases);
  if (target === undefined) return null;
  if (row.motion === 'lid')
    return target === null || (phrases.tool !== '' && endsWithOneOf(phrases.tool, ['lid']) === null)
      ? null
      : seen(row, { target });
  if (row.motion === 'crack') return seen(row, { target });
  if (row.motion === 'squeeze') {
    const thing = thingNamed(phrases.object, row);
    return thing === null
      ? null
      : seen(row, { thing, target, stuff: { colour: row.colour ?? '#f4e58a', form: 'liquid' } });
  }
  if (row.tool !== undefined)
    return seen(row, { target: tool === 'pestle' ? { emoji: 'hands-mortar' } : target, tool });
  const thing = thingNamed(phrases.object, row);
  return thing === null ? null : seen(row, { thing });
}

/** What hands are seen to do; null where the painter cannot show it truthfully. */
export function readHands(doing: string, holding: string): SeenAct | null {
  const isByHand = doing.endsWith(' by hand');
  for (const { verb, phrases } of phrasesOf(doing, holding))
    for (const row of rowsOf(verb)) {
      if (row.byHand === true && !isByHand) continue;
      const act = readRow(row, phrases);
      if (act !== null) return act;
    }
  return null;
}

/** Whether the painter shows hands at `doing`, a word in -ing with its object, with what they hold; empty for nothing. */
export const showsHands = (doing: string, holding: string): boolean =>
  readHands(doing, holding) !== null;
