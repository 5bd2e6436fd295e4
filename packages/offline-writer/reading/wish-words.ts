import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/film-words.json' with { type: 'json' };
import foreignWords from '../data/foreign-wish-words.json' with { type: 'json' };
import wishWords from '../data/wish-words.json' with { type: 'json' };
import { alternativesByLanguage, alternativesIn, eitherApostrophe } from '../word-patterns.ts';

const wishSaid = alternativesIn(wishWords);

const foreign = alternativesIn(foreignWords.anywhere);
const { es, fr, de, pt, it, nl, pl, tr, ru, zh, ja, ko, ar, he, hi, th } = alternativesByLanguage(
  foreignWords.requests,
);

const said = (list: readonly string[]): string => eitherApostrophe(alternatives(list));

/** Words that speak of the film and to whoever makes it, as alternatives of regular expressions. */
export const filmNouns = alternatives(words.filmNouns);
/** What only a film has. */
export const filmParts = alternatives(words.filmParts);
export const filmManners = alternatives(words.filmManners);
export const platforms = alternatives(words.platforms);
export const makers = alternatives(words.makers);
/** In front of a wish, said to whoever makes the film. */
export const politeness = String.raw`(?:(?:hi|hey|hello)[,!]? )?(?:(?:${alternativesIn(wishWords).politeness}|(?:can|could|would|will) (?:someone|somebody|anyone|anybody)) )*(?:please )?`;
/** "Make a video about X" in languages other than English; the topic follows or precedes. */
export const foreignWishes: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:por favor,? )?(?:${es.makes}) (?:un|una) (?:\p{L}+ )?(?:${es.films})(?: \p{L}+)?(?: de \d+ segundos)? (?:${es.about}) (.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:s'il (?:te|vous) plaît,? )?(?:${fr.makes}) (?:une |un )?(?:\p{L}+ )?(?:${fr.films})(?: \p{L}+)?(?: de \d+ secondes)? (?:${fr.about}) (.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:bitte )?(?:${de.makes}) (?:bitte )?(?:mir )?(?:ein(?:en?)? )?(?:\p{L}+ ){0,2}(?:${de.films}) (?:${de.about}) (.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:por favor,? )?(?:${pt.makes}) (?:um|uma) (?:\p{L}+ )?(?:${pt.films})(?: \p{L}+)?(?: de \d+ segundos)? (?:${pt.about}) (.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:${wishSaid.romanceArticles}) (?:\p{L}+ )?(?:${foreign.shortFilms})(?: \p{L}+)? (?:${foreign.telling})(?: a)? (.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:per favore,? )?(?:${it.makes}) (?:un|una) (?:\p{L}+ )?(?:${it.films})(?: \p{L}+)?(?: di \d+ secondi)? (?:${it.about}|che spieg\p{L}+) (.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:${nl.makes})(?: alsjeblieft)? (?:een )?(?:\p{L}+ ){0,2}(?:${nl.films}) (?:over|van) (.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:proszę )?(?:${pl.makes}) (?:\p{L}+ )?(?:${pl.films}) (?:o|na temat) (.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(.+?) (?:hakkında|ile ilgili) (?:bir )?(?:kısa )?(?:${tr.films}) (?:${tr.makes}).*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:пожалуйста,? )?(?:${ru.makes}) (?:\p{L}+ )?(?:${ru.films})(?:ик)? (?:${ru.about}) (.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:请|請)?(?:${zh.forMe})?(?:${zh.makes})(?:${zh.counted})?(?:${zh.films})?(?:${zh.about})(.+?)(?:的(?:${zh.filmsBehind}).*)?$`,
    'u',
  ),
  new RegExp(
    String.raw`^(.+?)を(?:${ja.tells})(?:する|した)?(?:短い)?(?:${ja.films})を(?:${ja.makes}).*$`,
    'u',
  ),
  new RegExp(
    String.raw`^(.+?)(?:${ja.about})(?:の)?(?:短い)?(?:${ja.films})を(?:${ja.makesAbout}).*$`,
    'u',
  ),
  new RegExp(
    String.raw`^(.+?)(?:${ko.about}) (?:짧은 )?(?:${ko.films}).{0,6}(?:${ko.makes}).*$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:من فضلك،? )?(?:${ar.makes})(?: لي)? (?:${ar.films})(?:ا|اً)?(?: قصيرا?ً?)? (?:${ar.about}) (.+)$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:בבקשה )?(?:${he.makes})(?: לי)? (?:${he.films})(?: קצר)? (?:${he.about}) (.+)$`,
    'u',
  ),
  new RegExp(
    String.raw`^(.+?) (?:पर|के बारे में) (?:एक )?(?:छोटा )?(?:वीडियो|फिल्म) (?:${hi.makes}).*$`,
    'u',
  ),
  new RegExp(String.raw`^(?:ช่วย)?(?:ทำ|สร้าง)(?:${th.films})(?:สั้น)?(?:เกี่ยวกับ|เรื่อง)(.+)$`, 'u'),
];
const anyFilm = String.raw`(?:${foreign.articles})\s(?:\p{L}+\s)?(?:${foreign.films})s?(?:\s\p{L}+)?`;
/** Without a verb, at the head of an idea: "Para la oficina de turismo: un vídeo de la ruta", "Ein Video über den Leuchtturm". */
export const foreignHeadlines: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:${foreign.forWhom})\s[^:]{3,50}:\s${anyFilm}\s(?:${foreign.about})\s(.+)$`,
    'iu',
  ),
  new RegExp(String.raw`^${anyFilm}\s(?:${foreign.aboutAlone})\s(.+)$`, 'iu'),
];
/** Words of the film in other languages, which make a short imperative a wish. */
export const foreignFilmWords = new RegExp(
  String.raw`\b(?:${alternatives(words.foreign.whole)})\b|${alternatives(words.foreign.within)}`,
  'iu',
);
export const foreignWishVerbs = new RegExp(
  String.raw`^(?:por favor,? )?(?:${foreign.verbs}|(?:${wishSaid.foreignWishLeads}) )|(?:${foreign.duties})|${wishSaid.foreignWishSigns}`,
  'iu',
);
/** What only whoever makes a film is told to do, in other languages: a verb of making or showing in the imperative. */
export const foreignMakers = new RegExp(
  String.raw`^(?:(?:${foreign.openings})[,:]? )*(?:${said(words.foreignMakers)})(?!\p{L})`,
  'iu',
);
/** What only a film has, or the place where it is shown, in other languages. */
export const foreignFilmThings = new RegExp(
  String.raw`(?<!\p{L})(?:${said(words.foreignThings)})(?!\p{L})`,
  'iu',
);
/** "gente me ajuda a fazer um reels", "bana kısa bir video lazım": who asks for a film without telling to make it. */
export const foreignPleas = new RegExp(
  String.raw`(?<!\p{L})(?:${said(words.foreignPleas)})(?!\p{L})`,
  'iu',
);
/** What is polite anywhere in a sentence, and what is so only where it begins or ends. */
const polite = (only = ''): string =>
  eitherApostrophe([foreign.polite, only].filter((one) => one !== '').join('|'));
/** A short sentence that begins or ends politely and speaks of music or of the picture: "Bitte fröhliche Musik!" */
export const foreignPolite = new RegExp(
  String.raw`^(?:${polite(foreign.politeBefore)})(?!\p{L})|(?<!\p{L})(?:${polite(foreign.politeBehind)})[\s.!。！]*$|,\s(?:${polite()}),`,
  'iu',
);

/** "Not: video kısa olsun": a note whose label alone does not say to whom it is written. */
export const foreignNote = new RegExp(String.raw`^(?:${foreign.notes})\s?[:：]`, 'iu');

/** "※店名は出さないでください。", "BGMは静かなピアノで。": a note beside the text, and what is heard or read. */
export const japaneseNote = new RegExp(
  String.raw`^※.*(?:ください|下さい|願います)[。！]*$|^(?:${ja.parts})は[^。]{1,24}で(?:お願いします)?[。！]*$`,
  'iu',
);

/** Hindi puts the verb last. */
export const hindiWish = new RegExp(
  `(?:${alternatives(words.hindi.things)}).{0,120}(?:${alternatives(words.hindi.verbs)})[।!.,: ]*$`,
  'u',
);
