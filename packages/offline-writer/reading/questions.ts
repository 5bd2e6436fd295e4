import { irregularPasts } from './english-words.ts';
import type { UnitKind } from './material.ts';

/* Who types a message leaves the question mark away; its first words ask all the same. */

const closed = /[.!?…。！？؟।｡．‽։۔:;,] ?["”“’'»)\]}›」』）】》]*$/u;
/** "ok so", "wait", "hypothetically": said before what is asked. */
const lead =
  /^(?:(?:ok(?:ay)?|so|and|but|wait|hey|hi|yo|well|um+|hypothetically|seriously|also|then|guys|mum|dad)[,.]? )+/iu;
const verb = String.raw`(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had)(?:n['’]?t)?`;
const asksFor = String.raw`(?:why|when|where|how|what|who|which)`;
/** "how old was it", "which river is longest", "where did it go" */
const byOrder = new RegExp(
  `^(?:${asksFor}|how (?:many|much|long|far|old|tall|big|fast|hot|often|deep|high|heavy|late)(?: \\p{L}+)?|(?:which|what|whose) \\p{L}+) ${verb} (?!to\\b)\\S`,
  'iu',
);
/** "are you awake": who is asked stands behind the verb; "do it now" tells. */
const inverted =
  /^(?:(?:am|are|is|was|were|did|does|can|could|will|would|has)(?:n['’]?t)? (?:i|u|you|he|she|it|we|they|there|this|anyone|anybody|everyone)|(?:do|have)(?:n['’]?t)? (?:i|u|you|we|they))\b/iu;
const alone =
  /^(?:who|what|where|when|why|how|which one|how come|what for|why not|since when|how so|what now)$/iu;
/** "what goose", "how cold", "what if somebody did 60": asked back in a chat. */
const echo =
  /^(?:(?:what|which|whose) (?!an? |the |i |you |he |she |we |they |it )\p{Ll}+|how \p{Ll}+|what if \p{L}.*)$/iu;
const whoDid = /^who (\p{L}+)\b/iu;

/** First words that ask in what somebody says to somebody, by language; accents tell some of them from words that link. */
const askers: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    es: /^(?:quién(?:es)?|qué|cuándo|dónde|adónde|cómo|cuál(?:es)?|cuánt[oa]s?|por qué)(?!\p{L})/iu,
    fr: /^(?:qui|pourquoi|comment|où|combien|est-ce que|qu'est-ce que|c'est quoi|t'es où)(?!\p{L})/iu,
    de: /^(?:wer|wo|wann|warum|wieso|weshalb|wohin|wie (?:viel|lange|alt|spät)|(?:hast|bist|kannst|willst|weißt|kommst) du|habt ihr|seid ihr)(?!\p{L})/iu,
    it: /^(?:chi|perché|dove|quando|cosa|che cosa|quant[oiae])(?!\p{L})/iu,
    pt: /^(?:quem|por que|onde|quando|cadê|o que|quant[oa]s?)(?!\p{L})/iu,
    pl: /^(?:kto|gdzie|kiedy|dlaczego|czemu|czy|ile)(?!\p{L})/iu,
    nl: /^(?:wie|waar|wanneer|waarom|hoe laat|hoeveel)(?!\p{L})/iu,
  }),
);
const mostWords = 12;

/** A sentence whose author left its mark away, with its question mark where it asks. */
export function withQuestionMark(text: string, kind: UnitKind, language: string): string {
  if (closed.test(text) || kind === 'verse') return text;
  const isTurn = kind === 'turn';
  const asks =
    language === 'en'
      ? asksInEnglish(text.replace(lead, '')) || (isTurn && echo.test(text.replace(lead, '')))
      : isTurn && askers.get(language)?.test(text) === true;
  const isShort = text.split(/\s+/u).length <= mostWords;
  return asks && (isShort || kind === 'question') ? `${text}?` : text;
}

function asksInEnglish(text: string): boolean {
  // "Had we known, …" and "What he did was …" tell.
  if (/,/u.test(text) || /^what (?:he|she|it|they|we|you|i)\b/iu.test(text)) return false;
  const done = whoDid.exec(text)?.[1]?.toLowerCase() ?? '';
  return (
    byOrder.test(text) ||
    inverted.test(text) ||
    alone.test(text) ||
    irregularPasts.has(done) ||
    /.{2}ed$/u.test(done)
  );
}
