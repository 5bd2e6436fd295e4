import type { FigureAction } from '../../figures/figure.ts';
import type { TemplateName } from '../drawing.ts';
import { toldPlaces } from './place-words.ts';

/** Words that name a place where people are, and the set that shows it. */
const places: readonly (readonly [RegExp, TemplateName])[] = [
  ...toldPlaces,
  [
    /\b(?:(?:on|in|inside|aboard|onto|into) (?:(?:the|an?|my|his|her|our|their|this|that|every) )?(?:[\p{L}\d]+ ){0,2}(?:bus|coach|minibus)|(?:drive|drives|driven|drove|driving) (?:[\p{L}\d'’]+ ){0,4}(?:bus|coach)|bus seat|back of the bus)\b(?! (?:stop|station|shelter|lane|fare|ticket|pass))/iu,
    'bus',
  ],
  [/\b(?:petrol|gas|filling|service) station|\bforecourt\b|\bpetrol pump/iu, 'petrol-station'],
  [
    /\b(?:(?:bike|bicycle|cycle) (?:work)?(?:shop|repairs?|repair shop)|bike mechanic'?s?)\b/iu,
    'bike-workshop',
  ],
  [/\b(?:garden cent(?:re|er)s?|plant nursery|garden shop)\b/iu, 'garden-centre'],
  [
    /\b(?:self[- ]?(?:service )?checkout|checkout|(?:at|behind) the (?:till|cash desk|counter)|bagging area|supermarket|grocery(?: store)?|corner shop|in (?:a|the|our|my) (?:shop|store))\b/iu,
    'checkout',
  ],
  [
    /\b(?:(?:hospital|maternity|children's) (?:wards?|rooms?|beds?)|(?:in|on|at|down) (?:the|an?|his|her|my) (?:\p{L}+ )?(?:ward|hospital)|wards? (?:at night|of (?:a|the) hospital)|intensive care)\b(?! (?:car|gown|bag|radio|shop))/iu,
    'hospital-ward',
  ],
  [
    /\b(?:(?:in|at|inside) (?:the|a|an|our|my|his|her) (?:\p{L}+ )?(?:bakery|baker's)|bakery (?:counter|shop))\b/iu,
    'bakery-shop',
  ],
  [/\b(?:in|at) (?:the|a|an|our|my) (?:\p{L}+ ){0,2}classroom\b|\bclassroom\b/iu, 'classroom'],
  [/\b(?:barber(?:'s|s|shop)|barber shop|hairdresser's|hair ?salon)\b/iu, 'barbershop'],
  [/\b(?:(?:football|village|soccer) pitch|football (?:ground|field))\b/iu, 'football-pitch'],
  [
    /\b(?:(?:railway|train) (?:station|platform)|(?:on|at|along) (?:the|a) (?:station )?platform|station platform)\b/iu,
    'platform',
  ],
  [/\b(?:allotment|veg(?:etable)? patch|community garden|vegetable plot)s?\b/iu, 'allotment'],
  [/\b(?:launderettes?|laundrettes?|laundromats?)\b/iu, 'launderette'],
  [
    /\b(?:stairwell|staircase|(?:on|up|down) the (?:stairs|landing)|hallway|entrance hall|(?:in|through) the hall)\b/iu,
    'stairwell',
  ],
  [/\b(?:car park|parking (?:lot|garage|deck)|multi-?storey)\b/iu, 'car-park'],
  [
    /\b(?:kiosk|beach (?:bar|shack|caf[eé]|stall|hut)|ice[- ]cream (?:stall|stand|kiosk|parlour))\b/iu,
    'kiosk',
  ],
  [/\b(?:in|into|inside) (?:the|a|my|our|your) (?:fridge|refrigerator)\b/iu, 'fridge'],
  [
    /\b(?:kitchens?(?! (?:kni(?:fe|ves)|rolls?|towels?|paper|scales?|scissors|timers?|bins?|ones?)\b)|cooker|oven|hob|worktop|kitchen table|under the sink|at the sink|washing-up|dining room|bakery)\b/iu,
    'table',
  ],
  [
    /\b(?:(?<!community )gardens?(?! (?:cent(?:re|er)s?|shop)\b)|yard|fields?|farm|orchard|meadow|lawn|(?:tall|long|the) grass|country (?:road|lane)|flower ?bed|greenhouse|(?:the|a|our|local) park|hillside|back garden|paddock|dusty track|footpath|^village(?! hall)|(?:in|through|of) (?:the|our|a|every|my) village(?! hall)|countryside)\b/iu,
    'hills',
  ],
  [
    /\b(?:on the moon|^the moon$|on mars|^mars$|outer space|in (?:outer |deep )?space|in orbit|space station)\b/iu,
    'space',
  ],
  [/\b(?:woods|forest|woodland)\b/iu, 'forest'],
  [/\b(?:beach|seaside|shore|harbour|pier|coast)\b/iu, 'coast'],
  // Tools on the wall, a bench and bicycles: at home that is a garage or a shed.
  [/\b(?:garage|shed)\b/iu, 'bike-workshop'],
  [/\b(?:workshop|factory|building site|warehouse|workbench|depot)\b/iu, 'factory'],
  [/\b(?:swimming pool|stadium|football pitch|pitch|running track|gym)\b/iu, 'stadium'],
  [
    /\b(?:street|pavement|crossing|doorstep|(?:on|at) (?:the|his|her|my|our|every) (?:porch|front door)|the road|high street|market|lollipop|town square)\b/iu,
    'street',
  ],
  [
    /\b(?:at home|living room|sofa|armchair|fireplace|our house|my house|the house|my flat|the flat|utility room|washing machine|the whites|powder go in|laundry|ward|hospital|in class|at school|lesson|village hall|church hall|care home|salon)\b/iu,
    'room',
  ],
];

/** Where some things are done, whoever does them. */
export const workplaces: Partial<Record<FigureAction, readonly TemplateName[]>> = {
  // Nobody drives through a room.
  drive: ['abstract', 'hills', 'city', 'street', 'car-park', 'petrol-station', 'coast', 'forest'],
  cut: ['table'],
  stir: ['table'],
  knead: ['table'],
  pour: ['table', 'pub', 'cafe'],
  cook: ['table'],
  'wash-up': ['table'],
  plumb: ['table', 'room'],
  iron: ['room', 'bedroom'],
  'load-washer': ['room'],
  sip: ['table', 'room', 'cafe', 'pub', 'office', 'waiting-room'],
  knit: ['room', 'waiting-room', 'bedroom', 'cafe'],
  sew: ['room'],
  'play-piano': ['room', 'stage', 'church', 'pub'],
  sleep: ['bedroom', 'room', 'hospital-ward'],
  swim: ['coast', 'stadium', 'underwater'],
  type: ['room', 'office', 'library', 'cafe', 'bedroom', 'service-counter'],
  write: ['room', 'table', 'office', 'library', 'classroom', 'bedroom', 'service-counter', 'cafe'],
  eat: ['table', 'room', 'cafe', 'pub'],
  plant: ['hills'],
  dig: ['hills', 'forest', 'coast'],
  'pull-up': ['hills'],
  'water-plants': ['hills', 'room'],
  'push-barrow': ['hills', 'factory'],
  mend: ['factory', 'room', 'table'],
  hammer: ['factory', 'room', 'hills'],
};

/** "In the yard", "on a bus": where something happens, rather than what is spoken of. */
const whereabouts =
  /\b(?:in|inside|at|on|into|onto|aboard|by|beside|near|along|outside|in front of|opposite|driv(?:e|es|en|ing)|drove) (?:the|an?|my|our|his|her|their|this|that|every)(?: (?!(?:in|inside|at|on|into|onto|aboard)\b)[\p{L}\p{N}'’-]+){1,4}/giu;
/** What is asked, denied or supposed happens nowhere. */
const unreal = /[?？]\s*$|\b(?:not|never|no|without|if|imagine|than|or)\b|n['’]t\b/iu;

/** The set of the place in which a line says that it happens; null where it names none. */
export const placeHappening = (line: string): TemplateName | null =>
  line
    .slice(0, 1_200)
    .split(/(?<=[.!?？])\s+/u)
    .filter((sentence) => !unreal.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(whereabouts)])
    .map(([phrase]) => placeOf(phrase))
    .find((name) => name !== null) ?? null;

/** The set of the place that a text names first; null where it names none. */
export const placeOf = (text: string): TemplateName | null => {
  const found = places.flatMap(([pattern, name]) => {
    const at = pattern.exec(text)?.index;
    return at === undefined ? [] : [{ name, at }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.name ?? null;
};
