import type { Segment } from './segments.ts';

/** "Leave a little pause before every answer so people can guess." */
export const asksForPauses = (text: string): boolean => pausesAsked.test(text.trim());
const pausesAsked =
  /^(?:please )?(?:leave|allow|give|add|put|keep) (?:an? |some )?(?:\p{L}+ ){0,2}(?:pauses?|gaps?|silences?|beats?)\b.{0,20}\b(?:before|after|between) (?:each|every|all|the) (?:of the )?(?:answers?|questions?|reveals?)\b/iu;

/** "End with glowpaw dot example", "finish on our logo": where somebody is found is shown at the end, and asked of the maker. */
const endAsked =
  /^(?:and |then )?(?:please )?(?:end|finish|close)(?: it| the (?:video|film))? (?:with|on) (?:(?:our|my|the) )?(?:\S+ dot \S+|\S+\.(?:com|org|net|co|io|example)\b|(?:web ?site|web ?address|url|link|logo|phone number|contact details)\b).{0,40}$/iu;
/** "Points in no order": what the writer of a list says of it. */
const ofNoOrder =
  /^(?:(?:some|a few|my|the) )?(?:points|notes|facts|ideas|bullets|thoughts)(?: are)? in no (?:particular |special )?order[.:]?$/iu;
/** "Hier der Text für das Filmli:", "przesyłam tekst do filmiku:": what is handed over. */
const handsOver =
  /^(?:[\p{L}'’]+[ ,!]+){0,4}?(?:here(?:['’]?s| is| comes)|hier(?: ist| kommt| is)?|anbei|voici|voilà|aquí (?:va|tienes|está|tenéis)|ecco(?:ti)?|aqui (?:vai|está)|hierbij|przesyłam|wysyłam|ślę|işte|här (?:är|kommer)|her er|(?:te|os|le) (?:paso|mando|dejo)|je (?:t['’]|vous )envoie|ti mando|vi mando|segue)(?!\p{L}).{0,30}?(?<!\p{L})(?:texte?s?|texto|testo|tekst\p{L}*|metin|skript|script|gui[oó]n|scénario|lo del? \p{L}+)(?!\p{L})[^.!?\n]{0,40}[:.👇]*$/iu;
/** "Den Satz mit der Sonne evtl. weglassen?", "the second one is a bit long, shorten if needed": said of the text. */
const ofText =
  /^(?:(?:den|der|die|das|the|this|that|la|le|el|il|lo|o|a|de|het|dat) )?(?:\p{L}+ ){0,2}?(?:satz|sentence|phrase|frase|zin|zdanie|cümle|mening|line|one|bit|part|teil|partie|parte|absatz|paragraph)(?!\p{L}).{0,60}?(?<!\p{L})(?:weglassen|leave (?:it )?out|too long|bit long|shorten|kürzen|zu lang|trop longue?|raccourcir|enlever|quitar|acortar|demasiado larga?|togliere|troppo lung[oa]|cortar|muito long[oa]|weglaten|te lang|inkorten|skrócić|za długie|kısaltılabilir|çok uzun|för lång|korta ner)(?!\p{L})/iu;
/** "Posso pedir uma sanfona de fundo?", "gärna eld som knastrar i bakgrunden": heard behind the voice, and asked for. */
const inBackground =
  /^(?=.*(?<!\p{L})(?:posso|pode|podem|can|could|may|maybe|please|pls|bitte|gern\p{L}*|vielleicht|svp|stp|s['’]il|porfa|por favor|puede|puedes|ponle?|graag|misschien|proszę|może|lütfen|olsun|gärna|tack|magari|per favore|se possibile|if possible|if you can)(?!\p{L})).{0,60}(?<!\p{L})(?:in the background|im hintergrund|en fond|de fondo|de fundo|in sottofondo|op de achtergrond|w tle|arka planda|i bakgrunden|i baggrunden|als hintergrund)(?!\p{L})/iu;

/** "Two different voices please, caller must be young man.", "Can there be waves drawn?", "afrobeats under it but low" */
const heardOrDrawn =
  /^(?=.*(?<!\p{L})(?:please|pls|plz|bitte|svp|porfa|por favor|per favore|aub|lütfen|proszę|tack)(?!\p{L})).{0,60}(?<!\p{L})(?:(?:two|2|different|separate|male|female|young|older?|deep|calm) (?:different )?voices?|(?:zwei|verschiedene) stimmen|(?:deux|différentes) voix|(?:dos|distintas) voces|(?:due|diverse) voci|(?:duas|diferentes) vozes|(?:twee|verschillende) stemmen)(?!\p{L})|^(?:can|could|might|may) (?:there be|we (?:have|get)|you (?:maybe )?(?:draw|show|animate|put)) .{2,60}(?:drawn|shown|animated|on (?:the )?screen|in the (?:corner|background))[.?!]*$|^(?:[\p{L}'’-]+ ){1,5}under(?:neath)? (?:it|this|that|the (?:voice|words|text))(?: (?:but|and|,)? ?(?:\p{L}+ ?){1,4})?[.!]*$/iu;

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
const presents =
  /^(?:(?:ok(?:ay)?|so|hi|hey|hello|well)\b[,! ]*)*(?:i['’]m|i am|we['’]re|we are|my name is|my name['’]s) \p{Lu}[\p{L}\p{N}]+(?=[ ,&])/iu;
const does =
  /\b(?:i|we)(?:['’]re|['’]ve been| are| also)? (?:\p{L}{3,}ing|fix|make|sell|bake|build|teach|grow|repair|clean|cut|paint|brew|deliver|help|offer|keep|breed|roast|print|sew|train|collect|rescue|restore|design|cook|drive|play|write|look after)\b/iu;
const asks =
  /\b(?:videos?|films?|clips?|reels?|tik ?toks?|shorts|adverts?|promos?|need|want|would like|looking for|please|pls|could you|can you|something)\b|['’]d (?:like|love)\b/iu;
