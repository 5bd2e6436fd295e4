import type { Feeling, FigureAction } from '../../figures/figure.ts';

/* Lines of death and loss: nobody in their pictures is cheerful. */

const who =
  '(?:[Hh]e|[Ss]he|[Tt]hey|dad|daddy|mum|mom|mother|father|gran|grandma|grandad|granddad|grandpa|nan|nana|grandmother|grandfather|husband|wife|son|daughter|brother|sister|aunt|uncle|friend|neighbour|dog|cat|\\p{Lu}\\p{Ll}{2,})';
const told: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})${who} (?:had |has |'d )?(?:died|passed (?:away|on|in|last|when)|passed[.,;]|was (?:buried|diagnosed)|(?:is|was) (?:dead|dying))(?!\p{L})`,
    'u',
  ),
  /(?<!\p{L})(?:funeral|burial|wake for|hospice|cremat\p{L}+|mourn(?:s|ed|ing|ers?)?|grie(?:f|ving|ved)|bereave\p{L}+|obituar\p{L}+|in (?:loving )?memory|survived by|(?:his|her|their|whose) death|terminal(?:ly)? ill\p{L}*|stage four|chemo(?:therapy)?|(?:he|she|we|I) lost (?:my|his|her|our|their) (?:\p{L}+ )?(?:dad|mum|mom|mother|father|husband|wife|son|daughter|brother|sister|gran\p{L}*|baby|friend|dog|cat))(?!\p{L})/iu,
  /(?<!\p{L})(?:gestorben|verstorben\p{L}*|starb|Beerdigung|Begräbnis|Trauer\p{L}*|murió|falleci\p{L}+|funeral(?:es)?|entierro|luto|décéd\p{L}+|est mort|enterrement|obsèques|deuil|è mort[oa]|funerale|lutto|morreu|faleceu|enterro|velório|umarł\p{L}*|zmarł\p{L}*|pogrzeb\p{L}*)(?!\p{L})/iu,
];

/** Whether a line tells of a death, a funeral or of somebody who is dying. */
export const tellsOfLoss = (line: string): boolean =>
  told.some((pattern) => pattern.test(line.slice(0, 2_000).replaceAll('’', "'")));

const quiet: Partial<Record<FigureAction, FigureAction>> = {
  cheer: 'stand',
  dance: 'stand',
  jump: 'stand',
  laugh: 'stand',
  wave: 'stand',
  run: 'walk',
};

/** What somebody does, slowly. */
export const quietly = (action: FigureAction): FigureAction => quiet[action] ?? action;

const cheerful: ReadonlySet<Feeling> = new Set<Feeling>(['happy', 'proud', 'calm', 'surprised']);

/** How somebody looks where a loss is told. */
export const inMourning = (feeling: Feeling): Feeling => (cheerful.has(feeling) ? 'sad' : feeling);
