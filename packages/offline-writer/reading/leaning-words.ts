/** How an English sentence begins that leans on the one before. */
export const leaningOpeners =
  /^["“'‘(]?(?:but|however|yet|instead|then|after that|after this|afterwards?|before that|so|because of (?:this|that)|also|therefore|thus|hence|still|meanwhile|otherwise|besides|moreover|furthermore|in addition|additionally|as a result|as such|consequently|that's why|this is why|that is why|for example|for instance|in other words|in fact|in contrast|on the other hand|on the contrary|in turn|in return|and|or|nor|plus|even so|even then|next|later|soon after|from there|from then on|since then|by then|at that (?:point|moment|time)|at the same time|likewise|similarly|rather|actually|indeed|of course|either way|in short|in the end|eventually|finally|until then|that way|this way|only then|back then|too|second|secondly|third|thirdly|fourth|fifth|lastly|fact:|truth:|reality:|wrong|not quite|not anymore|no|yes|nope|exactly|right|same|to do (?:this|that|so)|with (?:this|that|it|them)|without (?:it|them|this|that)|one of (?:them|these|those)|some of (?:them|these|those)|most of (?:them|these|those)|each of (?:them|these|those)|all of (?:them|these|those|this|that)|none of (?:them|these|those|this|that)|half of (?:them|these|those)|many of (?:them|these|those)|two of (?:them|these|those)|both|neither|either|the other|the others|others|another|another one|the same|the rest|the former|the latter|the first one|the second|the third|such|the result|the answer|the reason|the catch|the difference|the trick|the twist|the point|the solution|here's why|here's how|turns out|it turns out|the truth(?: is)?|in reality|contrary to)(?![\p{L}'’-])/iu;
/** Beginnings that look like leaning and are not. */
export const ownOpeners =
  /^["“'‘(]?(?:both (?:\p{L}+ and|of (?:us|my|our|the))|so (?:many|much|far|few)|no (?:one|matter|more|less|need|other|two|idea|doubt)\b|still (?:water|life)|next (?:week|year|month|summer|time|door|to|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|right (?:now|after|before)|second(?:s| hand)|rather than|later this|also known|another (?:day|year|week)|either \p{L}+ or|neither \p{L}+ nor|such as|exactly \d|finally free|instead of \p{L}+ing|or so|yes,? you|the (?:second|third) (?:world|floor|law|sunday|monday|thursday))/iu;
export const demonstratives = /^["“'‘(]?(?:this|that|these|those)\b/iu;
export const ownDemonstratives =
  /^["“'‘(]?(?:this (?:is (?:a|an|the|my|our|how|what|where|me)\b|video|film|year|month|week|weekend|morning|evening|afternoon|summer|winter|spring|autumn|fall|time|season|episode|story|recipe|guide|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)|these days|that (?:day|night|summer|morning) (?:i|we|when)|those who|that said)\b/iu;
export const innerDemonstratives =
  /\b(?:this|these|those|such an?|that (?:one|way|day|night|moment|year|time|point))\b(?!\s+(?:year|month|week|weekend|morning|evening|afternoon|summer|winter|spring|autumn|fall|video|film|episode|season|monday|tuesday|wednesday|thursday|friday|saturday|sunday|days|who)\b)/iu;
/** "It is important to", "It takes an hour to", "It's raining": nothing is meant by the word. */
export const emptyIt =
  /^["“'‘(]?(?:it(?:'s| is| was| will be| isn't| wasn't| has been) (?:[\p{L}-]+ )?(?:[\p{L}-]+ )?(?:to|that|for|when|if|how|why|where|who|because|not about|about|all about)\b|it (?:takes|took|costs|only takes|just takes|doesn't take) .{0,40}?\bto\b|it(?:'s| is| was) (?:raining|snowing|hot|cold|dark|late|early|midnight|noon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d{4}\b|\d{1,2}[:.]\d\d|[−-]?\d{1,3}(?: ?(?:°|degrees|below|[ap]\.?m\b|o'clock|(?:years?|days?|weeks?|months?) (?:since|to|until|till|before|after))|[.,!]| (?:on|in|at)\b)|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|time|the (?:year|summer|winter|spring|end|first|last)|a (?:\p{L}+ )?(?:night|day|morning|evening|afternoon))|it (?:is|was|has been) (?:\p{L}+ly )?(?:reported|said|believed|claimed|thought|announced|rumou?red|hoped|feared|expected)\b.{0,40}?\bthat\b|it all (?:started|began)|it (?:started|began) (?:when|with|in|on)|it (?:seems|turned out|happens)|it (?:does|did|doesn't|didn't)(?: not)? matter)/iu;
/** Somebody whom "he" or "she" may mean. */
export const persons =
  /\b(?:man|woman|boy|girl|mother|mom|mum|father|dad|grandmother|grandma|nana|grandfather|grandpa|sister|brother|aunt|uncle|cousin|son|daughter|baby|child|kid|wife|husband|friend|teacher|doctor|nurse|boss|neighbou?r|guy|lady|king|queen|prince|princess|pilot|captain|soldier|farmer|baker|chef|waiter|driver|officer|student|scientist|artist|singer|player|coach|owner|founder|customer|patient|engineer|astronaut|inventor|president|writer|author|actor|dog|cat|stranger|bartender|professor|lawyer|judge|sailor|traveller|traveler|widow|mayor|someone|somebody|everyone|nobody|who|robot|puppy|kitten|horse)\b/iu;

/** How a sentence begins in other languages that leans on the one before: closed lists of linking words and pronouns. */
export const foreignLeaning: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    es: /^[¿¡"“«]?(?:pero|sin embargo|entonces|después|luego|además|también|por eso|así|aunque|ella|él|ellos|ellas|esto|eso|este|esta|estos|estas|ese|esa|y|o|ambos|ambas|de hecho|en realidad|por ejemplo)(?!\p{L})/iu,
    fr: /^["“«]?\s?(?:mais|cependant|pourtant|alors|puis|ensuite|aussi|donc|c'est pourquoi|c'est|il|elle|ils|elles|cela|ça|ce|cet|cette|ces|et|ou|les deux|en fait|en réalité|par exemple|depuis)(?!\p{L})/iu,
    de: /^["“„»]?(?:aber|doch|jedoch|dann|danach|deshalb|darum|also|auch|außerdem|er|sie|es|dies|das|diese|dieser|dieses|und|oder|beide|tatsächlich|in wirklichkeit|zum beispiel|stattdessen|trotzdem|dabei|damit|dort|seitdem)(?!\p{L})/iu,
    pt: /^["“«]?(?:mas|porém|no entanto|então|depois|também|por isso|além disso|ele|ela|eles|elas|isso|isto|este|esta|esse|essa|esses|essas|e|ou|ambos|na verdade|por exemplo)(?!\p{L})/iu,
    it: /^["“«]?(?:ma|però|tuttavia|allora|poi|anche|quindi|perciò|inoltre|lui|lei|loro|egli|essa|esso|questo|questa|questi|queste|quello|e|o|entrambi|infatti|in realtà|per esempio)(?!\p{L})/iu,
    nl: /^["“„]?(?:maar|echter|toch|dan|daarna|daarom|dus|ook|bovendien|hij|zij|ze|het|dit|dat|deze|die|en|of|beide|eigenlijk|bijvoorbeeld)(?!\p{L})/iu,
    pl: /^["„]?(?:ale|jednak|potem|następnie|dlatego|także|też|on|ona|ono|oni|one|to|ten|ta|te|i|lub|oba|w rzeczywistości|na przykład)(?!\p{L})/iu,
    ru: /^["«]?(?:но|однако|потом|затем|поэтому|также|тоже|он|она|оно|они|это|этот|эта|эти|и|или|оба|обе|на самом деле|например|зато)(?!\p{L})/iu,
    tr: /^["“]?(?:ama|fakat|ancak|sonra|bu|bunlar|o|onlar|ayrıca|bu yüzden|ve|veya|aslında|örneğin|ikisi de)(?!\p{L})/iu,
    ja: /^[「]?(?:しかし|でも|だが|それ|これ|その|この|そして|また|だから|そのため|彼|彼女|ところが|実は|つまり|例えば|両方)/u,
    zh: /^[“「]?(?:但是|但|然而|可是|不过|它|他|她|这|那|因此|所以|然后|后来|也|而且|此外|其实|实际上|例如|两者)/u,
    ko: /^(?:하지만|그러나|그런데|그것|이것|그는|그녀|그래서|그리고|또한|또|따라서|사실|예를 들어|둘 다)/u,
    ar: /^[«"]?(?:لكن|ولكن|غير أن|ثم|بعد ذلك|لذلك|أيضا|أيضًا|هو |هي |هم |هذا|هذه|ذلك|تلك|كلاهما|في الواقع|في الحقيقة|على سبيل المثال)/u,
    he: /^["]?(?:אבל|אולם|אך|אז|אחר כך|לכן|גם|הוא|היא|הם|הן|זה|זאת|זו|אלה|שניהם|למעשה|בעצם|לדוגמה)(?!\p{L})/u,
    hi: /^(?:लेकिन|पर |मगर|फिर|इसलिए|यह|वह|ये|वे|इस|उस|और|दोनों|वास्तव में|असल में|उदाहरण)/u,
  }),
);
/** Words of other languages that show what was said before, whatever stands around them. */
export const foreignPointing: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    es: /(?<!\p{L})(?:estos|estas|es[ea]|es[oa]s|aquell?[ao]?s?)(?= \p{L})(?! (?:que|de) )/iu,
    fr: /(?<!\p{L})(?:cet|cette|ces)(?= \p{L})/iu,
    de: /(?<!\p{L})dies(?:e|er|em|en|es)(?= \p{L})/iu,
    pt: /(?<!\p{L})(?:[dn]?ess[ea]s?|[dn]?aquel[ea]s?|[dn]est[ea]s?)(?= \p{L})(?! (?:que|de) )/iu,
    it: /(?<!\p{L})(?:quest[oaie]|quei|quegli)(?= \p{L})/iu,
    nl: /(?<!\p{L})deze(?= \p{L})/iu,
    pl: /(?<!\p{L})(?:tego|tej|tych|tymi)(?= \p{L})(?! (?:co|kt[óo]r))/iu,
    ru: /(?<!\p{L})(?:этого|этой|этому|этим|этих|этими|этом|эту)(?= \p{L})/iu,
    ar: /(?<!\p{L})[بلكو]?(?:هذا|هذه|ذلك|تلك)(?= ال)/u,
    tr: /(?<!\p{L})(?:bu|şu) (?=\p{L})/iu,
  }),
);
/** "diese Woche", "ce soir", "este año": the time in which it is said. */
export const ofThisTime =
  /(?:dies(?:e|er|em|en|es)|cet(?:te)?|ces|es[ea]s?|est[ea]s?|[dn]est[ea]s?|quest[oaie]|deze|tego|tej|этого|этой|этом|эту|هذا|هذه|bu) (?:jahr|woche|monat|sommer|winter|herbst|frühling|sonntag|samstag|abend|morgen|nacht|tag|semaine|année|été|hiver|automne|nuit|matin|jours|après|año|semana|mes|verano|invierno|noche|tarde|mañana|días|ano|mês|noite|manhã|sábado|domingo|anno|settimana|mese|estate|inverno|sera|notte|mattina|volta|week|maand|zomer|avond|ochtend|roku|tygodnia|miesiąca|lata|zimy|nocy|года|недел|месяц|лета|зимы|ночь|السنة|العام|الأسبوع|الشهر|اليوم|المساء|الليلة|yıl|hafta|ay |akşam|sabah|gece|kez)/iu;
/** "Das große Becken" speaks of its own noun, "Das teilte die Stadt mit" of what was said. */
export const germanArticle = /^["“„»]?Das (?:\p{Ll}+[en] ){0,2}\p{Lu}/u;
/** How a sentence begins in other languages that takes the claim before it back. */
export const foreignCorrecting: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    es: /^[¿¡"“«]?(?:pero|sin embargo|en realidad|de hecho|realidad:|verdad:)(?!\p{L})/iu,
    fr: /^["“«]?\s?(?:mais|cependant|pourtant|en réalité|en fait|réalité\s?:)(?!\p{L})/iu,
    de: /^["“„»]?(?:aber|doch|jedoch|tatsächlich|in wirklichkeit|fakt:|wahrheit:)(?!\p{L})/iu,
    pt: /^["“«]?(?:mas|porém|na verdade|verdade:)(?!\p{L})/iu,
    it: /^["“«]?(?:ma|però|in realtà|realtà:)(?!\p{L})/iu,
    nl: /^["“„]?(?:maar|echter|eigenlijk|feit:)(?!\p{L})/iu,
    pl: /^["„]?(?:ale|jednak|w rzeczywistości|fakt:)(?!\p{L})/iu,
    ru: /^["«]?(?:но|однако|на самом деле|факт:)(?!\p{L})/iu,
    tr: /^["“]?(?:ama|fakat|ancak|aslında|gerçek:)(?!\p{L})/iu,
    ja: /^[「]?(?:しかし|でも|だが|実は|ところが)/u,
    zh: /^[“「]?(?:但是|但|然而|可是|其实|实际上|事实)/u,
    ko: /^(?:하지만|그러나|사실)/u,
    ar: /^[«"]?(?:لكن|ولكن|في الواقع|في الحقيقة)/u,
    he: /^["]?(?:אבל|אולם|אך|למעשה|בעצם)(?!\p{L})/u,
    hi: /^(?:लेकिन|मगर|वास्तव में|असल में)/u,
  }),
);
/** Words by which somebody says what they believed: the next sentence tells how it was. */
export const foreignBelieving =
  /\b(?:pensaba que|creía que|pensé que|creí que|todos creían|je croyais|je pensais|on croyait|ich dachte|ich glaubte|alle dachten|eu achava|achei que|eu pensava|pensavo che|credevo|ik dacht|myślałem|myślałam)\b|думал|казалось|思っていた|と思って|以为|생각했|كنت أظن|ظننت|חשבתי|सोचता था/iu;
