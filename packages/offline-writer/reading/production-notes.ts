import { hasVerb } from './english.ts';
import words from '../data/note-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import timeWords from '../data/time-words.json' with { type: 'json' };

const said = alternativesIn(words);
const time = alternativesIn(timeWords);

/** "Logo at the end.", "Our website in the corner": something to be put somewhere in the picture, and nobody does anything. */
const placed = new RegExp(
  String.raw`^(?:(?:${said.besidePlaced}) ){0,4}(?:${said.placed})(?: (?:big|small|large|visible))? (?:${said.placePrepositions}) (?:the )?(?:very )?(?:(?:last|first|final) (?:scene|shot|frame)|(?:[a-z]+ )?corner|${said.placesInFilm})[.!]*$`,
  'iu',
);
/** "Please show captions big." */
const shownBig = new RegExp(
  String.raw`^(?:please|pls) (?:${said.showVerbs})(?: (?:${said.showExtents})){0,3} (?:${said.shownTexts})\b[^.!?]{0,40}[.!]*$`,
  'iu',
);
/** "Don't forget to like and subscribe in the caption" is written there. */
const ofCaption = new RegExp(
  String.raw`^(?:(?:${said.remindings}) ){0,3}(?:(?:${said.captionVerbs}) )?(?:${said.forCaption})\b[^.!?]{0,80}\bin the (?:video )?captions?[.!]*$`,
  'iu',
);
/** "For my A2 class, ordering in a café." */
const forWhom = new RegExp(
  String.raw`^for (?:my|our) (?:[\p{L}\d'-]+ ){0,3}(?:${said.forWhom})(?:, (?!(?:${said.clauseStarts})\b)[^.!?,]{2,50})?[.!:]*$`,
  'iu',
);
/** "ok so this is a story for my channel, keep it lighthearted!!" */
const whatItIs = new RegExp(
  String.raw`^(?:ok(?:ay)?,? )?(?:so,? )?(?:this is |it's |here's |here is )?(?:an?|my|our) (?:[\p{L}-]+ ){0,2}(?:${said.pieces}) for (?:my|our|the) (?:[\p{L}'-]+ ){0,3}?(?:${said.channels})(?:[,;:] (?:(?:so|and|please|pls) )*(?:keep|make) (?:it|this) (?:\p{L}+ ?,? ?){1,6})?[.!:,]*$`,
  'iu',
);
/** "by Ella, age 7" over a text. */
const byLine =
  /^(?:written )?[Bb]y \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'.-]*){0,2}(?:,? (?:aged? )?\d{1,2}(?: years old)?)?[.!]?$/u;

/** "No music and please show a copper pipe", "no voice-over": what the film goes without. */
const without = new RegExp(
  String.raw`^(?:(?:${said.alsoLeads}),? )*no (?:(?:${said.cheap}) )?(?:${said.leftOut})(?=$|[,.;!]| (?:and|or|please|pls)\b)(?! (?:and|or) no (?!music|captions|voice))`,
  'iu',
);
/** "voix douce et lente s'il vous plaît", "Stimme ruhig, bitte" */
const voiced = new RegExp(
  String.raw`(?<!\p{L})(?:${said.voices})(?: \p{L}+){1,4},? (?:${said.politely})[.!]*$`,
  'iu',
);

/** "5 sekunders paus före varje svar tack", "3 secondes de pause avant chaque réponse" */
const rests = new RegExp(
  String.raw`^(?:\p{L}+ ){0,3}\d{1,2} ?(?:s|sec|sek|seg)\p{L}* (?:de |di |van )?(?:paus\p{L}{0,2}|pauza|przerw\p{L}+|beklem\p{L}+) (?:\p{L}+ )?(?:${said.between})(?!\p{L}).{0,60}$`,
  'iu',
);
/** Whether a sentence asks, in any language, for a silence between what is asked and answered. */
export const asksForRests = (text: string): boolean => text.length <= 200 && rests.test(text);

/** "Alright need a wee ad.", "Brauche ein kurzes Video für Insta": what is wanted, and nothing of it. */
const wanted = new RegExp(
  String.raw`^(?:(?:${said.openers})[,.]? )*(?:i |we )?(?:need|want|after|looking for) (?:an?|one|some) (?:(?:${said.manners}) )*(?:${said.films})(?: for (?:insta(?:gram)?|tiktok|facebook|youtube|my \p{L}+))?[.!:]*$`,
  'iu',
);
/** "video 30 sec, upbeat, show phones": how long it shall be. */
const ofLength = new RegExp(
  String.raw`^(?:the )?(?:${said.filmsOfLength})[ :,–-]+(?:(?:${said.ofLength}) )?\d{1,3} ?(?:${time.lengthUnits}|${said.otherSeconds})(?!\p{L})[^.!?]{0,80}[.!]*$`,
  'iu',
);

/** "Could the writing on screen be nice and large please, some of us have left our glasses elsewhere." */
const couldBe = new RegExp(
  String.raw`^(?:could|can|may|might) (?:the|all) (?:${said.howItLooks})(?: on (?:the )?screen)? be (?:\p{L}+,? ){1,6}?please(?:[,.!?]|$)`,
  'iu',
);
/** "Use simple drawings if you can." */
const drawnSo = new RegExp(
  String.raw`^(?:please |and |maybe )*(?:use|with|do|have) (?:(?:${said.drawnManners}) )*(?:${said.drawings})(?:,? (?:${said.behindDrawings}))+[.!]*$`,
  'iu',
);

/** Whether a sentence asks, in any language, how it is to be spoken. */
export const asksForVoice = (text: string): boolean =>
  text.length <= 200 && voiced.test(text.replace(/’/gu, "'"));

/** Whether a sentence is a note of how the film is made, for whom, or by whom. */
export function isProductionNote(text: string, isFirst: boolean): boolean {
  if (text.length > 200) return false;
  if (without.test(text) || asksForVoice(text) || asksForRests(text)) return true;
  if ([shownBig, ofCaption, couldBe, ofLength, drawnSo].some((note) => note.test(text)))
    return true;
  if (isFirst && wanted.test(text)) return true;
  if (placed.test(text) && !hasVerb(text.replace(/^(?:please )?(?:show|put|add) /iu, '')))
    return true;
  return isFirst && (forWhom.test(text) || whatItIs.test(text) || byLine.test(text));
}

/** "Filmpje voor insta: …", "Video para TikTok: …": what the film is for, in front of its first sentence. */
const forWhere = new RegExp(
  String.raw`^(?:\p{L}+[!,.]? ){0,2}(?:${said.filmsForPlaces}) (?:${said.forPlaces}) (?:(?:${said.whose}) )?(?:${said.places})\s?[:–—-]\s*(?=\S)`,
  'iu',
);

/** The note in front of a text that says what the film is for; empty where there is none. */
export const purposeOf = (text: string): string => forWhere.exec(text.slice(0, 100))?.[0] ?? '';

/** "Two different voices pls, gran is Scottish": what stands under a script and is neither seen nor said. */
const ofSound = new RegExp(
  String.raw`^(?=[^]{0,200}(?<!\p{L})(?:${said.politelyBehind})(?!\p{L}))(?=[^]{0,200}(?<!\p{L})(?:${said.voicesAndMusic}|muzyk\p{L}+)(?!\p{L}))`,
  'iu',
);

/** Whether a note of a script asks for voices or music, politely: the film-maker hears it, nobody sees it. */
export const isForMaker = (note: string): boolean => note.length <= 300 && ofSound.test(note);
