import { hasVerb } from './english.ts';

/** "Logo at the end.", "Our website in the corner": something to be put somewhere in the picture, and nobody does anything. */
const placed =
  /^(?:(?:show|put|add|with|and|also|please|pls|the|our|my|big|small|company|brand|shop) ){0,4}(?:logo|website|url|credits?|captions?|subtitles?|phone number|hashtags?|music|title card|end card)(?: (?:big|small|large|visible))? (?:at|in|on|over|throughout) (?:the )?(?:very )?(?:(?:last|first|final) (?:scene|shot|frame)|end|beginning|start|(?:[a-z]+ )?corner|bottom|top|screen|outro|intro|background)[.!]*$/iu;
/** "Please show captions big." */
const shownBig =
  /^(?:please|pls) (?:show|display|put|make|keep|have|write)(?: (?:the|all|some|big|large|clear|my|our|in)){0,3} (?:captions?|subtitles?|logo|on-?screen text|fonts?|hashtags?)\b[^.!?]{0,40}[.!]*$/iu;
/** "Don't forget to like and subscribe in the caption" is written there. */
const ofCaption =
  /^(?:(?:don't forget to|remember to|please|pls|and|also) ){0,3}(?:say |write |put |add |include |mention )?(?:like|subscribe|follow|put|add|write|include|tag|mention|hashtags?|links?)\b[^.!?]{0,80}\bin the (?:video )?captions?[.!]*$/iu;
/** "For my A2 class, ordering in a café." */
const forWhom =
  /^for (?:my|our) (?:[\p{L}\d'-]+ ){0,3}(?:class|students|pupils|course|lesson|channel|followers|youtube|tiktok|instagram)(?:, (?!(?:i|we|you|he|she|they|it|this|there|the|my|our)\b)[^.!?,]{2,50})?[.!:]*$/iu;
/** "ok so this is a story for my channel, keep it lighthearted!!" */
const whatItIs =
  /^(?:ok(?:ay)?,? )?(?:so,? )?(?:this is |it's |here's |here is )?(?:an?|my|our) (?:[\p{L}-]+ ){0,2}(?:story|pitch|poem|joke|promo|speech|presentation|homework|essay|script) for (?:my|our|the) (?:[\p{L}'-]+ ){0,3}?(?:channel|class|followers|page|account|blog|podcast|students|youtube|tiktok|instagram|website|school)(?:[,;:] (?:(?:so|and|please|pls) )*(?:keep|make) (?:it|this) (?:\p{L}+ ?,? ?){1,6})?[.!:,]*$/iu;
/** "by Ella, age 7" over a text. */
const byLine =
  /^(?:written )?[Bb]y \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'.-]*){0,2}(?:,? (?:aged? )?\d{1,2}(?: years old)?)?[.!]?$/u;

/** "No music and please show a copper pipe", "no voice-over": what the film goes without. */
const without =
  /^(?:(?:and|also|but|please|pls),? )*no (?:(?:background|loud|cheesy|sad|silly|fancy|flashy) )?(?:music|effects|transitions|filters|voice-?overs?|captions|subtitles|stock (?:footage|photos|images)|emojis|text on screen|robot voice)(?=$|[,.;!]| (?:and|or|please|pls)\b)(?! (?:and|or) no (?!music|captions|voice))/iu;
/** "voix douce et lente s'il vous plaît", "Stimme ruhig, bitte" */
const voiced =
  /(?<!\p{L})(?:voix|voz|voce|stimme|stem|ses|voice|tone?o?|ton)(?: \p{L}+){1,4},? (?:s'il (?:vous|te) pla[iî]t|svp|por favor|per favore|bitte|please|lütfen|alsjeblieft)[.!]*$/iu;

/** "5 sekunders paus före varje svar tack", "3 secondes de pause avant chaque réponse" */
const rests =
  /^(?:\p{L}+ ){0,3}\d{1,2} ?(?:s|sec|sek|seg)\p{L}* (?:de |di |van )?(?:paus\p{L}{0,2}|pauza|przerw\p{L}+|beklem\p{L}+) (?:\p{L}+ )?(?:före|vor|voor|antes|avant|prima|przed|mellan|innan|between|before)(?!\p{L}).{0,60}$/iu;
/** Whether a sentence asks, in any language, for a silence between what is asked and answered. */
export const asksForRests = (text: string): boolean => text.length <= 200 && rests.test(text);

/** "Alright need a wee ad.", "Brauche ein kurzes Video für Insta": what is wanted, and nothing of it. */
const wanted =
  /^(?:(?:alright|right|ok(?:ay)?|so|hi|hey|hiya|hello)[,.]? )*(?:i |we )?(?:need|want|after|looking for) (?:an?|one|some) (?:(?:wee|quick|short|little|small|nice|new|fun|simple) )*(?:ad|advert|promo|reel|tiktok|clip|vid|video|short)(?: for (?:insta(?:gram)?|tiktok|facebook|youtube|my \p{L}+))?[.!:]*$/iu;
/** "video 30 sec, upbeat, show phones": how long it shall be. */
const ofLength =
  /^(?:the )?(?:v[ií]deos?|vids?|clips?|reels?|films?|shorts?|tiktoks?|filmpje|filmik)[ :,–-]+(?:(?:of|for|around|about|max\.?|maximum|circa|ca\.?|unter|under|de|von|van) )?\d{1,3} ?(?:s|secs?|seconds?|sek\p{L}*|seg\p{L}*|mins?|minutes?)(?!\p{L})[^.!?]{0,80}[.!]*$/iu;

/** "Could the writing on screen be nice and large please, some of us have left our glasses elsewhere." */
const couldBe =
  /^(?:could|can|may|might) (?:the|all) (?:writing|text|letters|words|captions?|subtitles|voice|music|pictures?|colou?rs?)(?: on (?:the )?screen)? be (?:\p{L}+,? ){1,6}?please(?:[,.!?]|$)/iu;
/** "Use simple drawings if you can." */
const drawnSo =
  /^(?:please |and |maybe )*(?:use|with|do|have) (?:(?:simple|nice|plain|real|cute|old|hand-?drawn|black and white|some|lots of) )*(?:drawings?|illustrations?|animations?|diagrams?|photos?|pictures?|cartoons?)(?:,? (?:only|please|pls|if (?:you can|possible)|throughout|instead))+[.!]*$/iu;

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
const forWhere =
  /^(?:\p{L}+[!,.]? ){0,2}(?:filmpje|filmje|video|vídeo|vidéo|videootje|clip|reel|film|filmik|videosu) (?:voor|para|pour|für|per|till|na|dla|for|to|için) (?:(?:de|mijn|mi|minha|mon|ma|meine?n?|il|la|mio|min|mój|my|our|the) )?(?:insta(?:gram)?|tik ?tok|facebook|fb|youtube|whatsapp|website|site|status)\s?[:–—-]\s*(?=\S)/iu;

/** The note in front of a text that says what the film is for; empty where there is none. */
export const purposeOf = (text: string): string => forWhere.exec(text.slice(0, 100))?.[0] ?? '';

/** "Two different voices pls, gran is Scottish": what stands under a script and is neither seen nor said. */
const ofSound =
  /^(?=[^]{0,200}(?<!\p{L})(?:pls|plz|please|bitte|por favor|per favore|s'il (?:te|vous) plaît|alsjeblieft|proszę|lütfen|tack)(?!\p{L}))(?=[^]{0,200}(?<!\p{L})(?:voices?|accents?|music|read (?:out|aloud)|subtitles|stimmen?|musik|voces|voz|música|voix|musique|voci|voce|musica|stemmen?|muziek|głosy?|muzyk\p{L}+|ses|müzik|röster?)(?!\p{L}))/iu;

/** Whether a note of a script asks for voices or music, politely: the film-maker hears it, nobody sees it. */
export const isForMaker = (note: string): boolean => note.length <= 300 && ofSound.test(note);
