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

/** Whether a sentence is a note of how the film is made, for whom, or by whom. */
export function isProductionNote(text: string, isFirst: boolean): boolean {
  if (text.length > 200) return false;
  if (shownBig.test(text) || ofCaption.test(text)) return true;
  if (placed.test(text) && !hasVerb(text.replace(/^(?:please )?(?:show|put|add) /iu, '')))
    return true;
  return isFirst && (forWhom.test(text) || whatItIs.test(text) || byLine.test(text));
}
