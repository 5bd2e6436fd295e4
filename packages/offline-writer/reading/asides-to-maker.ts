import { filmNouns, filmParts, platforms } from './wish-words.ts';
import words from '../data/note-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(words);

/* What a sentence of the material says to the film-maker at its beginning or end. */

/** What heads the material itself and is not worth saying. */
export const leadIn = new RegExp(
  String.raw`^(?:(?:ok(?:ay)?,? |so,? )?tl;?dr\b[^:.!?]{0,40}:\s+|(?:my |some |here are (?:my|some) )?(?:${said.material})\s*(?:[-–:]\s+))`,
  'iu',
);
export const textTypeLead = new RegExp(
  String.raw`^(?:(?:an?|my|our|the) )?(?:[\p{L}-]+ ){0,2}(?:${said.spokenForms}) for [^:.!?]{3,60}:\s+`,
  'iu',
);
export const pleaAtEnd = new RegExp(
  String.raw`(?:\s[–—-]\s[^–—]{0,40}|(?<![.!?])[,;]?\s)(?:(?:so|and|but) )?(?:please|pls) (?:${said.wishesAtEnd}|(?:don't|dont|do not) (?:${said.changeVerbs}))\b[^.!?]*[.!]?$`,
  'iu',
);
/** "I drive a plough and I want to make a video about what a night looks like.": the second half asks for the film. */
export const askedForAtEnd = new RegExp(
  `,? (?:and|so|but) (?:i|we)(?:['’]d| would)? (?:${said.wanting})(?: to (?:${said.wantedDoings}))? (?:an?|the|this|my|our) (?:[\\p{L}\\d-]+ ){0,3}(?:${filmNouns})(?!\\p{L})[^.!?]{0,200}[.!]?$`,
  'iu',
);
/** What a plea tells to use or to keep is the film's only where it says so: "please use the side gate" is said to the viewer. */
export const ofViewer = /\b(?:please|pls) (?:include|use|(?:don't|dont|do not) use)\b/iu;
export const forPlatform = new RegExp(
  `, for (?:(?:my|our|the|a) )?(?:[\\p{L}'’-]+ ){0,2}(?:${platforms})(?: (?:page|account|story|channel))?[.!:]?$`,
  'iu',
);
export const speaksOfFilm = new RegExp(
  `\\b(?:${filmNouns}|${filmParts}|${platforms}|words?)\\b`,
  'iu',
);
export const askedEnding =
  /[,;]?\s+(?:and |then |please )*(?:end|finish|close)(?: it| the video)? with(?: the (?:words?|line))?:? ["“]([^"“”]{2,200})["”][.!]?$/iu;

/** In characters. */
const longestTold = 240;
const withClause = new RegExp(String.raw`\p{L}, (?:${said.clauseWords}) (?=(?:\S+ ){3})`, 'iu');
/** Whether a topic tells something itself: "the market in Turin, where I have worked for 22 years". */
export const tellsMore = (topic: string): boolean =>
  topic.length <= longestTold && withClause.test(topic);

/** An address by itself is read, and said by nobody. */
export const bareAddress = /^(?:https?:\/\/|www\.)\S{1,200}$/iu;
