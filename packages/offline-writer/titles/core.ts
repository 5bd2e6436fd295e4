import { withoutMarks } from '../reading/formats/mail.ts';
import words from '../data/title-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(words);

/* What stands around a title: who is greeted, what kind of text it is, which draft, from where it is sent. */

/** "BRAMWICK - The town's only pool", "Thunder Bay, Ont. — Ferry crews": where a piece of news is from. */
const dateline =
  /^(?:\p{Lu}{3,}(?: \p{Lu}{2,})? [-–—] (?=\p{Lu}?\p{Ll}+(?: \S+){4})|\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}, [\p{L}\d. ]{2,16} [–—-]+ (?=\p{Lu}?\S+(?: \S+){4}))/u;
/** "Safety talk v7 FINAL final" */
const version = /(?:[\s_-]+(?:v\d+(?:\.\d+)*|final|draft|rev\.? ?\w|copy)\b[\s\d]*)+$/iu;
/** "PTA meeting notes 17/10": a text that was written down, and when. */
const writtenDown = new RegExp(
  String.raw`(?<=\S \S+)\s+(?:(?:${said.minutes}|${said.minutesToo})(?:,? (?:${said.ofNotes}))?)?,?\s*\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?$`,
  'iu',
);
const kindBehind = new RegExp(
  String.raw`(?<=\S \S+)(?:,?\s(?:${said.fromWhom})\s(?:${said.whoseNotes}))?\s+(?:${said.notesOf})$`,
  'iu',
);
/** "In our back room there is a big iron mangle": what there is names it. */
const thereIs =
  /^(?:in|on|at|under|behind|above|near|inside|outside) (?:the|my|our|a|an) [^.,:;!?]{2,40}? there(?:['’]s| is| are| was| were) (?=\S+ \S+ \S)/iu;
/** "FAQ — Night tours", "Recipe: plum jam": what kind of text it is. */
const kindBefore = new RegExp(
  String.raw`^(?:${said.kindsOfText})\s*(?:[:|]|\s[–—-])\s+(?=\S+ \S|\S{4})`,
  'iu',
);
/** "Minutes of the Residents' Association", "Interview notes, Mrs Adeyemi": who met, and who was asked. */
const ofWritten = new RegExp(
  String.raw`^(?:(?:${said.minutes}) (?:${said.ofMeetings}) (?:the )?|(?:interview|meeting|lecture|field) notes?(?:,|:| on| from| with| [–—-])\s+)(?=\S{4}|\S+ \S)`,
  'iu',
);
/** "Brackholm Light[edit]": what an encyclopaedia sets behind its headings. */
const editLink = new RegExp(String.raw`\[(?:${said.editLinks})\]`, 'giu');
/** "Half marathon done (Sheffield, 2:19, the hills) stuff I wish I'd known": two clauses, which a long aside parts. */
const betweenTwo = /(?<=^\S+ \S+ \S.{4,80})\s+[([][^)\]]{12,}[)\]]\s+(?=\p{Ll}\S* \S+ \S)/u;
/** What is said aside is no part of a title. */
const aside = /\s+[([][^()[\]]*[)\]]/gu;
/** "ok so": somebody begins to talk. */
const talk = new RegExp(
  String.raw`^(?:(?:(?:hey|hi|hiya|yo),? so|um+|uh+|${said.talkBefore})(?:,|\s)\s*)+(?=\S+ \S+ \S)`,
  'iu',
);
/** "Halo kak, mulai 1 Agustus": whoever is greeted. */
const greeting = new RegExp(
  String.raw`^(?:${said.greetings})(?:[ ,]+(?!mulai|we|our|the)[\p{L}'’]+){0,3}[,!]+\s+(?=\S+ \S+ \S)`,
  'iu',
);
/** "Sayın Kardelen Apartmanı sakinleri, asansör yenileniyor": whom a notice is written to. */
const salutation = new RegExp(
  String.raw`^(?:${said.salutations})(?!\p{L})[^,!.?:]{2,60}[,!]\s+(?=\S+ \S+ \S)`,
  'iu',
);
/** "What I want to tell folks is how to": what is told comes behind it. */
const wantsToTell =
  /^(?:(?:so|here|now|basically|today),? )*what (?:i|we) (?:want(?:ed)?|(?:woul|['’])d like|need) to (?:tell|show|say|talk|explain|share)\b[^.,:!?]{0,30}? is (?=(?:how|why|what|that|the)\b)/iu;
/** "Help me make a reel 🙏 5 mistakes": what is wished for comes before what is counted. */
const wishBeforeCount = new RegExp(
  String.raw`^[^.!?\n]{3,80}?(?<!\p{L})(?:${said.filmsCounted})[^\p{L}\p{N}]+(?=\d{1,2}\s\p{L})`,
  'iu',
);
/** "“One Tap” – 45 sec appeal film – draft 2": the name stands in quotation marks in front of what it is. */
const quotedName = /^["“„«]([^"“”„«»]{2,60})["”“»]\s*[–—|:-]\s.*$/su;
/** "SPOT – Vélo – V3", "Harbour film – 30 sec – final cut": what a script is, behind its name. */
const ofDraft = new RegExp(
  String.raw`\s+[–—|-]\s+(?:(?:\d+(?:st|nd|rd|th)?\s*|\p{L}+ )?(?:v ?\d+|${said.draftMarks})(?!\p{L})[^–—|]*)(?=$|\s[–—|-])`,
  'giu',
);

/** "Se informa a los vecinos que", "We are pleased to announce that": what is told comes behind it. */
const announces = new RegExp(
  String.raw`^(?:we (?:are|['’]re) (?:pleased|happy|delighted|proud|sorry|sad) to (?:announce|inform you|tell you|let you know)(?: that)?|se (?:informa|comunica|avisa|recuerda)[^.,:]{0,40}? (?:q|que)|(?:os |les )?(?:informamos|comunicamos|avisamos|recordamos)[^.,:]{0,30}? (?:q|que)|nous (?:vous )?(?:informons|annonçons|rappelons)[^.,:]{0,30}? que|si (?:informa|comunica|avvisa)(?:no)?[^.,:]{0,40}? che|(?:informamos|avisamos|comunicamos|lembramos)[^.,:]{0,30}? que|(?:informa|avisa|comunica)-se[^.,:]{0,40}? que|${said.announcements}) (?=\S+ \S+ \S)`,
  'iu',
);
/** "How to free a zip: rub a pencil": what stands before the colon is the heading of what stands behind it. */
const headsItself = new RegExp(
  String.raw`^((?:${said.asksHow})\s(?!(?:${said.alwaysSaid})\p{L}*\s)[^:.!?\n]{6,70}|(?:the )?\d{1,2} \p{L}[^:.!?\n]{4,60}):(?:\s|$).*$`,
  'isu',
);
/** "The coconut crab, also known as the robber crab, is a crab that": a definition names what it is of. */
const defined = new RegExp(
  String.raw`^(\S+(?: \S+){0,4}), (?:${said.beforeNames})\s[^,]{2,80}, (?:${said.beings}) .{20,}$`,
  'isu',
);

const firstSentence = (text: string) =>
  /^.{12,}?(?:[!?。！？।]|(?<=\p{Ll}{4})(?<!\bapprox)\.)(?=\s|$)/su.exec(
    text.replace(/([!?])[!?]+/gu, '$1'),
  )?.[0] ?? text;

/** A quotation mark that has no other: a quotation that goes on. */
function withoutLoneQuote(text: string): string {
  const isLone = (text.match(/["“”„]/gu)?.length ?? 0) % 2 === 1;
  return isLone ? text.replace(/^["“„]|["”]$/gu, '') : text;
}

/** A text without what only stands around it. */
export function core(text: string): string {
  const told = withoutMarks(text)
    .replaceAll(editLink, '')
    .replace(announces, '')
    .replace(kindBefore, '')
    .replace(ofWritten, '')
    .replace(quotedName, '$1')
    .replaceAll(ofDraft, '')
    .replace(/\s+[–—|-]\s*$/u, '')
    .replace(greeting, '')
    .replace(salutation, '')
    .replace(talk, '')
    .replace(thereIs, '')
    .replace(wantsToTell, '')
    .replace(wishBeforeCount, '')
    .replace(dateline, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const bare = told.replace(betweenTwo, ' – ').replaceAll(aside, '').trim();
  const kept = /\p{L}{2}/u.test(bare) ? bare : told;
  return withoutLoneQuote(
    firstSentence(kept.replace(version, ''))
      .replace(/!+$/u, '')
      .replace(writtenDown, '')
      .replace(kindBehind, '')
      .replace(headsItself, '$1')
      .replace(defined, '$1'),
  );
}
