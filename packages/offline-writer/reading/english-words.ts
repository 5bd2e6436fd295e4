/** Closed classes of English, and the commonest verbs; all in lower case. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const determiners = set(
  'the a an this that these those my your his her its our their some any no every each all both either neither another such what which whose one two three four five six seven eight nine ten many few several most more less enough half',
);
export const subjectPronouns = set('i you he she it we they there who nobody everybody everyone someone somebody anyone nothing something everything');
export const thirdPersons = set('he she they him her hers his them their theirs it its himself herself themselves itself');
export const prepositions = set(
  'of in on at for with without from by to into onto over under about after before between through during against among within across behind beyond near since until till toward towards upon like as than per via off up down out around along despite inside outside above below',
);
export const conjunctions = set('and or but nor yet so because although though while whereas if when unless until since whether than that');
export const auxiliaries = set(
  "am is are was were has have had do does did can could will would shall should may might must cannot can't couldn't won't wouldn't shan't shouldn't mustn't isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't ain't i'm you're we're they're he's she's it's there's here's that's what's who's where's how's let's i've you've we've they've i'll you'll he'll she'll it'll we'll they'll i'd you'd he'd she'd we'd they'd who'd that'll gonna wanna gotta cant dont doesnt didnt isnt wasnt wont im ive youre theyre thats",
);
export const adverbs = set(
  'always never often usually sometimes rarely seldom ever just only also still already even almost nearly really very quite too now then here there again once twice soon later today yesterday tomorrow tonight not probably maybe perhaps actually simply finally first next suddenly slowly quickly gently carefully please instead together well back away forward ahead online daily once',
);

/** Past tenses that are no other word. */
export const irregularPasts = set(
  'went came saw took gave got made said knew thought felt kept left began found told became brought bought built broke caught chose drew drank drove ate fell fought flew forgot grew heard held hid lost met paid ran rose sat sold sent shook shot sang sank slept slid spoke spent stood stole struck swam taught threw understood woke wore won wrote led meant sought swore laid lay blew froze rode tore bit dug hung stuck swept wept bent fled dealt leapt overcame withdrew arose awoke bore forbade forgave undertook outran beat cost hit',
);

/** Verbs that are seldom another part of speech. */
export const sureVerbs = set(
  'accept achieve add admit advise affect agree allow announce appear apply arrive ask assume attract avoid bake become begin believe belong blend boil borrow bring build buy carry celebrate choose clean collect combine compare complete connect consider contain continue convert cook create decide deliver deny depend describe destroy develop die disappear discover divide dry earn eat encourage enjoy ensure enter escape exist expand expect explain explore fall feed feel fill find finish fly forget forgive freeze fry gather get give go grow happen hear heat hide hold hope hurt ignore imagine improve include increase inspire introduce invent invite keep kill know land last lead lean learn leave lend let lie listen live lose lower make mean melt mention mix need obtain occur open order own pay persuade pour prefer prepare prevent produce promise protect prove provide put reach read realize receive recognise recognize recycle reduce refuse relax remain remember remind remove repeat replace require rise roast save say season see seem sell send serve share shine shrink sing sit slice solve sort speak spend spoil spread squeeze stay steal stir store succeed suffer support suppose surprise survive swim take teach tell thank think throw travel treat trust try understand unlock upgrade wait want wash watch weigh whisk win wish wonder work worry write chop simmer garnish drain preheat marinate knead whip sprinkle drizzle fold peel grate crush soak rinse press push pull lift bend breathe stand hang attract evolve orbit absorb reflect attach attack migrate hibernate pollinate digest evaporate erupt collapse rule fought consume generate capture trap transform hunt dig sleep become rely vary belong sign subscribe follow click tap swipe download join book visit call stop start imagine turn taste smell look sound run walk play move change help use place cut set hit beat',
);

/** Words that are a verb as often as a noun; only their surroundings tell. */
export const nounVerbs = set(
  'work walk run play show test cost cause dance dream drink name love need use help change plan study talk visit start end stop return turn call cover cut drive fear fight film fish focus guess hunt joke jump kiss land laugh leak light like link lock look mark match mind miss move paint pass pay place plant play point practice press print promise pull push question race rain reach rest ride ring rise roll rule rush sail save scale search set shape share sign sleep slide smell smile smoke sound spin spring stand step stick stretch strike support surprise swim switch taste tear thank time touch trade train travel treat trust view vote wait wake want warm wash waste watch wave wear win wish wonder worry book order mix beat hit purr bark bloom sting bite hum glow burn shine melt freeze float sink spread crack leap crawl count copy cook clean close cool cry cycle damage deal design doubt draw dress drop dust exercise experience face fall feed feel fill fit fix flood flow fly fold form frame grow guard guide handle harm hate head heat hold hope hurt increase influence interest iron judge kick kill knock lack last lead lean leave lift limit list live load lose lower mail',
);
