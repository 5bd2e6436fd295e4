import { hasVerb } from './english.ts';
import { asksForRests, asksForVoice, isProductionNote } from './production-notes.ts';
import { asksToShow } from './shown-at-end.ts';
import {
  filmManners,
  filmNouns,
  filmParts,
  foreignFilmThings,
  foreignFilmWords,
  foreignHeadlines,
  foreignMakers,
  foreignNote,
  foreignPleas,
  foreignPolite,
  foreignWishVerbs,
  foreignWishes,
  hindiWish,
  japaneseNote,
  makers,
  platforms,
  politeness,
} from './wish-words.ts';

/** What a sentence says to the film-maker. */
export type Wish =
  | { readonly kind: 'request' }
  | { readonly kind: 'topic'; readonly topic: string }
  | { readonly kind: 'opening' | 'ending'; readonly words: string }
  | { readonly kind: 'picture'; readonly text: string };

/** Where a sentence stands. */
export interface WishContext {
  /** Whether the idea asks for a film in so many words: what it tells to do is told to the film-maker. */
  readonly isPrompt: boolean;
  /** Whether it is a step, a point, a line somebody says: what it tells to do is told to the viewer. */
  readonly isForViewer: boolean;
  readonly isFirst: boolean;
}

const adjectives = String.raw`(?:[\p{L}\d'’-]+,? (?:and )?){0,6}?`;
const film = `(?:${filmNouns})`;
const about = String.raw`(?:about|on|of|showing|that (?:shows|explains|tells|describes|talks about)|which (?:shows|explains)|explaining|exploring|describing|introducing|covering|featuring|for(?= my | our | an? | the )|to (?:explain|show|promote|introduce)|promoting|where|in which|telling)`;
const asked = new RegExp(
  `^${politeness}(?:(?:i|we) (?:want|need|would like|'d like|wish|am looking for|are looking for)|i'd like|we'd like|looking for|need|${makers})(?: to (?:make|create|have|do|see|produce|film|record))? (?:me |us |for me )?(?:one of (?:those|these|the) |a |an |another |one |some |the |this |my |our )?${adjectives}${film}\\b(?: (?:script|idea|series|story|clip|video|short|ad))?(.*)$`,
  'iu',
);
const named = new RegExp(
  `^(?:(?:a|an|the|this is a|it's a|this is an|my|idea for an?|idea:) )?${adjectives}${film}(?: (?:script|idea|series))? (?:about|on|explaining|showing|that (?:explains|shows|tells)|for|of|promoting|introducing) (.+)$`,
  'iu',
);
const tells = new RegExp(
  `^${politeness}(?:explain|describe|tell (?:me|us|people|viewers|the viewers?|them)?(?: (?:about|the story of|how|why|what))?|talk about|discuss|teach (?:me|us|people|viewers|kids)(?: about)?|introduce|show (?:me|us|people|viewers|the viewers?|kids) (?=how|why|what|that)|give (?:me|us|an?) (?:overview|introduction|summary) (?:of|to)|summari[sz]e|compare|explore|cover|tell the story of) ?(.+)$`,
  'iu',
);
const aboutFilm = new RegExp(
  `\\b(?:the|this|that|our|my|your|whole|entire|a) ${adjectives}${film} (?:should|must|needs? to|has to|ought to|shouldn't|can't|cannot|may not|is for|is aimed|will be|can be|could be|would be|is about|is to)\\b`,
  'iu',
);
const filmIsAbout = new RegExp(
  `^(?:the|this|my|our) (?:\\p{L}+ )?${film}(?: is|'s| should be| will be| must be| needs to be) about (.+)$`,
  'iu',
);
const partsShould = new RegExp(
  `\\b(?:the )?(?:${filmParts})s? (?:should|must|needs? to|has to|could|can be|would be|is|are|:)`,
  'iu',
);
const styled = new RegExp(
  `^${politeness}(?:make|keep|have) (?:it|this|that|them|everything|the (?:\\p{L}+ )?(?:${filmNouns}|${filmParts})|sure (?:it|that|the|to))\\b(.*)$`,
  'iu',
);
/** "Keep it moving, never longer than 10 seconds in one spot": said of what somebody holds. */
const handles =
  /^(?:please |and |then |but )*(?:keep|make sure|have) (?:it|them|this|that|(?:the|your) (?!video|film|clip|text|music|voice)\p{L}+)(?:'s| is)? (?:moving|going|wet|damp|moist|warm|cool|cold|hot|dry|clean|covered|closed|open|tight|level|flat|straight|upright|still|steady|away|off|out of|at|under|below|above|in the|on the|simmering|stirring|turning)\b/iu;
const namesAnyFilm = new RegExp(`\\b(?:${filmNouns}|${filmParts})\\b`, 'iu');
const manner = new RegExp(
  `\\b(?:${filmManners}|${filmNouns}|${filmParts}|${platforms}|seconds?|secs?|minutes? (?:long|max)|words)\\b`,
  'iu',
);
const used = new RegExp(
  `^${politeness}(?:use|add|include|insert|have|put|feature|avoid|skip|no|without|with|don't (?:use|show|add|include|mention|say)|do not (?:use|show|add|include|mention|say)|never (?:show|mention)|focus on|play|overlay|set|choose|pick|apply|leave out|only)\\b(?:[ ,]+[\\p{L}\\d'-]+){0,6}? (?:${filmNouns}|${filmParts}|background|emojis?|logo|intro|outro|jump cuts?|text on screen|screen|9:16|16:9|4k|hd)(?=$|[.,;:!?)]| (?:and|or|with|in|for|to|on|at|from|that|when|over|of|if|like|instead|throughout|please|only)\\b)`,
  'iu',
);
const excluded =
  /^(?:no|without) (?:people|faces|humans|text|talking|dialogue|dialog|voices?|music|words|logos?|blood|violence|swearing|jargon|emojis?|kids|children|actors?|animals|captions)(?:,? (?:and |or |no )*[\p{L} ]{1,30})?[.!]?$/iu;
const mentioned = new RegExp(
  `^${politeness}(?:(?:don't|do not|never) (?:say|use (?:(?:the|any|too many|big|long|my|our|real) )*(?:words?|phrases?|terms?|names?|expressions?|jargon|slang|clichés?|cliches?|puns?|swear|technical|complicated|difficult|emojis?|hashtags?|exclamation|abbreviations?|acronyms?|accents?|ai\\b|robot|stock)|show|include|add)|avoid|mention|highlight|emphasi[sz]e|stress|focus on|cover|talk about|discuss|don't mention|do not mention|never mention|make sure|be sure to|remember to mention|include|address|feature|point out|refer to|leave out|give examples|explain|describe|compare|introduce|summari[sz]e|show)\\b`,
  'iu',
);
const alwaysMentioned = new RegExp(
  `^${politeness}(?:don't mention|do not mention|mention (?:that|the|our|my|how|why)|make sure (?:the (?:video|film|viewer)|viewers|people understand|you mention|to mention|to include|to show)|be sure to (?:mention|include|show)|(?:leave out|don't (?:say|use|give)|do not (?:say|use|give)|keep out) (?:the|my|our|his|her|their|any)(?: [\\p{L}'’]+){0,3} (?:names?|surnames?|brands?|address(?:es)?))\\b`,
  'iu',
);
const shown = new RegExp(
  `^(?:please )?(?:(?:then|and|now|next),? cut to (?=the |an? |black|white|him|her|them)|show|shows|showing|display|cut to|zoom (?:in|out)|pan (?:to|across|over)|fade (?:in|out|to)|open(?:s)? (?:on|with a shot)|close-?up (?:of|on|shot)|wide shot|medium shot|establishing shot|drone shot|aerial shot|tracking shot|slow motion shot|shot of|shots of|footage of|b-?roll of|visuals? of|image of|picture of|we see|camera (?:pans|zooms|follows|moves|tilts)|the camera)\\b`,
  'iu',
);
const camera =
  /^(?:please )?(?:(?:then|and|now|next),? cut to (?=the |an? |black|white|him|her|them)|cut to|zoom|pan (?:to|across|over)|fade|close-?up|wide shot|medium shot|establishing shot|drone shot|aerial shot|tracking shot|shots? of|footage of|b-?roll|visuals? of|the camera|camera (?:pans|zooms|follows|moves|tilts)|opens? on|slow motion shot)\b/iu;
const edge = new RegExp(
  `^${politeness}(start|begin|open|end|finish|close|conclude|wrap up)s?(?: (?:it|the (?:video|film|clip)|off|up|out))?:? (?:(?:with|on|by)(?: saying| the (?:line|words?|sentence|phrase|question|message|text))?\\b|(?=[“"«]))(.*)$`,
  'iu',
);
/** "Then at the end say: Which one surprised you?" */
const atTheEnd =
  /^(?:(?:and|then|also|please|pls),? )*(?:at|in) the (?:very )?end,? (?:please )?(?:say|ask|write|put|add|show)(?: this| that)?:\s*(\S.*)$/iu;
const edgeOfFilm =
  /\b(?:hook|question|joke|quote|call to action|cta|logo|shots?|scene|close-?up|line|music|fade|statistic|fact|message|tagline|slogan|punch ?line|montage|website|reminder|invitation|title|image|viewers?|saying|slow[- ]?mo(?:tion)?|time-?lapse|freeze[- ]frame)\b/iu;
const quotation = /[“"«„'‘]([^“”"«»„‘]{2,300})[”"»“'’][.!?]?\s*$/u;
/** A sentence that only says what kind of text follows, and for whom. */
const textType =
  /^(?:ok(?:ay)?,? )?(?:so )?(?:this is )?(?:(?:an?|my|our|the) )?(?:[\p{L}-]+ ){0,2}(?:story|pitch|poem|joke|promo|speech|presentation|homework|essay|assignment) (?:for|due)\b/iu;
const source =
  /^\([^()]*\b(?:copied|source|credits?|permission|(?:don't|do not) (?:say|mention|show|use))\b[^()]*\)[.!]*$/iu;
/** "Pause here for effect." */
const pauses =
  /^(?:please )?leave (?:an? )?(?:(?:\p{L}+|\d+)[- ]){0,3}(?:pause|silence|beat)s? (?:before|after|between|for)\b.{0,60}$|^(?:please )?(?:leave|allow|give|wait|hold|pause)(?: for)?(?: about| around)? (?:\p{L}+|\d+)[- ]?(?:s|secs?|seconds?) (?:\p{L}+ ){0,2}?(?:before|after|between) (?:each|every|the|all) (?:answers?|questions?|reveals?|lines?|scenes?|slides?|punch ?lines?|verses?)\b.{0,60}$|^(?:run(?:ning)? ?time|duration|trt)[ :]+(?:(?:approx\.?|about|around|ca\.?|circa) )?\d{1,3} ?(?:s|secs?|seconds?|mins?|minutes?)[.!]?$|^(?:then |and |now )?(?:pause|hold|wait|beat|(?:a )?(?:short|long) pause) (?:here\b|(?:for|and wait for) (?:dramatic )?(?:effect|emphasis|laughs?|laughter|applause|drama|a beat)\b).{0,40}$/iu;
/** "Use a deep voice for the last line: We are in charge." */
const lineAtEdge =
  /\b(?:for|as|with) the (last|final|closing|ending|first|opening) (?:line|words?|sentence):\s*(\S.*)$/iu;
const inFilm = new RegExp(`\\b(?:in|for|into|of) (?:the|this|my|our) ${film}\\b`, 'iu');
const wanting =
  /\b(?:i want|i'd like|we want|please|pls|if possible|need|should|must|keep|put|don't)\b/iu;
/** "Act as a professional scriptwriter." */
const role = new RegExp(
  `^${politeness}(?:act as|imagine (?:that )?you are|imagine you're|pretend (?:to be|you are|you're)|you are|you're|as) (?:an?|my|our|the) (?:[\\p{L}-]+ ){0,4}?(?:\\p{L}*writer|editor|director|producer|creator|marketer|storyteller|narrator|assistant|film-?maker|videographer|expert|strategist)\\b`,
  'iu',
);
const courtesy =
  /^(?:hi|hello|hey|thx|thanks|thank you|cheers|please|pls|ty)(?: (?:there|all|so much|very much|a lot|in advance|again|guys|team))*[!.]*$/iu;
const closesFilm =
  /^(?:and )?that'?s (?:it|all|the (?:video|script|idea))(?:[,.]? that'?s)?(?: the (?:video|script|idea))?[.!]*$/iu;
/** "That's it, feel free to cut, but keep the rolls." */
const mayChange =
  /^(?:(?:anyway|that['’]?s (?:it|all)|and|so|but|please)[,.]? )*(?:feel free|you(?:['’]re| are) (?:free|welcome)|it['’]?s (?:ok|okay|fine)) to (?:cut|trim|edit|shorten|condense|change|rephrase|reword|reorder|tweak)\b(?! (?:through|across|your|their|it (?:in|into|up)))/iu;
const hidden =
  /^(?:please )?(?:don't|do not|never) show (?:my|our|any|the|his|her|their|me|us)\b/iu;
const audience =
  /^(?:it(?:'s| is| should be) )?(?:aimed at|targeted at|targeting|target audience|the (?:target )?audience|intended for|audience is)\b/iu;
const shouldBe = new RegExp(
  `^(?:it|this|everything|the whole thing) (?:should|must|needs to|has to)(?: (?:be|feel|look|sound|last|have|end|start|run))?\\b.*$`,
  'iu',
);
const fragmentWords = new RegExp(
  `^(?:(?:${filmManners}|${filmNouns}|${filmParts}|${platforms}|seconds?|secs?|minutes?|mins?|s|about|around|approximately|max|maximum|min|minimum|under|less than|up to|at most|long|format|video|for|in|on|with|and|or|but|a|an|the|very|really|super|kind of|of|no|not|too|\\d+(?:[-–]\\d+)?(?:s|sec|min)?|9:16|16:9|1:1|4:5|4k|hd|loud|quiet|fast|slow|english|spanish|french|german|portuguese|vibes?|feel|male|female|soft|lo-?fi|jazz|piano|acoustic|kids|children|beginners|adults|teens|teenagers|ages?|please|thanks|thank you|to|dark|bright|pastel|background|style|look|3d|2d|cartoon|anime|pixar|watercolou?r|portrait|landscape|square)[\\s,.;:!/&+-]*)+$`,
  'iu',
);

/** "Can you tell this joke in a video: A snail …", "mach daraus ein Video: diesen Witz: …": what follows is told, not what it is called. */
const announced = new RegExp(
  String.raw`^(?:this|these|the following|diese[nrms]?|folgende[nrs]?|cette?|ce|est[aeo]s?|quest[aio]|dit|deze|ten|tę|to) (?:\p{L}+ )?` +
    '(?:jokes?|story|poem|text|recipe|script|list|tips|quiz|words|lines|notes|witz|geschichte|gedicht|rezept|blague|histoire|poème|recette|texte|' +
    'chiste|historia|poema|receta|texto|piada|história|receita|barzelletta|storia|poesia|ricetta|testo|mop|grap|verhaal|recept|tekst|dowcip|żart|kawał|wiersz|przepis)' +
    String.raw`(?: (?:\p{L}+ ){0,4}\p{L}+)?\s?:\s+(?=\S)`,
  'iu',
);
const withoutAnnouncement = (wish: Wish | null): Wish | null =>
  wish?.kind === 'topic' ? { ...wish, topic: wish.topic.replace(announced, '') } : wish;

/** What a sentence says to the film-maker; null where it is material. Linear in its length, which is bounded by the caller. */
export const readWish = (sentence: string, language: string, context: WishContext): Wish | null =>
  withoutAnnouncement(wishIn(sentence, language, context));

function wishIn(sentence: string, language: string, context: WishContext): Wish | null {
  const text = sentence
    .trim()
    .replace(/’/g, "'")
    .replace(/\b(do|does|should|wo|ca)nt\b/giu, "$1n't");
  if (!context.isForViewer && asksToShow(text)) return { kind: 'request' };
  if (language !== 'en') return readForeignWish(text, context);
  return (
    readEdge(text, context) ??
    readAsked(text, context) ??
    readShown(text, context) ??
    readRequest(text, context)
  );
}

function readForeignWish(text: string, context: WishContext): Wish | null {
  const bare = text.replace(/[.!?。！？।]+$/u, '');
  const isOpening = !context.isForViewer && (context.isFirst || context.isPrompt);
  for (const wish of [...foreignWishes, ...(isOpening ? foreignHeadlines : [])]) {
    const topic = wish.exec(bare)?.[1]?.trim();
    if (topic !== undefined && topic !== '') return { kind: 'topic', topic };
  }
  if (text.length >= 200) return null;
  const isPlea =
    context.isFirst && text.length < longestPlea && foreignPleas.test(text.slice(0, longestPlea));
  const isPolite =
    text.length < longestPlea && !/[\d"“„«]/u.test(text) && foreignPolite.test(text.trim());
  if (!context.isForViewer && (asksForVoice(text) || asksForRests(text)))
    return { kind: 'request' };
  const told =
    ((foreignMakers.test(text) || isPlea || isPolite || foreignNote.test(text)) &&
      foreignFilmThings.test(text)) ||
    japaneseNote.test(text) ||
    hindiWish.test(text);
  if (told && !context.isForViewer) return { kind: 'request' };
  return foreignFilmWords.test(text) && foreignWishVerbs.test(text) ? { kind: 'request' } : null;
}

const longestPlea = 100;

/** "can u do one on how tides work": what is wanted is not even named. */
const askedInChat =
  /^(?:(?:ok(?:ay)?|hey|hi|hello|yo|so),? )*(?:(?:can|could|would|will) (?:u|you|ya|someone)(?: (?:please|pls|plz))?|(?:please|pls|plz)|let'?s|how about (?:u|you)) (?:do(?! (?:something|anything)\b)|make|have|cover)(?: me| us)? (?:one|something|smth|sth|another|a thing|anything)(?: \p{L}+)? (?:about|on|for|abt) (.+)$/iu;

/** "Want a short one for my page about frozen pipes.", "I'm a nurse and I'd love something for our screen about hand washing." */
const askedFor =
  /^(?:(?:hi|hey|hello)\b[, ]+)?(?:(?:[^.!?]{3,80}?(?:,| and| so) )?(?:i|we)(?:'d| would)? (?:love|like|want|need)|want|need|looking for|after) (?:an? |some )?(?:(?:short|quick|little|nice|simple|fun|brief|new|\d+[- ]second) )*(?:one|something|video|clip|reel|film)(?: (?:short|quick|simple|nice|fun))? for (?:my|our|the) [^.!?]{2,50}? (?:about|on) ([^.!?]{3,60})[.!]*$/iu;

const forSomewhere = /(?:^|\s)for\s[^,]{2,40}$/iu;
/** "A film for our website": where it will be seen, and not what it is about. */
const destination =
  /^(?:my|our|the|your|this) (?:\p{L}+ )?(?:web ?site|site|home ?page|landing page|web ?page|page|channel|feed|socials?|social media|instagram|tiktok|youtube|facebook|newsletter|blog|shop window|window|lobby|reception|foyer|waiting room|big screen|screens?|intranet|stand|booth)[.!?]*$/iu;

function readAsked(text: string, context: WishContext): Wish | null {
  const mayAsk = !context.isForViewer && (context.isFirst || context.isPrompt);
  const chat = mayAsk ? askedInChat.exec(text) : null;
  if (chat !== null) return { kind: 'topic', topic: (chat[1] ?? '').replace(/[.!?]+$/u, '') };
  const wanted = context.isForViewer ? null : askedFor.exec(text);
  if (wanted !== null) return { kind: 'topic', topic: wanted[1] ?? '' };
  const found = asked.exec(text) ?? (context.isFirst || context.isPrompt ? named.exec(text) : null);
  if (found !== null && !context.isForViewer) {
    const rest = (found[1] ?? '').trim();
    const subject = new RegExp(`(?:^|\\s)${about}\\s+(.+)$`, 'iu').exec(rest);
    const topic = found.input === text && asked.test(text) ? subject?.[1] : rest;
    const isFor = forSomewhere.test(text) && destination.test(topic ?? '');
    return topic === undefined || topic === '' || isFor
      ? { kind: 'request' }
      : { kind: 'topic', topic };
  }
  const said = filmIsAbout.exec(text);
  if (said !== null) return { kind: 'topic', topic: said[1] ?? '' };
  const told = context.isFirst && !context.isForViewer ? tells.exec(text) : null;
  if (told === null) return null;
  const word = /\b(how|why|what)\s*$/iu.exec(text.slice(0, text.length - (told[1] ?? '').length));
  return {
    kind: 'topic',
    topic: word === null ? (told[1] ?? '') : `${word[1] ?? ''} ${told[1] ?? ''}`,
  };
}

function readEdge(text: string, context: WishContext): Wish | null {
  const line = context.isForViewer ? null : lineAtEdge.exec(text);
  if (line !== null && (used.test(text.slice(0, line.index + 60)) || styled.test(text)))
    return {
      kind: /^(?:first|opening)$/iu.test(line[1] ?? '') ? 'opening' : 'ending',
      words: (line[2] ?? '').replace(/^["“](.*)["”][.!]?$/u, '$1'),
    };
  const saidLast = context.isForViewer ? undefined : atTheEnd.exec(text)?.[1];
  if (saidLast !== undefined) return { kind: 'ending', words: saidLast.trim() };
  const found = edge.exec(text);
  if (found === null || context.isForViewer) return null;
  const rest = (found[2] ?? '').trim();
  const kind = /^(?:start|begin|open)/iu.test(found[1] ?? '') ? 'opening' : 'ending';
  const quoted = quotation.exec(rest)?.[1];
  if (quoted !== undefined) return { kind, words: quoted.trim() };
  const afterColon = /^:\s*(.+)$/u.exec(rest)?.[1];
  if (afterColon !== undefined) return { kind, words: afterColon.trim() };
  if (edgeOfFilm.test(rest)) return { kind: 'request' };
  return context.isPrompt ? { kind: 'request' } : null;
}

function readShown(text: string, context: WishContext): Wish | null {
  if (!shown.test(text) || context.isForViewer) return null;
  const isForFilm =
    camera.test(text) ||
    context.isPrompt ||
    /\b(?:while|as (?:the|she|he|they|i)|on screen|in the background|at the (?:start|end|beginning))\b/iu.test(
      text,
    );
  const isPlain =
    /^(?:please )?(?:show|display|showing) (?:a|an|the|some|people|footage|images|clips|pictures|how|him|her|them|me|\p{L}+ing|two|three)\b/iu.test(
      text,
    ) && !/\byours?\b/iu.test(text);
  if (!isForFilm && !isPlain) return null;
  return {
    kind: 'picture',
    text: text
      .replace(
        /^(?:please )?(?:(?:then|and|now|next),? )?(?:show|shows|showing|display|cut to|we see)\s+/iu,
        '',
      )
      .replace(/[.!]$/, ''),
  };
}

function readRequest(text: string, context: WishContext): Wish | null {
  const request: Wish = { kind: 'request' };
  const isShort = text.length < 300;
  if (!isShort) return null;
  if (!context.isForViewer && isProductionNote(text, context.isFirst)) return request;
  if (fragmentWords.test(text) && manner.test(text))
    return isWishFragment(text, context) ? request : null;
  if ((context.isFirst || context.isPrompt) && !context.isForViewer && role.test(text))
    return request;
  if (aboutFilm.test(text) || audience.test(text) || hidden.test(text)) return request;
  if (inFilm.test(text) && wanting.test(text) && !context.isForViewer) return request;
  if (context.isPrompt && courtesy.test(text)) return request;
  if (source.test(text) || (context.isFirst && textType.test(text) && !hasVerb(text)))
    return request;
  if (pauses.test(text) && !context.isForViewer) return request;
  if (mayChange.test(text) && !context.isForViewer) return request;
  if (closesFilm.test(text) && /video|script|idea/iu.test(text)) return request;
  if (context.isForViewer) return null;
  const isStyle = handles.test(text) && !namesAnyFilm.test(text) ? null : styled.exec(text);
  if (
    isStyle !== null &&
    (manner.test(isStyle[1] ?? '') ||
      /^ (?:sound|look|feel|seem)\b/iu.test(isStyle[1] ?? '') ||
      context.isPrompt) &&
    !/\ba habit\b/iu.test(text)
  )
    return request;
  if ((used.test(text) && !states(text)) || excluded.test(text) || alwaysMentioned.test(text))
    return request;
  if (partsShould.test(text) && /\b(?:should|must|needs? to|has to)\b/iu.test(text)) return request;
  if (
    /^(?:the )?(?:tone|style|mood|vibe|music|target audience|narrator|voice-?over|voice) (?:is|are)\b/iu.test(
      text,
    )
  )
    return request;
  if (shouldBe.test(text) && (manner.test(text) || context.isPrompt)) return request;
  if (
    new RegExp(
      `^(?:i|we)(?: want|'d like| would like| need) (?:it|this|the (?:${filmNouns}|${filmParts}|viewers?|audience)|viewers|people to (?:feel|understand|laugh|cry|leave))\\b`,
      'iu',
    ).test(text)
  )
    return request;
  if (
    /^(?:can|could|would|will) you (?:please )?(?:make|create|write|add|include)\b/iu.test(text) ||
    (context.isPrompt && /^(?:can|could|would|will) you (?:please )?(?:use|keep|do)\b/iu.test(text))
  )
    return request;
  if (wantsSomethingSo.test(text)) return request;
  return context.isPrompt && mentioned.test(text) ? request : null;
}

/** "I'd like the smell to be a gag somewhere in the middle": how a part of the film is to be. */
const wantsSomethingSo =
  /^(?:and |also )?(?:i|we)(?:'d| would) like (?:it|the|my|our|this|that|an?|some) (?:[\p{L}'’-]+ ){1,6}?(?:to (?:be|feel|look|sound|come|go|end|start)|(?:somewhere )?(?:in|at|near|towards) the (?:middle|end|beginning|start|background|corner))\b/iu;

/** "No horned helmet has ever been found", "Only the camera survived" tell what is so. */
function states(text: string): boolean {
  const rest = /^(?:no|only|without)\s+(.+)$/isu.exec(text)?.[1];
  return rest !== undefined && hasVerb(`the ${rest}`);
}

/** "For TikTok", "30 seconds, upbeat music" are wishes; "Fun and short" too, where a wish stands beside it. */
function isWishFragment(text: string, context: WishContext): boolean {
  const isCertain = new RegExp(
    `\\b(?:${platforms}|seconds?|secs?|\\d+s|9:16|16:9|1:1|4:5|vertical|${filmParts}|${filmNouns})\\b`,
    'iu',
  ).test(text);
  return isCertain || context.isPrompt || !context.isForViewer;
}
