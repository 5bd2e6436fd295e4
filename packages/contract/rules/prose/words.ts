/* Closed classes of English words by which a description is read; content words are recognised by their place alone. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const countWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** Determiners that say nothing of a number. */
export const determiners = words(
  'the my your his her its our their this that these those another every each whose',
);

export const prepositions = words(`in on at under over through across along near beside behind
  between above below beneath inside outside around against onto into from with without by for to
  towards toward among amid atop past off up down before after during beyond within upon until via`);

/** Prepositions of a place that stay with it: "under a bridge". */
export const placePrepositions = words(`under inside outside behind near beside above below beneath
  between among amid along around atop beyond within against`);

/** Words that end a noun phrase without being verbs. */
export const links = words(
  'and or but while as who that which where when whose to so because than then if',
);

export const auxiliaries = words(
  'is are was were be been being has have had do does did can could will would may might must',
);

export const pronouns = words(`i you he she it we they me him us them there this that everything
  everyone everybody nothing nobody somebody someone something anyone anything what who here one`);

export const feelings = words(`happy sad angry afraid scared frightened worried excited proud tired
  calm relaxed nervous surprised shocked confused curious bored lonely jealous ashamed embarrassed
  grateful hopeful relieved annoyed furious delighted joyful cheerful thoughtful sleepy hungry
  exhausted puzzled anxious smiling laughing crying peaceful determined confident shy disappointed
  amazed astonished serious gloomy desperate heartbroken upset satisfied thrilled terrified smug grumpy suspicious mischievous`);

/** Adjectives of look that stand in front of a noun; others stay with it: "grandfather clock". */
export const lookWords = words(`old young big small little large huge tiny tall short long thin fat
  red orange yellow green blue purple pink brown black white grey gray dark
  bright pale colourful colorful striped spotted round flat square wide narrow heavy new broken
  dirty clean wet dry empty full open closed wooden stone 
  beautiful pretty ugly elderly middle-aged bearded bald grey-haired fluffy furry hairy worn ancient
  modern rusty shiny glowing burning smoking steaming frozen torn folded giant miniature strong weak
  foggy misty snowy sunny rainy dusty sandy rocky crowded quiet noisy fresh ripe raw cooked baked fried sliced sharp blunt soft hard smooth rough transparent young-looking
  happy sad angry worried tired excited proud scared nervous surprised sleepy hungry lonely busy`);

/** Clothes; "in" before them is no place. */
export const clothes = words(`coat coats hat hats dress dresses suit suits shirt jacket jackets
  uniform uniforms apron aprons scarf glasses boots robe robes costume costumes armour armor jeans
  sweater hoodie gown gowns helmet helmets cape mask masks pyjamas skirt tie vest overalls cap
  cardigan sunglasses gloves shoes trousers shorts bikini kimono sari turban toga black white red
  blue green yellow pink purple grey gray`);

/** Nouns without a plural. */
export const massNouns =
  words(`water honey rice milk bread butter flour sugar salt pepper oil coffee
  tea juice wine beer soup meat cheese chocolate sand snow rain ice fog smoke steam fire dust mud
  grass soil dirt wood glass metal gold silver iron steel paper money traffic furniture luggage
  clothing food fruit blood air light lightning electricity music text hair wool cotton plastic
  rust arsenic vapour vapor soot concrete spinach juice vinegar gunk pollen powder sweat
  oxygen carbon gas petrol fuel coal cement clay bacon ham pork beef chicken-meat flesh yoghurt yogurt
  garlic cumin heat yeast sourdough stock broth turmeric cinnamon paprika ginger parsley basil oregano mould mold evidence jewellery jewelry rubbish garbage trash dough pasta equipment mist sunlight moonlight lava ash foam seaweed
  jeans trousers scissors glasses sunglasses shorts pants tweezers pliers clothes pyjamas binoculars headphones earphones goggles
  weather energy sound noise darkness rubble sunshine slime mucus sap nectar wax ink soap shampoo toothpaste detergent paint glue leather silk
  linen bronze copper zinc aluminium aluminum nickel lead uranium lithium helium hydrogen nitrogen methane ozone plasma magma granite marble
  limestone gravel chalk seawater rainwater saltwater groundwater sewage bamboo moss algae plankton hay straw corn wheat barley oats rye maize
  lettuce popcorn ketchup mustard mayonnaise jam jelly syrup cream custard porridge soda lemonade vodka whisky whiskey rum`);

/** Parts of which a thing has one: "the surface of Mercury". */
export const partNouns = words(
  'surface top bottom edge middle centre center inside outside end beginning front back rest base tip core roof',
);

/** Of which there is one: "the sun". */
export const uniqueNouns = words('sun moon sky sea ocean earth universe world horizon atmosphere');

/** They end in -ing and are things. */
export const ingNouns = words(`building buildings king kings ring rings spring morning evening thing
  things wing wings string strings ceiling ceilings wedding weddings painting paintings dumpling
  dumplings duckling ducklings clothing earring earrings meeting meetings meal viking vikings sling
  swing herring pudding lightning sibling siblings railing railings awning inning crossing gosling
  sterling darling nothing something everything anything drawing drawings parking shopping`);

/** Nouns whose plural is not made by rule, and some whose plural would be undone wrongly. */
export const irregularPlurals: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  tooth: 'teeth',
  goose: 'geese',
  mouse: 'mice',
  leaf: 'leaves',
  wolf: 'wolves',
  knife: 'knives',
  loaf: 'loaves',
  half: 'halves',
  shelf: 'shelves',
  thief: 'thieves',
  life: 'lives',
  wife: 'wives',
  calf: 'calves',
  scarf: 'scarves',
  ox: 'oxen',
  sheep: 'sheep',
  fish: 'fish',
  deer: 'deer',
  potato: 'potatoes',
  tomato: 'tomatoes',
  hero: 'heroes',
  echo: 'echoes',
  volcano: 'volcanoes',
  cactus: 'cacti',
  fungus: 'fungi',
  bacterium: 'bacteria',
  aircraft: 'aircraft',
  series: 'series',
  species: 'species',
  bus: 'buses',
  quiz: 'quizzes',
  elf: 'elves',
  policeman: 'policemen',
  fisherman: 'fishermen',
  salmon: 'salmon',
  moose: 'moose',
  fireman: 'firemen',
  grandchild: 'grandchildren',
  movie: 'movies',
  cookie: 'cookies',
  zombie: 'zombies',
  pie: 'pies',
  tie: 'ties',
  selfie: 'selfies',
  shoe: 'shoes',
  genie: 'genies',
  axe: 'axes',
  dice: 'dice',
  businessman: 'businessmen',
  emu: 'emus',
  menu: 'menus',
  guru: 'gurus',
  gnu: 'gnus',
};
