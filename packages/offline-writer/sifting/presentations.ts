import type { Segment } from './segments.ts';
import words from '../data/presentation-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../word-patterns.ts';
import endCardWords from '../data/end-card-words.json' with { type: 'json' };

const said = alternativesIn(words);
const endCard = alternativesIn(endCardWords);

/** "Leave a little pause before every answer so people can guess." */
export const asksForPauses = (text: string): boolean => pausesAsked.test(text.trim());
const pausesAsked = new RegExp(
  String.raw`^(?:please )?(?:${said.leaving}) (?:an? |some )?(?:\p{L}+ ){0,2}(?:${said.silences})\b.{0,20}\b(?:before|after|between) (?:each|every|all|the) (?:of the )?(?:${said.quizParts})\b`,
  'iu',
);

/** "End with glowpaw dot example", "finish on our logo": where somebody is found is shown at the end, and asked of the maker. */
const endAsked = new RegExp(
  String.raw`^(?:and |then )?(?:please )?(?:end|finish|close)(?: it| the (?:video|film))? (?:with|on) (?:(?:our|my|the) )?(?:\S+ dot \S+|\S+\.(?:${endCard.domains})\b|(?:${said.endCards})\b).{0,40}$`,
  'iu',
);
/** "Points in no order": what the writer of a list says of it. */
const ofNoOrder = new RegExp(
  String.raw`^(?:(?:some|a few|my|the) )?(?:${said.pointNouns})(?: are)? in no (?:particular |special )?order[.:]?$`,
  'iu',
);
/** "Hier der Text für das Filmli:", "przesyłam tekst do filmiku:": what is handed over. */
const handsOver = new RegExp(
  String.raw`^(?:[\p{L}'’]+[ ,!]+){0,4}?(?:${eitherApostrophe(said.handedOver)}|(?:te|os|le) (?:paso|mando|dejo))(?!\p{L}).{0,30}?(?<!\p{L})(?:${said.handedTexts}|lo del? \p{L}+)(?!\p{L})[^.!?\n]{0,40}[:.👇]*$`,
  'iu',
);
/** "Den Satz mit der Sonne evtl. weglassen?", "the second one is a bit long, shorten if needed": said of the text. */
const ofText = new RegExp(
  String.raw`^(?:(?:${said.articles}) )?(?:\p{L}+ ){0,2}?(?:${said.textParts})(?!\p{L}).{0,60}?(?<!\p{L})(?:${said.shortening})(?!\p{L})`,
  'iu',
);
/** "Posso pedir uma sanfona de fundo?", "gärna eld som knastrar i bakgrunden": heard behind the voice, and asked for. */
const inBackground = new RegExp(
  String.raw`^(?=.*(?<!\p{L})(?:${eitherApostrophe(said.asking)})(?!\p{L})).{0,60}(?<!\p{L})(?:${said.inBackground})(?!\p{L})`,
  'iu',
);

/** "Two different voices please, caller must be young man.", "Can there be waves drawn?", "afrobeats under it but low" */
const heardOrDrawn = new RegExp(
  String.raw`^(?=.*(?<!\p{L})(?:${said.please})(?!\p{L})).{0,60}(?<!\p{L})(?:(?:${said.voiceKinds}) (?:different )?voices?|${said.severalVoices})(?!\p{L})|^(?:can|could|might|may) (?:there be|we (?:have|get)|you (?:maybe )?(?:draw|show|animate|put)) .{2,60}(?:${said.drawn})[.?!]*$|^(?:[\p{L}'’-]+ ){1,5}under(?:neath)? (?:it|this|that|the (?:voice|words|text))(?: (?:but|and|,)? ?(?:\p{L}+ ?){1,4})?[.!]*$`,
  'iu',
);

export const isOfItsMaking = (text: string): boolean =>
  text.length <= longestAsked &&
  [endAsked, ofNoOrder, handsOver, ofText, inBackground, heardOrDrawn].some((asked) =>
    asked.test(text.trim()),
  );
const longestAsked = 200;

/**
 * "I'm Jonah, I'm 16 and I fix bikes out of my mum's garage", "we're Loopbox and we're fixing packaging": who tells what they do begins
 * their own film, unless they ask for one in the same breath.
 */
export function isPresentation({ text }: Segment, line: string): boolean {
  const own = text.trim();
  const sentence =
    line.split(/(?<=[.!?])\s+/u).find((each) => own.length > 3 && each.includes(own)) ?? own;
  return presents.test(sentence) && does.test(sentence) && !asks.test(sentence);
}
const presents = new RegExp(
  String.raw`^(?:(?:${said.hellos})\b[,! ]*)*(?:${eitherApostrophe(said.introducing)}) \p{Lu}[\p{L}\p{N}]+(?=[ ,&])`,
  'iu',
);
const does = new RegExp(
  String.raw`\b(?:i|we)(?:['’]re|['’]ve been| are| also)? (?:\p{L}{3,}ing|${said.trades})\b`,
  'iu',
);
const asks = new RegExp(String.raw`\b(?:${said.filmsAndPleas})\b|['’]d (?:like|love)\b`, 'iu');
