import { withoutMarkup } from '../../reading/formats/markup.ts';
import words from '../../data/edit-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../../word-patterns.ts';

const said = alternativesIn(words);

/** A quoted text of an instruction stands as such a sign while the instruction is read. */
const openSign = '\uE100';
const closeSign = '\uE101';
export const quoteSign = `${openSign}(\\d{1,3})${closeSign}`;

const longestInstruction = 2_000;
const quotation =
  /“([^“”]{1,600})”|"([^"]{1,600})"|«\s?([^«»]{1,600}?)\s?»|„([^“”„]{1,600})[“”]|「([^「」]{1,600})」|(?<![\p{L}\p{N}])['‘]([^'‘’\n]{1,300}(?:['’](?=\p{L})[^'‘’\n]{1,300}){0,20})['’](?![\p{L}\p{N}])/gu;
/** What stands behind these words and a colon is said word for word, to the end of its line. */
const spokenBehind = new RegExp(
  String.raw`\b((?:${said.sayingBefore}|(?:${said.edgeVerbs})(?: (?:it|the scene|this|the video))? (?:with|on)|(?:${said.partsBefore})(?: to| should be)?)(?: this| that| the (?:line|sentence|words))?)\s*:[ \t]*([^\n\uE100]{2,600})`,
  'giu',
);

/** One wish in two clauses: "don't say couch, say sofa", "it says 340 but it should be 350". */
const correction =
  /\b(?:(?:don['’]?t|do not) say|it says) ([^,.;\n]{1,60}?),? (?:but )?(?:say|use|it should (?:be|say)|should be) ([^,.;\n]{1,60})/giu;

/** Words with which a wish begins. */
const openers = eitherApostrophe(said.openers);
const boundary = new RegExp(
  `[.!?;\\n]+(?=\\s|$)|,\\s+(?=(?:(?:${said.alsoWords}|please) )*(?:${openers})\\b)|\\s(?:${said.alsoWords}|&)\\s+(?=(?:(?:also|then|please) )*(?:${openers})\\b)`,
  'giu',
);
const polite = new RegExp(
  String.raw`^(?:(?:${said.politeLeads})[, ]+|(?:${eitherApostrophe(said.politeRequests)}) |(?=it should))+`,
  'iu',
);

export interface MaskedInstruction {
  /** Wishes with signs in place of their quoted texts. */
  readonly wishes: readonly string[];
  /** A text with its quoted texts back in place. */
  unmask(text: string): string;
  /** The quoted text a sign stands for. */
  quoted(sign: string): string;
}

/** The wishes of an instruction, each by itself. */
export function splitWishes(instruction: string): MaskedInstruction {
  const quotes: { readonly whole: string; readonly inner: string }[] = [];
  const hold = (whole: string, inner: string): string => {
    quotes.push({ whole, inner: inner.trim() });
    return `${openSign}${quotes.length - 1}${closeSign}`;
  };
  const clean = withoutMarkup(instruction.slice(0, longestInstruction).toWellFormed())
    .replace(/[\uE000-\uF8FF]/gu, '')
    .replace(/\r\n?/g, '\n');
  const masked = clean
    .replace(quotation, (whole: string, ...inner: (string | undefined)[]) =>
      hold(whole, inner.slice(0, 6).find((each) => typeof each === 'string') ?? ''),
    )
    .replace(correction, (_whole, from: string, to: string) => `replace ${from} with ${to}`)
    .replace(
      spokenBehind,
      (_whole, before: string, spoken: string) => `${before}: ${hold(spoken.trim(), spoken)}`,
    );
  const unmask = (text: string): string =>
    text.replace(
      new RegExp(quoteSign, 'gu'),
      (_sign, at: string) => quotes[Number(at)]?.whole ?? '',
    );
  const wishes = masked
    .split(boundary)
    .map((wish) =>
      wish
        .trim()
        .replace(/^[-•*]\s+/u, '')
        .replace(/[\s,.!;&]+$/u, ''),
    )
    .filter((wish) => /[\p{L}\p{N}\uE100]/u.test(wish) && !isCourtesy.test(wish));
  return {
    wishes,
    unmask,
    quoted: (sign) => quotes[Number(new RegExp(quoteSign, 'u').exec(sign)?.[1])]?.inner ?? '',
  };
}
const isCourtesy = new RegExp(String.raw`^(?:${said.courtesies})$`, 'iu');

const betweenWishes = new RegExp(
  String.raw`,\s+(?:and |but |then )*|\s+(?:${said.alsoWords}|&)\s+`,
  'iu',
);

/** What a wish joins that no word of a new wish begins: "in winter and in Klingon". */
export const partsOfWish = (wish: string): readonly string[] => wish.split(betweenWishes);

const politeEnd = new RegExp(`,? (?:${said.politeEnds})$`, 'iu');

/** A wish without what is only polite. */
export function withoutManners(wish: string): string {
  return wish.trim().replace(polite, '').replace(politeEnd, '').trim();
}
