import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/film-words.json' with { type: 'json' };

/** An apostrophe of a list is written in either way. */
const said = (list: readonly string[]): string => alternatives(list).replaceAll("'", "['’]");

/** Words that speak of the film and to whoever makes it, as alternatives of regular expressions. */
export const filmNouns = alternatives(words.filmNouns);
/** What only a film has. */
export const filmParts = alternatives(words.filmParts);
export const filmManners = alternatives(words.filmManners);
export const platforms = alternatives(words.platforms);
export const makers = alternatives(words.makers);
/** In front of a wish, said to whoever makes the film. */
export const politeness =
  "(?:(?:hi|hey|hello)[,!]? )?(?:(?:please|pls|plz|can u|could u|(?:can|could|would|will) (?:someone|somebody|anyone|anybody)|can you|could you|would you|will you|i want you to|i need you to|i'd like you to|i would like you to|help me|help me to|let's|lets|you should|you must|also|and|then|now) )*(?:please )?";
/** "Make a video about X" in languages other than English; the topic follows or precedes. */
export const foreignWishes: readonly RegExp[] = [
  /^(?:por favor,? )?(?:haz(?:me)?|crea(?:me)?|hacer|crear|quiero|necesito|genera|hagan|prepara) (?:un|una) (?:\p{L}+ )?(?:v[ií]deo|clip|corto|reel|animaci[oó]n)(?: \p{L}+)?(?: de \d+ segundos)? (?:sobre|acerca de|que explique|explicando|de) (.+)$/iu,
  /^(?:s'il (?:te|vous) plaît,? )?(?:fais(?:-moi)?|faites|crée(?:r)?|créez|réalise|je veux|je voudrais|génère|faire) (?:une |un )?(?:\p{L}+ )?(?:vidéo|film|clip|reel|animation)(?: \p{L}+)?(?: de \d+ secondes)? (?:sur|à propos d[eu]|qui explique|expliquant) (.+)$/iu,
  /^(?:bitte )?(?:erstelle?|mach(?:e|en)?|erstellen sie|produziere|ich (?:möchte|will|brauche)|schreibe?) (?:bitte )?(?:mir )?(?:ein(?:en?)? )?(?:\p{L}+ ){0,2}(?:video|film|clip|kurzvideo|erklärvideo|reel) (?:über|zu|zum thema|von|darüber,?) (.+)$/iu,
  /^(?:por favor,? )?(?:faça|faz|crie|cria|criar|quero|preciso de|gere) (?:um|uma) (?:\p{L}+ )?(?:v[ií]deo|filme|clipe|reel|animação)(?: \p{L}+)?(?: de \d+ segundos)? (?:sobre|acerca d[eo]|que explique|explicando) (.+)$/iu,
  /^(?:um|uma|un|una|unas?) (?:\p{L}+ )?(?:v[ií]deo|clipe?|reel|corto|curta)(?: \p{L}+)? (?:ensinando|mostrando|explicando|contando|enseñando|que (?:ensine|ensina|enseñe|mostre|muestre|explique|explica))(?: a)? (.+)$/iu,
  /^(?:per favore,? )?(?:fa(?:i|mmi)|crea(?:mi)?|realizza|voglio|vorrei|genera) (?:un|una) (?:\p{L}+ )?(?:video|filmato|clip|reel|animazione)(?: \p{L}+)?(?: di \d+ secondi)? (?:su|sul|sulla|sui|sulle|sullo|sugli|che spieg\p{L}+) (.+)$/iu,
  /^(?:maak|creëer|ik wil|genereer)(?: alsjeblieft)? (?:een )?(?:\p{L}+ ){0,2}(?:video|filmpje|film|clip) (?:over|van) (.+)$/iu,
  /^(?:proszę )?(?:zrób|stwórz|nakręć|chcę) (?:\p{L}+ )?(?:wideo|film|filmik|klip) (?:o|na temat) (.+)$/iu,
  /^(.+?) (?:hakkında|ile ilgili) (?:bir )?(?:kısa )?(?:video|film|klip) (?:yap|hazırla|oluştur|istiyorum).*$/iu,
  /^(?:пожалуйста,? )?(?:сделай(?:те)?|создай(?:те)?|сними(?:те)?|хочу|нужно|нужен) (?:\p{L}+ )?(?:видео|ролик|фильм|клип)(?:ик)? (?:о|об|про|на тему) (.+)$/iu,
  /^(?:请|請)?(?:帮我|幫我|给我|給我)?(?:制作|製作|做|拍|创作|生成|创建)(?:一个|一個|一段|个|個|一部|一条)?(?:短片|视频|影片|短视频)?(?:关于|關於|介绍|介紹|有关)(.+?)(?:的(?:短?视频|短?影片|短片|动画|片子).*)?$/u,
  /^(.+?)を(?:紹介|説明|解説)(?:する|した)?(?:短い)?(?:動画|ビデオ|映像|ショート動画)を(?:作|作成|制作|お願い).*$/u,
  /^(.+?)(?:について|に関する|の)(?:の)?(?:短い)?(?:動画|ビデオ|映像|ショート動画)を(?:作|作成|制作).*$/u,
  /^(.+?)(?:에 대한|에 관한|에 대해|에 관해|에 대하여) (?:짧은 )?(?:영상|비디오|동영상|쇼츠).{0,6}(?:만들|제작|해).*$/u,
  /^(?:من فضلك،? )?(?:اصنع|أنشئ|اعمل|أريد|اريد|قم بإنشاء|صمم)(?: لي)? (?:فيديو|فيلم|مقطع)(?:ا|اً)?(?: قصيرا?ً?)? (?:عن|حول|يشرح) (.+)$/u,
  /^(?:בבקשה )?(?:צור|תיצור|תכין|הכן|עשה|תעשה|אני רוצה)(?: לי)? (?:סרטון|סרט|וידאו)(?: קצר)? (?:על|אודות|שמסביר) (.+)$/u,
  /^(.+?) (?:पर|के बारे में) (?:एक )?(?:छोटा )?(?:वीडियो|फिल्म) (?:बनाओ|बनाएं|बनाइए|चाहिए).*$/u,
  /^(?:ช่วย)?(?:ทำ|สร้าง)(?:วิดีโอ|คลิป|หนัง)(?:สั้น)?(?:เกี่ยวกับ|เรื่อง)(.+)$/u,
];
const anyFilm = String.raw`(?:una?|une?|um|uma|uno|ein(?:e[nm]?)?|een|jeden)\s(?:\p{L}+\s)?(?:v[ií]deo|clip|clipe|reel|film|filmpje|filmik|filmato|cortometraje|kurzvideo|kurzfilm|erklärvideo|vidéo)s?(?:\s\p{L}+)?`;
/** Without a verb, at the head of an idea: "Para la oficina de turismo: un vídeo de la ruta", "Ein Video über den Leuchtturm". */
export const foreignHeadlines: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:para|pour|per|für|voor|dla)\s[^:]{3,50}:\s${anyFilm}\s(?:sobre|acerca de|de|del|sur|à propos de|du|su|sul|sulla|über|zu|over|van|o)\s(.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${anyFilm}\s(?:sobre|acerca de|sur|à propos de|su|sul|sulla|über|zum thema|over)\s(.+)$`,
    'iu',
  ),
];
/** Words of the film in other languages, which make a short imperative a wish. */
export const foreignFilmWords = new RegExp(
  String.raw`\b(?:${alternatives(words.foreign.whole)})\b|${alternatives(words.foreign.within)}`,
  'iu',
);
export const foreignWishVerbs =
  /^(?:por favor,? )?(?:usa|utiliza|añade|agrega|incluye|muestra|evita|termina|empieza|que |debe|sin |utilise|utilisez|ajoute|ajoutez|montre|montrez|évite|termine|terminez|commence|inclus|sans |bitte |verwende|benutze|zeige|füge|vermeide|beende|beginne|keine |ohne |use |adicione|inclua|mostre|evite|termine|comece|sem |usa |aggiungi|mostra|evita|inizia|includi|senza |gebruik|voeg|toon|laat|vermijd|eindig|begin|geen )|(?:debe|soll(?:te)?|doit|deve|moet|должно?|должен|هكذا|يجب)|должно быть|するように|てください|お願いします|해 ?주세요|请|使用/iu;
/** What only whoever makes a film is told to do, in other languages: a verb of making or showing in the imperative. */
export const foreignMakers = new RegExp(
  String.raw`^(?:(?:por favor|bitte|s'il (?:te|vous) plaît|per favore|hola|hallo|bonjour|ciao|olá|y|und|et|e)[,:]? )*(?:${said(words.foreignMakers)})(?!\p{L})`,
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
/** A short sentence that begins or ends politely and speaks of music or of the picture: "Bitte fröhliche Musik!" */
export const foreignPolite =
  /^(?:por favor|bitte|s['’]il (?:te|vous) plaît|per favore|mi raccomando|alsjeblieft|alstublieft|graag|proszę|lütfen|tolong|mohon|من فضلكم|من فضلك|لو سمحتم?|رجاء|कृपया)(?!\p{L})|(?<!\p{L})(?:por favor|bitte|s['’]il (?:te|vous) plaît|per favore|alsjeblieft|alstublieft|graag|proszę|lütfen|من فضلك|お願いします|ください)[\s.!。！]*$|,\s(?:por favor|bitte|s['’]il (?:te|vous) plaît|per favore|alsjeblieft|alstublieft|graag|proszę|lütfen),/iu;

/** "Not: video kısa olsun": a note whose label alone does not say to whom it is written. */
export const foreignNote =
  /^(?:not|nota|note|notiz|hinweis|anm(?:erkung)?|remarque|opmerking|uwaga|catatan|ملاحظة|नोट|注)\s?[:：]/iu;

/** "※店名は出さないでください。", "BGMは静かなピアノで。": a note beside the text, and what is heard or read. */
export const japaneseNote =
  /^※.*(?:ください|下さい|願います)[。！]*$|^(?:BGM|音楽|ナレーション|テロップ|字幕|効果音)は[^。]{1,24}で(?:お願いします)?[。！]*$/iu;

/** Hindi puts the verb last. */
export const hindiWish = new RegExp(
  `(?:${alternatives(words.hindi.things)}).{0,120}(?:${alternatives(words.hindi.verbs)})[।!.,: ]*$`,
  'u',
);
