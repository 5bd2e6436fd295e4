import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/leaning-words.json' with { type: 'json' };
import referenceWords from '../data/reference-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import timeWords from '../data/time-words.json' with { type: 'json' };

const said = alternativesIn(referenceWords);
const time = alternativesIn(timeWords);

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
export const ownOpeners = new RegExp(
  String.raw`^["“'‘(]?(?:both (?:\p{L}+ and|of (?:us|my|our|the))|no (?:${said.behindNo})\b|next (?:${said.behindNext}|${time.weekdays})|either \p{L}+ or|neither \p{L}+ nor|exactly \d|instead of \p{L}+ing|the (?:second|third) (?:${said.behindOrdinals})|${said.ownOpenings})`,
  'iu',
);
export const demonstratives = /^["“'‘(]?(?:this|that|these|those)\b/iu;
export const ownDemonstratives = new RegExp(
  String.raw`^["“'‘(]?(?:this (?:is (?:${said.behindThisIs})\b|${said.behindThis}|${time.weekdays}|${time.months})|these days|that (?:day|night|summer|morning) (?:i|we|when)|those who|that said)\b`,
  'iu',
);
export const innerDemonstratives = new RegExp(
  String.raw`\b(?:this|these|those|such an?|that (?:${said.behindThat}))\b(?!\s+(?:${said.timesAndFilms}|${time.weekdays})\b)`,
  'iu',
);
/** "It is important to", "It takes an hour to", "It's raining": nothing is meant by the word. */
export const emptyIt = new RegExp(
  String.raw`^["“'‘(]?(?:it(?:'s| (?:${said.emptyItIs})) (?:[\p{L}-]+ )?(?:[\p{L}-]+ )?(?:${said.behindEmptyIt})\b|it (?:${said.emptyItTakes}) .{0,40}?\bto\b|it(?:'s| is| was) (?:${said.hoursAndWeathers}|${time.weekdays}|${time.months}|\d{4}\b|\d{1,2}[:.]\d\d|[−-]?\d{1,3}(?: ?(?:°|degrees|below|[ap]\.?m\b|o'clock|(?:years?|days?|weeks?|months?) (?:${said.timeBounds}))|[.,!]| (?:on|in|at)\b)|the (?:${said.seasons})|a (?:\p{L}+ )?(?:${said.timesOfDay}))|it (?:is|was|has been) (?:\p{L}+ly )?(?:${said.reported})\b.{0,40}?\bthat\b|it all (?:started|began)|it (?:started|began) (?:when|with|in|on)|it (?:seems|turned out|happens)|it (?:does|did|doesn't|didn't)(?: not)? matter)`,
  'iu',
);
/** Somebody whom "he" or "she" may mean. */
export const persons = new RegExp(String.raw`\b(?:${alternatives(words.persons)})\b`, 'iu');

/** How a sentence begins in other languages that leans on the one before: closed lists of linking words and pronouns. */
export const foreignLeaning: ReadonlyMap<string, RegExp> = beginningsOf(words.leaning);
/** Words of other languages that show what was said before, whatever stands around them. */
export const foreignPointing: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    es: new RegExp(
      String.raw`(?<!\p{L})(?:${said.romanceDemonstratives})(?= \p{L})(?! (?:que|de) )`,
      'iu',
    ),
    fr: /(?<!\p{L})(?:cet|cette|ces)(?= \p{L})/iu,
    de: /(?<!\p{L})dies(?:e|er|em|en|es)(?= \p{L})/iu,
    pt: /(?<!\p{L})(?:[dn]?ess[ea]s?|[dn]?aquel[ea]s?|[dn]est[ea]s?)(?= \p{L})(?! (?:que|de) )/iu,
    it: /(?<!\p{L})(?:quest[oaie]|quei|quegli)(?= \p{L})/iu,
    nl: /(?<!\p{L})deze(?= \p{L})/iu,
    pl: /(?<!\p{L})(?:tego|tej|tych|tymi)(?= \p{L})(?! (?:co|kt[óo]r))/iu,
    ru: new RegExp(String.raw`(?<!\p{L})(?:${said.russianDemonstratives})(?= \p{L})`, 'iu'),
    ar: /(?<!\p{L})[بلكو]?(?:هذا|هذه|ذلك|تلك)(?= ال)/u,
    tr: /(?<!\p{L})(?:bu|şu) (?=\p{L})/iu,
  }),
);
/** "diese Woche", "ce soir", "este año": the time in which it is said. */
export const ofThisTime = new RegExp(
  String.raw`(?:${said.thisByLanguage}|[dn]est[ea]s?) (?:${said.timesByLanguage}|ay )`,
  'iu',
);
/** "Das große Becken" speaks of its own noun, "Das teilte die Stadt mit" of what was said. */
export const germanArticle = /^["“„»]?Das (?:\p{Ll}+[en] ){0,2}\p{Lu}/u;
/** How a sentence begins in other languages that takes the claim before it back. */
export const foreignCorrecting: ReadonlyMap<string, RegExp> = beginningsOf(words.correcting);
/** Words by which somebody says what they believed: the next sentence tells how it was. */
export const foreignBelieving = new RegExp(
  String.raw`\b(?:${alternatives(words.believing.whole)})\b|${alternatives(words.believing.within)}`,
  'iu',
);
