import type { Brief } from '../brief.ts';
import type { Material, UnitKind } from '../reading/material.ts';
import { withoutMarks } from '../reading/formats/mail.ts';
import { raise } from '../reading/sentences.ts';
import { isAsked } from '../genres/asked.ts';
import { shortened } from './shorten.ts';
import { titleWorth } from './title-worth.ts';

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => raise(letter, text));
const withoutStop = (text: string) => text.replace(/[.。।,;:\s]+$/u, '');

/** "BRAMWICK - The town's only pool": where a piece of news is from. */
const dateline = /^\p{Lu}{3,}(?: \p{Lu}{2,})? [-–—] (?=\p{Lu}?\p{Ll}+(?: \S+){4})/u;
/** "Safety talk v7 FINAL final" */
const version = /(?:[\s_-]+(?:v\d+(?:\.\d+)*|final|draft|rev\.? ?\w|copy)\b[\s\d]*)+$/iu;
/** What is said aside is no part of a title. */
const aside = /\s+[([][^()[\]]*[)\]]/gu;
const first = (text: string) =>
  /^.{12,}?(?:[!?。！？।]|(?<=\p{Ll}{4})\.)(?=\s|$)/su.exec(
    text.replace(/([!?])[!?]+/gu, '$1'),
  )?.[0] ?? text;

/** "ok so": somebody begins to talk. */
const talk =
  /^(?:(?:ok(?:ay)?|so|well|right|um+|uh+|yeah|anyway|bon|bueno|pues|então|allora|dunque|alors|eh bien|no więc)(?:,|\s)\s*)+(?=\S+ \S+ \S)/iu;
/** "“One Tap” – 45 sec appeal film – draft 2": the name stands in quotation marks in front of what it is. */
const quotedName = /^["“„«]([^"“”„«»]{2,60})["”“»]\s*[–—|:-]\s.*$/su;
/** "SPOT – Vélo – V3", "Harbour film – 30 sec – final cut": what a script is, behind its name. */
const ofDraft =
  /\s+[–—|-]\s+(?:(?:\d+(?:st|nd|rd|th)?\s*|\p{L}+ )?(?:v ?\d+|version|draft|entwurf|borrador|brouillon|bozza|rascunho|fassung|final|cut|script|screenplay|storyboard|skript|drehbuch|guion|guión|roteiro|copione|sceneggiatura|scénario|scenariusz|senaryo|secs?|seconds?|sek|min)(?!\p{L})[^–—|]*)(?=$|\s[–—|-])/giu;

/** "Se informa a los vecinos que", "We are pleased to announce that": what is told comes behind it. */
const announces =
  /^(?:we (?:are|['’]re) (?:pleased|happy|delighted|proud|sorry|sad) to (?:announce|inform you|tell you|let you know)(?: that)?|please (?:note|be aware|be advised) that|this is to (?:inform|tell) you that|se (?:informa|comunica|avisa|recuerda)[^.,:]{0,40}? (?:q|que)|(?:os |les )?(?:informamos|comunicamos|avisamos|recordamos)[^.,:]{0,30}? (?:q|que)|nous (?:vous )?(?:informons|annonçons|rappelons)[^.,:]{0,30}? que|si (?:informa|comunica|avvisa)(?:no)?[^.,:]{0,40}? che|(?:informamos|avisamos|comunicamos|lembramos)[^.,:]{0,30}? que|(?:informa|avisa|comunica)-se[^.,:]{0,40}? que) (?=\S+ \S+ \S)/iu;
/** "Notices vid for sunday": a film's subject without the film. */
const filmWord = /\s+(?:vid(?:eo)?s?|clips?|films?|reels?)(?=\s+(?:for|on|about|of)\s|\s*$)/iu;

/** A text without what only stands around it. */
function core(text: string): string {
  const told = withoutMarks(text)
    .replace(announces, '')
    .replace(quotedName, '$1')
    .replaceAll(ofDraft, '')
    .replace(/\s+[–—|-]\s*$/u, '')
    .replace(talk, '')
    .replace(dateline, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const bare = told.replaceAll(aside, '').trim();
  const kept = /\p{L}{2}/u.test(bare) ? bare : told;
  return first(kept.replace(version, '')).replace(/!+$/u, '');
}
const asTitle = (text: string) => capitalised(withoutStop(shortened(text)));

interface Candidate {
  readonly text: string;
  readonly worth: number;
}

const mostUnits = 8;
const ofQuiz: ReadonlySet<UnitKind> = new Set(['question', 'answer', 'item']);
/** What leans on another sentence, or is said to somebody, names a film less well. */
const ofLeaning = -0.5;
/** From here on a text names the film; the first that does is its title. */
const leastWorth = -0.5;

/** What may name the film, in order: its heading, and the first sentences. */
function candidatesOf({ title, units, isTitleUnsaid, form }: Material): Candidate[] {
  const texts = units.map(({ text }) => text);
  const subject = isTitleUnsaid === true ? title?.replace(filmWord, '') : title;
  const heading = subject == null ? [] : [core(subject)];
  const named = heading.map((text) => ({ text, worth: headingWorth(text, { units, form }) }));
  // The first question of a quiz asks, and names nothing.
  const naming = form.hasQuiz ? units.filter(({ kind }) => !ofQuiz.has(kind)) : units;
  const sentences = naming.slice(0, mostUnits).map(({ text: whole, leansOn }, place) => {
    const others = texts.filter((other) => other !== whole || texts.indexOf(other) !== place);
    const text = core(whole);
    return { text, worth: titleWorth(text, others) + (leansOn === null ? 0 : ofLeaning) };
  });
  return [...named, ...sentences];
}

/** "I have a shop in Leeds called Second Wind": who tells of their own thing names it. */
const owned =
  /(?<!\p{L})(?:i|we|ich|wir|eu|tenho|temos|abri|tengo|tenemos|abrí|monté|j['’]ai|nous|ho|abbiamo|mam|prowadzę)(?!\p{L})[^.!?]{0,100}?(?<!\p{L})(?:called|named|chamad[ao]|chama(?:-se)?|se llama|llamad[ao]|namens|heißt|s['’]appelle|appelée?|si chiama|chiamat[oa]|o nazwie)\s+["“„«]?(\p{Lu}[\p{L}\p{N}'’&-]*(?: (?:(?:of|and|&|de|da|do|di|du|des|und|y|e|et) )?\p{Lu}[\p{L}\p{N}'’&-]*){0,4})/iu;
const mostNamed = 3;
function ownName({ units }: Material): string | null {
  for (const { text } of units.slice(0, mostNamed)) {
    const name = owned.exec(text)?.[1];
    // Names have capitals; the pattern itself reads either case.
    const kept =
      name === undefined
        ? null
        : /^\p{Lu}\S*(?: (?:(?:of|and|&|de|da|do|di|du|des|und|y|e|et) )?\p{Lu}\S*)*/u.exec(
            name,
          )?.[0];
    if (kept != null) return kept;
  }
  return null;
}

/** What stands above a recipe or a poem is its name, be it one word in capitals. */
const headingWorth = (heading: string, { units, form }: Pick<Material, 'units' | 'form'>): number =>
  titleWorth(
    heading,
    units.map(({ text }) => text),
  ) + (form.isVerse || form.hasIngredients ? ofNamedForm : 0);
const ofNamedForm = 1.5;

/** Whether a heading names what is told; furniture ("Abstract", "v2.1") does not, and is not said either. */
export const isNaming = (heading: string, material: Material): boolean =>
  headingWorth(core(heading), material) >= leastWorth;

const isSaid = (text: string | undefined): text is string =>
  text !== undefined && /[\p{L}\p{N}]/u.test(text);

/** A question whose mark was not typed is one all the same. */
const asQuestion = (text: string, language: string): string =>
  !/[?.!]$/u.test(text) && (language === 'en' ? isAsked(text) : asks.test(text))
    ? `${text}?`
    : text;
const asks =
  /^(?:warum|wieso|weshalb|wie viele?|waarom|hoeveel|perché|quanti|por que|dlaczego|ile)(?!\p{L})/iu;

/** The film's title: the creator's, what they want told, or the first heading or sentence that names what is told. */
export function titleOf(brief: Pick<Brief, 'title' | 'idea'>, material: Material): string {
  if (isSaid(brief.title)) return asWritten(brief.title);
  const { title, topic } = material;
  if (topic !== null && title === null && isSaid(topic.text))
    return asTitle(asQuestion(core(topic.text), material.language));
  const own = title === null ? ownName(material) : null;
  if (own !== null) return asTitle(own);
  const candidates = candidatesOf(material).filter(({ text }) => isSaid(text));
  const best = candidates.toSorted((one, other) => other.worth - one.worth)[0];
  const chosen = candidates.find(({ worth }) => worth >= leastWorth) ?? best;
  if (chosen === undefined && material.form.hasQuiz) return 'Quiz';
  return asTitle(asSpelt(chosen?.text ?? core(topic?.text ?? brief.idea), material));
}

/** "pawtrail" above a text of PawTrail is spelt as there. */
const asSpelt = (title: string, { units }: Material): string =>
  /^\p{Ll}+$/u.test(title)
    ? (units
        .flatMap(({ text }) => text.slice(0, 400).match(/\p{L}+/gu) ?? [])
        .find((word) => word !== title && word.toLowerCase() === title) ?? title)
    : title;

/** A title that its creator gave stays as it is. */
const asWritten = (title: string) => asTitle(title.replaceAll(/\s+/gu, ' ').trim());
