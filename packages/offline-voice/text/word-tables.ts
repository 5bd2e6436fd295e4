/** Short written forms as they are said aloud. Keys are lower case; the forms themselves are matched in `normalise-text.ts`. */
export type WordTable = ReadonlyMap<string, string>;

const table = (entries: Readonly<Record<string, string>>): WordTable =>
  new Map(Object.entries(entries));

/** Said whatever follows. Written with or without their full stop. */
export const abbreviations = table({
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  prof: 'professor',
  jr: 'junior',
  sr: 'senior',
  vs: 'versus',
  etc: 'et cetera',
  'e.g': 'for example',
  'i.e': 'that is',
  approx: 'approximately',
  dept: 'department',
  'a.m': 'ay m',
  'p.m': 'p m',
  'ph.d': 'p h d',
  phd: 'p h d',
  phds: "p h d's",
  'w/': 'with',
  'w/o': 'without',
  ave: 'avenue',
  blvd: 'boulevard',
  ltd: 'limited',
  corp: 'corporation',
  inc: 'incorporated',
  'u.s': 'u s',
  'u.k': 'u k',
  'u.s.a': 'u s ay',
  okay: 'okay',
  ok: 'okay',
});

/** Said so only before a capital: "Gen. Lee", but "the next gen". */
export const titles = table({
  dr: 'doctor',
  st: 'saint',
  gen: 'general',
  capt: 'captain',
  lt: 'lieutenant',
  sgt: 'sergeant',
  rev: 'reverend',
  gov: 'governor',
  sen: 'senator',
  rep: 'representative',
  pres: 'president',
  mt: 'mount',
  hon: 'honorable',
});

/** Said so where no capital follows: "on Elm St.". */
export const places = table({ dr: 'drive', st: 'street', rd: 'road' });

/** Said so only before a number: "No. 5", "Jan. 3". */
export const beforeNumber = table({
  no: 'number',
  fig: 'figure',
  vol: 'volume',
  ch: 'chapter',
  pp: 'pages',
  est: 'established',
  jan: 'january',
  feb: 'february',
  mar: 'march',
  apr: 'april',
  jun: 'june',
  jul: 'july',
  aug: 'august',
  sep: 'september',
  sept: 'september',
  oct: 'october',
  nov: 'november',
  dec: 'december',
});

export const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** After a number. One and many; the case of the key matters. */
export const units: ReadonlyMap<string, readonly [one: string, many: string]> = new Map(
  Object.entries({
    km: ['kilometer', 'kilometers'],
    m: ['meter', 'meters'],
    cm: ['centimeter', 'centimeters'],
    mm: ['millimeter', 'millimeters'],
    nm: ['nanometer', 'nanometers'],
    mi: ['mile', 'miles'],
    ft: ['foot', 'feet'],
    yd: ['yard', 'yards'],
    in: ['inch', 'inches'],
    kg: ['kilogram', 'kilograms'],
    g: ['gram', 'grams'],
    mg: ['milligram', 'milligrams'],
    lb: ['pound', 'pounds'],
    lbs: ['pound', 'pounds'],
    oz: ['ounce', 'ounces'],
    l: ['liter', 'liters'],
    L: ['liter', 'liters'],
    ml: ['milliliter', 'milliliters'],
    mph: ['mile per hour', 'miles per hour'],
    kph: ['kilometer per hour', 'kilometers per hour'],
    'km/h': ['kilometer per hour', 'kilometers per hour'],
    'm/s': ['meter per second', 'meters per second'],
    'km²': ['square kilometer', 'square kilometers'],
    'm²': ['square meter', 'square meters'],
    h: ['hour', 'hours'],
    hr: ['hour', 'hours'],
    hrs: ['hour', 'hours'],
    min: ['minute', 'minutes'],
    mins: ['minute', 'minutes'],
    s: ['second', 'seconds'],
    sec: ['second', 'seconds'],
    secs: ['second', 'seconds'],
    ms: ['millisecond', 'milliseconds'],
    yr: ['year', 'years'],
    yrs: ['year', 'years'],
    '%': ['percent', 'percent'],
    '¢': ['cent', 'cents'],
    '‰': ['per thousand', 'per thousand'],
    '°': ['degree', 'degrees'],
    '°C': ['degree celsius', 'degrees celsius'],
    '°F': ['degree fahrenheit', 'degrees fahrenheit'],
    K: ['thousand', 'thousand'],
    k: ['thousand', 'thousand'],
    M: ['million', 'million'],
    B: ['billion', 'billion'],
    bn: ['billion', 'billion'],
    T: ['trillion', 'trillion'],
    W: ['watt', 'watts'],
    kW: ['kilowatt', 'kilowatts'],
    MW: ['megawatt', 'megawatts'],
    GW: ['gigawatt', 'gigawatts'],
    kWh: ['kilowatt hour', 'kilowatt hours'],
    V: ['volt', 'volts'],
    Hz: ['hertz', 'hertz'],
    kHz: ['kilohertz', 'kilohertz'],
    MHz: ['megahertz', 'megahertz'],
    GHz: ['gigahertz', 'gigahertz'],
    kcal: ['kilocalorie', 'kilocalories'],
    KB: ['kilobyte', 'kilobytes'],
    MB: ['megabyte', 'megabytes'],
    GB: ['gigabyte', 'gigabytes'],
    TB: ['terabyte', 'terabytes'],
    px: ['pixel', 'pixels'],
    fps: ['frame per second', 'frames per second'],
    x: ['time', 'times'],
    X: ['time', 'times'],
    '×': ['time', 'times'],
    am: ['ay m', 'ay m'],
    AM: ['ay m', 'ay m'],
    pm: ['p m', 'p m'],
    PM: ['p m', 'p m'],
    'a.m': ['ay m', 'ay m'],
    'p.m': ['p m', 'p m'],
    p: ['p', 'p'],
    D: ['d', 'd'],
    G: ['g', 'g'],
  } satisfies Record<string, [string, string]>),
);

/** Sign, its unit for one and for many, and the hundredth of it. */
export const currencies: ReadonlyMap<
  string,
  readonly [one: string, many: string, cent: string, cents: string]
> = new Map(
  Object.entries({
    $: ['dollar', 'dollars', 'cent', 'cents'],
    '€': ['euro', 'euros', 'cent', 'cents'],
    '£': ['pound', 'pounds', 'penny', 'pence'],
    '¥': ['yen', 'yen', 'sen', 'sen'],
    '₹': ['rupee', 'rupees', 'paisa', 'paise'],
    '₩': ['won', 'won', 'jeon', 'jeon'],
  } satisfies Record<string, [string, string, string, string]>),
);

/** Signs that stand alone between words, or inside a web address. */
export const symbols = table({
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '@': 'at',
  '%': 'percent',
  '#': 'number',
  '*': '',
  '~': 'about',
  '≈': 'about',
  '×': 'times',
  '÷': 'divided by',
  '<': 'less than',
  '>': 'greater than',
  '≤': 'at most',
  '≥': 'at least',
  '±': 'plus or minus',
  '°': 'degrees',
  '©': 'copyright',
  '®': '',
  '™': '',
  '→': 'to',
  π: 'pi',
  µ: 'micro',
  '½': 'one half',
  '¼': 'one quarter',
  '¾': 'three quarters',
  '§': 'section',
  $: 'dollars',
  '€': 'euros',
  '£': 'pounds',
  '¥': 'yen',
});

/** Capitals that are read as a word. Others are spelled out unless they look like a shouted English word. */
export const spokenAcronyms: ReadonlySet<string> = new Set(
  (
    'NASA NATO UNESCO UNICEF OPEC RAM ROM PIN GIF JPEG LASER RADAR SONAR SCUBA COVID AIDS SWAT FIFA NAFTA ASAP MOMA IKEA LEGO ' +
    'BASIC CAD DOS SIM VIN YOLO FOMO MEME NERF PETA NIMBY BAFTA TED STEM LIDAR CERN ESPRESSO WASM ZIP'
  ).split(' '),
);

/** Spelled out even where everything around is in capitals. */
export const spelledAcronyms: ReadonlySet<string> = new Set(
  (
    'USA UK EU UN FBI CIA CEO CTO CFO AI API URL FAQ DIY DNA RNA TV PC GPU CPU USB HTML CSS SQL PDF SEO UFO VIP BBC CNN NBA NFL NYC LA DJ HD ' +
    'LED LCD GPS ATM HR PR ER MIT MBA PHD KPI ROI B2B'
  ).split(' '),
);

/** Short words that are often written in capitals for emphasis. */
export const shoutedWords: ReadonlySet<string> = new Set(
  (
    'A I AN AND ARE AS AT BE BIG BUT BUY BY CAN DAY DID DO EAT END FAR FOR FREE FUN GET GO GOT HAD HAS HE HER HERE HIM HIS HOT HOW IF IN ' +
    'IS ITS LET LOT LOVE LOW MAN MAY ME MORE MUST MY NEW NO NOT NOW OF OFF OH OLD ON ONE OR OUR OUT OWN RUN SAD SAY SEE SHE SO ' +
    'STOP SUN THE THIS TO TOO TOP TRY TWO UP US USE WAS WAY WE WHO WHY WIN WOW YES YET YOU YOUR ZOO'
  ).split(' '),
);
