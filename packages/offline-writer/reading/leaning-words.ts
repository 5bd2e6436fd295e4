import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/leaning-words.json' with { type: 'json' };

/** How a sentence of a language begins. */
interface Beginning {
  /** Marks of which one may stand before it. */
  readonly marks?: string | undefined;
  readonly words?: readonly string[] | undefined;
  /** Where a script has no spaces, or a blank belongs to it. */
  readonly beginnings?: readonly string[] | undefined;
}

function beginningOf(language: string, { marks, words: whole, beginnings }: Beginning): RegExp {
  const mark = `${marks === undefined ? '' : `[${marks}]?`}${language === 'fr' ? String.raw`\s?` : ''}`;
  const said = alternatives(whole ?? beginnings ?? []).replaceAll(' :', String.raw`\s?:`);
  return new RegExp(`^${mark}(?:${said})${whole === undefined ? '' : String.raw`(?!\p{L})`}`, 'iu');
}

const beginningsOf = (
  byLanguage: Readonly<Record<string, Beginning>>,
): ReadonlyMap<string, RegExp> =>
  new Map(
    Object.entries(byLanguage).map(([language, own]) => [language, beginningOf(language, own)]),
  );

/** How an English sentence begins that leans on the one before. */
export const leaningOpeners = new RegExp(
  String.raw`^["“'‘(]?(?:${alternatives(words.openers)})(?![\p{L}'’-])`,
  'iu',
);
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
export const persons = new RegExp(String.raw`\b(?:${alternatives(words.persons)})\b`, 'iu');

/** How a sentence begins in other languages that leans on the one before: closed lists of linking words and pronouns. */
export const foreignLeaning: ReadonlyMap<string, RegExp> = beginningsOf(words.leaning);
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
export const foreignCorrecting: ReadonlyMap<string, RegExp> = beginningsOf(words.correcting);
/** Words by which somebody says what they believed: the next sentence tells how it was. */
export const foreignBelieving = new RegExp(
  String.raw`\b(?:${alternatives(words.believing.whole)})\b|${alternatives(words.believing.within)}`,
  'iu',
);
