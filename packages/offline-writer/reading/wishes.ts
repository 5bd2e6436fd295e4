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
import timeWords from '../data/time-words.json' with { type: 'json' };
import words from '../data/wish-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../word-patterns.ts';

const said = alternativesIn(words);
const time = alternativesIn(timeWords);

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
const about = String.raw`(?:${said.leadsToSubject}|for(?= my | our | an? | the ))`;
const asked = new RegExp(
  String.raw`^${politeness}(?:(?:i|we) (?:${said.wanting})|i'd like|we'd like|looking for|need|${makers})(?: to (?:${said.making}))? (?:me |us |for me )?(?:(?:${said.oneOfFilms}) )?${adjectives}${film}\b(?: (?:${said.filmKinds}))?(.*)$`,
  'iu',
);
const named = new RegExp(
  String.raw`^(?:(?:${said.beforeFilm}) )?${adjectives}${film}(?: (?:script|idea|series))? (?:${said.leadsToTopic}) (.+)$`,
  'iu',
);
const tells = new RegExp(
  String.raw`^${politeness}(?:${said.telling}|tell (?:${said.viewersTold})?(?: (?:${said.toldOf}))?|show (?:${said.viewersShown}) (?=how|why|what|that)|give (?:me|us|an?) (?:overview|introduction|summary) (?:of|to)) ?(.+)$`,
  'iu',
);
const aboutFilm = new RegExp(
  String.raw`\b(?:${said.filmOwners}) ${adjectives}${film} (?:${said.duties})\b`,
  'iu',
);
const filmIsAbout = new RegExp(
  `^(?:the|this|my|our) (?:\\p{L}+ )?${film}(?: (?:${said.filmIs})|'s) about (.+)$`,
  'iu',
);
const partsShould = new RegExp(`\\b(?:the )?(?:${filmParts})s? (?:${said.partsMust}|:)`, 'iu');
const styled = new RegExp(
  `^${politeness}(?:make|keep|have) (?:${said.wholes}|the (?:\\p{L}+ )?(?:${filmNouns}|${filmParts}))\\b(.*)$`,
  'iu',
);
/** "Keep it moving, never longer than 10 seconds in one spot": said of what somebody holds. */
const handles = new RegExp(
  String.raw`^(?:please |and |then |but )*(?:keep|make sure|have) (?:it|them|this|that|(?:the|your) (?!${said.filmsAndSounds})\p{L}+)(?:'s| is)? (?:${said.handledStates})\b`,
  'iu',
);
const namesAnyFilm = new RegExp(`\\b(?:${filmNouns}|${filmParts})\\b`, 'iu');
const manner = new RegExp(
  String.raw`\b(?:${filmManners}|${filmNouns}|${filmParts}|${platforms}|${said.lengths})\b`,
  'iu',
);
const used = new RegExp(
  String.raw`^${politeness}(?:${said.using})\b(?:[ ,]+[\p{L}\d'-]+){0,6}? (?:${filmNouns}|${filmParts}|${said.usedThings})(?=$|[.,;:!?)]| (?:${said.behindUsed})\b)`,
  'iu',
);
const excluded = new RegExp(
  String.raw`^(?:no|without) (?:${said.leftOutOfFilms})(?:,? (?:and |or |no )*[\p{L} ]{1,30})?[.!]?$`,
  'iu',
);
const mentioned = new RegExp(
  String.raw`^${politeness}(?:(?:don't|do not|never) (?:say|use (?:(?:${said.mentionedAs}) )*(?:${said.kindsOfWords}|ai\b)|show|include|add)|${said.mentioning})\b`,
  'iu',
);
const alwaysMentioned = new RegExp(
  String.raw`^${politeness}(?:${said.alwaysMentioning}|(?:${said.keepingOut}) (?:the|my|our|his|her|their|any)(?: [\p{L}'’]+){0,3} (?:${said.particulars}))\b`,
  'iu',
);
const shown = new RegExp(
  String.raw`^(?:please )?(?:(?:then|and|now|next),? cut to (?=the |an? |${said.cutTo})|${said.showing})\b`,
  'iu',
);
const camera = new RegExp(
  String.raw`^(?:please )?(?:(?:then|and|now|next),? cut to (?=the |an? |${said.cutTo})|${said.cameraMoves})\b`,
  'iu',
);
const edge = new RegExp(
  String.raw`^${politeness}(${said.startsAndEnds})s?(?: (?:${said.edgeObjects}))?:? (?:(?:with|on|by)(?: saying| the (?:${said.lineNouns}))?\b|(?=[“"«]))(.*)$`,
  'iu',
);
/** "Then at the end say: Which one surprised you?" */
const atTheEnd = new RegExp(
  String.raw`^(?:(?:${said.alsoPlease}),? )*(?:at|in) the (?:very )?end,? (?:please )?(?:${said.saying})(?: this| that)?:\s*(\S.*)$`,
  'iu',
);
const edgeOfFilm = new RegExp(String.raw`\b(?:${said.partsAtEdges})\b`, 'iu');
const quotation = /[“"«„'‘]([^“”"«»„‘]{2,300})[”"»“'’][.!?]?\s*$/u;
/** A sentence that only says what kind of text follows, and for whom. */
const textType = new RegExp(
  String.raw`^(?:ok(?:ay)?,? )?(?:so )?(?:this is )?(?:(?:an?|my|our|the) )?(?:[\p{L}-]+ ){0,2}(?:${said.textKinds}) (?:for|due)\b`,
  'iu',
);
const source = new RegExp(String.raw`^\([^()]*\b(?:${said.sourceNotes})\b[^()]*\)[.!]*$`, 'iu');
/** "Pause here for effect." */
const pauses = new RegExp(
  String.raw`^(?:please )?leave (?:an? )?(?:(?:\p{L}+|\d+)[- ]){0,3}(?:pause|silence|beat)s? (?:before|after|between|for)\b.{0,60}$|^(?:please )?(?:${said.waiting})(?: for)?(?: about| around)? (?:\p{L}+|\d+)[- ]?(?:s|secs?|seconds?) (?:\p{L}+ ){0,2}?(?:before|after|between) (?:each|every|the|all) (?:${said.momentsOfPause})\b.{0,60}$|^(?:${said.runningTimes})[ :]+(?:(?:${said.roughly}) )?\d{1,3} ?(?:${time.lengthUnits})[.!]?$|^(?:then |and |now )?(?:${said.pauses}) (?:here\b|(?:for|and wait for) (?:dramatic )?(?:${said.effects})\b).{0,40}$`,
  'iu',
);
/** "Use a deep voice for the last line: We are in charge." */
const lineAtEdge = new RegExp(
  String.raw`\b(?:for|as|with) the (${said.edgePlaces}) (?:line|words?|sentence):\s*(\S.*)$`,
  'iu',
);
const inFilm = new RegExp(`\\b(?:in|for|into|of) (?:the|this|my|our) ${film}\\b`, 'iu');
const wanting = new RegExp(String.raw`\b(?:${said.pleas})\b`, 'iu');
/** "Act as a professional scriptwriter." */
const role = new RegExp(
  String.raw`^${politeness}(?:${said.roleLeads}) (?:an?|my|our|the) (?:[\p{L}-]+ ){0,4}?(?:${said.filmRoles})\b`,
  'iu',
);
const courtesy = new RegExp(
  String.raw`^(?:${said.courtesies})(?: (?:${said.behindCourtesies}))*[!.]*$`,
  'iu',
);
const closesFilm =
  /^(?:and )?that'?s (?:it|all|the (?:video|script|idea))(?:[,.]? that'?s)?(?: the (?:video|script|idea))?[.!]*$/iu;
/** "That's it, feel free to cut, but keep the rolls." */
const mayChange = new RegExp(
  String.raw`^(?:(?:${eitherApostrophe(said.beforeLeave)})[,.]? )*(?:${eitherApostrophe(said.givingLeave)}) to (?:${said.editingVerbs})\b(?! (?:${said.notOfFilm}))`,
  'iu',
);
const hidden = new RegExp(
  String.raw`^(?:please )?(?:don't|do not|never) show (?:${said.hiddenOwners})\b`,
  'iu',
);
const audience = new RegExp(
  String.raw`^(?:it(?:'s| is| should be) )?(?:${said.audiences})\b`,
  'iu',
);
const shouldBe = new RegExp(
  String.raw`^(?:it|this|everything|the whole thing) (?:should|must|needs to|has to)(?: (?:${said.being}))?\b.*$`,
  'iu',
);
const fragmentWords = new RegExp(
  String.raw`^(?:(?:${filmManners}|${filmNouns}|${filmParts}|${platforms}|\d+(?:[-–]\d+)?(?:s|sec|min)?|${time.lengthUnits}|${said.languages}|${said.formats}|${said.limits}|${said.looks}|${said.sounds}|${said.agesOfViewers}|${said.betweenFragments})[\s,.;:!/&+-]*)+$`,
  'iu',
);

/** "Can you tell this joke in a video: A snail …", "mach daraus ein Video: diesen Witz: …": what follows is told, not what it is called. */
const announced = new RegExp(
  String.raw`^(?:${said.announced}) (?:\p{L}+ )?(?:${said.announcedTexts})(?: (?:\p{L}+ ){0,4}\p{L}+)?\s?:\s+(?=\S)`,
  'iu',
);
const withoutAnnouncement = (wish: Wish | null): Wish | null =>
  wish?.kind === 'topic' ? { ...wish, topic: wish.topic.replace(announced, '') } : wish;

/** What a sentence says to the film-maker; null where it is material. Linear in its length, which is bounded by the caller. */
export const readWish = (sentence: string, language: string, context: WishContext): Wish | null =>
  withoutAnnouncement(wishIn(sentence, language, context));

const missingApostrophe = new RegExp(String.raw`\b(${said.negatedVerbs})nt\b`, 'giu');

function wishIn(sentence: string, language: string, context: WishContext): Wish | null {
  const text = sentence.trim().replace(/’/g, "'").replace(missingApostrophe, "$1n't");
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
const askedInChat = new RegExp(
  String.raw`^(?:(?:${said.greetings}),? )*(?:(?:can|could|would|will) (?:u|you|ya|someone)(?: (?:please|pls|plz))?|${said.asking}) (?:do(?! (?:something|anything)\b)|make|have|cover)(?: me| us)? (?:${said.anything})(?: \p{L}+)? (?:about|on|for|abt) (.+)$`,
  'iu',
);

/** "Want a short one for my page about frozen pipes.", "I'm a nurse and I'd love something for our screen about hand washing." */
const askedFor = new RegExp(
  String.raw`^(?:(?:hi|hey|hello)\b[, ]+)?(?:(?:[^.!?]{3,80}?(?:,| and| so) )?(?:i|we)(?:'d| would)? (?:love|like|want|need)|want|need|looking for|after) (?:an? |some )?(?:(?:${said.filmManners}|\d+[- ]second) )*(?:${said.askedFilms})(?: (?:${said.shortManners}))? for (?:my|our|the) [^.!?]{2,50}? (?:about|on) ([^.!?]{3,60})[.!]*$`,
  'iu',
);

const forSomewhere = /(?:^|\s)for\s[^,]{2,40}$/iu;
/** "A film for our website": where it will be seen, and not what it is about. */
const destination = new RegExp(
  String.raw`^(?:my|our|the|your|this) (?:\p{L}+ )?(?:${said.destinations})[.!?]*$`,
  'iu',
);

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

const whileShown = new RegExp(String.raw`\b(?:${said.whileSigns})\b`, 'iu');
const asksPlainShow = new RegExp(
  String.raw`^(?:please )?(?:show|display|showing) (?:${said.shownPlain}|\p{L}+ing)\b`,
  'iu',
);
const showsFirst = new RegExp(
  String.raw`^(?:please )?(?:(?:then|and|now|next),? )?(?:${said.showVerbs})\s+`,
  'iu',
);

function readShown(text: string, context: WishContext): Wish | null {
  if (!shown.test(text) || context.isForViewer) return null;
  const isForFilm = camera.test(text) || context.isPrompt || whileShown.test(text);
  const isPlain = asksPlainShow.test(text) && !/\byours?\b/iu.test(text);
  if (!isForFilm && !isPlain) return null;
  return {
    kind: 'picture',
    text: text.replace(showsFirst, '').replace(/[.!]$/, ''),
  };
}

const politeMaking = new RegExp(
  String.raw`^(?:can|could|would|will) you (?:please )?(?:${said.makingVerbs})\b`,
  'iu',
);

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
  if (saysHowItIs.test(text)) return request;
  if (shouldBe.test(text) && (manner.test(text) || context.isPrompt)) return request;
  if (
    new RegExp(
      `^(?:i|we)(?: want|'d like| would like| need) (?:it|this|the (?:${filmNouns}|${filmParts}|viewers?|audience)|viewers|people to (?:${said.effectsOnViewers}))\\b`,
      'iu',
    ).test(text)
  )
    return request;
  if (
    politeMaking.test(text) ||
    (context.isPrompt && /^(?:can|could|would|will) you (?:please )?(?:use|keep|do)\b/iu.test(text))
  )
    return request;
  if (wantsSomethingSo.test(text)) return request;
  return context.isPrompt && mentioned.test(text) ? request : null;
}
const saysHowItIs = new RegExp(String.raw`^(?:the )?(?:${said.wholeFilm}) (?:is|are)\b`, 'iu');

/** "I'd like the smell to be a gag somewhere in the middle": how a part of the film is to be. */
const wantsSomethingSo = new RegExp(
  String.raw`^(?:and |also )?(?:i|we)(?:'d| would) like (?:it|the|my|our|this|that|an?|some) (?:[\p{L}'’-]+ ){1,6}?(?:to (?:${said.wantedChanges})|(?:somewhere )?(?:in|at|near|towards) the (?:${said.framePlaces}))\b`,
  'iu',
);

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
