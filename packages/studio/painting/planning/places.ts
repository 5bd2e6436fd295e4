import type { FigureAction } from '../../figures/figure.ts';
import type { TemplateName } from '../drawing.ts';

/** Words that name a place where people are, and the set that shows it. */
const places: readonly (readonly [RegExp, TemplateName])[] = [
  [
    /\b(?:kitchens?|cooker|oven|hob|worktop|kitchen table|under the sink|at the sink|washing-up|dining room|bakery|caf[eé])\b/iu,
    'table',
  ],
  [
    /\b(?:allotment|gardens?(?! cent(?:re|er)s?\b)|fields?|farm|orchard|meadow|lawn|vegetable patch|flower ?bed|greenhouse|(?:the|a|our|local) park|hillside|back garden|paddock|dusty track|footpath|^village(?! hall)|(?:in|through|of) (?:the|our|a|every|my) village(?! hall)|countryside|veg patch)\b/iu,
    'hills',
  ],
  [
    /\b(?:on the moon|^the moon$|on mars|^mars$|outer space|in (?:outer |deep )?space|in orbit|space station)\b/iu,
    'space',
  ],
  [/\b(?:woods|forest|woodland)\b/iu, 'forest'],
  [/\b(?:beach|seaside|shore|harbour|pier|coast)\b/iu, 'coast'],
  [/\b(?:workshop|garage|shed|factory|building site|warehouse|workbench|depot)\b/iu, 'factory'],
  [/\b(?:swimming pool|stadium|football pitch|pitch|running track|gym)\b/iu, 'stadium'],
  [
    /\b(?:bus stop|street|pavement|crossing|doorstep|(?:on|at) (?:the|his|her|my|our|every) (?:porch|door|front door)|the road|high street|market|lollipop|town square)\b/iu,
    'street',
  ],
  [
    /\b(?:at home|living room|bedroom|bathroom|sofa|armchair|in bed|fireplace|our house|my house|the house|my flat|the flat|hallway|utility room|washing machine|the whites|powder go in|laundry|ward|hospital|clinic|surgery|classroom|in class|at school|lesson|office|at work|library|village hall|church hall|care home|waiting room|barber's|salon|garden cent(?:re|er)s?|supermarket|in (?:a|the|our|my) (?:shop|store))\b/iu,
    'room',
  ],
];

/** Where some things are done, whoever does them. */
export const workplaces: Partial<Record<FigureAction, readonly TemplateName[]>> = {
  cut: ['table'],
  stir: ['table'],
  knead: ['table'],
  pour: ['table'],
  cook: ['table'],
  'wash-up': ['table'],
  plumb: ['table', 'room'],
  iron: ['room'],
  'load-washer': ['room'],
  sip: ['table', 'room'],
  knit: ['room'],
  sew: ['room'],
  'play-piano': ['room', 'stage'],
  sleep: ['room'],
  swim: ['coast', 'stadium', 'underwater'],
  type: ['room'],
  write: ['room', 'table'],
  eat: ['table', 'room'],
  plant: ['hills'],
  dig: ['hills', 'forest', 'coast'],
  'pull-up': ['hills'],
  'water-plants': ['hills', 'room'],
  'push-barrow': ['hills', 'factory'],
  mend: ['factory', 'room', 'table'],
  hammer: ['factory', 'room', 'hills'],
};

/** The set of the place that a text names first; null where it names none. */
export const placeOf = (text: string): TemplateName | null => {
  const found = places.flatMap(([pattern, name]) => {
    const at = pattern.exec(text)?.index;
    return at === undefined ? [] : [{ name, at }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.name ?? null;
};
