/** Words that speak of the film and to whoever makes it; closed lists, as alternatives of regular expressions. */
export const filmNouns =
  'videos?|vids?|clips?|films?|movies?|shorts?|reels?|tiktoks?|animations?|explainers?|commercials?|ads?|adverts?|advertisements?|trailers?|teasers?|promos?|documentary|documentaries|vlogs?|skits?|youtube shorts?|storyboards?|script|voice-?overs?';
/** What only a film has. */
export const filmParts =
  'narrator|narration|voice-?over|background music|soundtrack|music|sound effects?|captions?|subtitles?|text overlays?|on-?screen text|camera|close-?ups?|wide shots?|drone shots?|shots?|scenes?|visuals?|b-?roll|footage|transitions?|aspect ratio|thumbnail|target audience|viewers?|call to action|cta|hook|voice|tone|vibe|mood|pacing|style|colou?r palette|colou?rs|slow motion|time-?lapse|montage|fonts?|animations?';
export const filmManners =
  'funny|hilarious|humou?rous|emotional|inspiring|inspirational|motivational|dramatic|cinematic|upbeat|fun|engaging|short|shorter|longer|professional|catchy|punchy|snappy|energetic|viral|educational|kid-?friendly|family-?friendly|informative|relatable|light-?hearted|cozy|cosy|suspenseful|casual|formal|informal|vertical|horizontal|colou?rful|serious|scary|spooky|sad|playful|calm|calming|dreamy|romantic|epic|quirky|witty|sarcastic|heart-?warming|touching|uplifting|fast-?paced|slow-?paced|conversational|friendly|concise|entertaining|persuasive|aesthetic|moody|minimal|minimalist|minimalistic|realistic|cartoonish|retro|vintage|modern|clean|premium|easy to understand|easy to follow|beginner-?friendly|feel-?good|family friendly|kid friendly|fast paced|slow paced|dynamic|mysterious|whimsical|nostalgic|warm|hopeful|positive|wholesome|bold|edgy';
export const platforms =
  'tik ?tok|instagram|insta|ig|youtube|yt|youtube shorts?|shorts|reels?|instagram reels?|facebook|linkedin|snapchat|twitter|pinterest|social media|stories';
export const makers =
  'make|create|generate|produce|write|design|film|build|give|do|craft|prepare|record|develop|draft|put together|come up with';
/** In front of a wish, said to whoever makes the film. */
export const politeness =
  "(?:(?:hi|hey|hello)[,!]? )?(?:(?:please|pls|plz|can u|could u|can you|could you|would you|will you|i want you to|i need you to|i'd like you to|i would like you to|help me|help me to|let's|lets|you should|you must|also|and|then|now) )*(?:please )?";
/** "Make a video about X" in languages other than English; the topic follows or precedes. */
export const foreignWishes: readonly RegExp[] = [
  /^(?:por favor,? )?(?:haz(?:me)?|crea(?:me)?|hacer|crear|quiero|necesito|genera|hagan|prepara) (?:un|una) (?:\p{L}+ )?(?:v[ií]deo|clip|corto|reel|animaci[oó]n)(?: \p{L}+)?(?: de \d+ segundos)? (?:sobre|acerca de|que explique|explicando|de) (.+)$/iu,
  /^(?:s'il (?:te|vous) plaît,? )?(?:fais(?:-moi)?|faites|crée(?:r)?|créez|réalise|je veux|je voudrais|génère|faire) (?:une |un )?(?:\p{L}+ )?(?:vidéo|film|clip|reel|animation)(?: \p{L}+)?(?: de \d+ secondes)? (?:sur|à propos d[eu]|qui explique|expliquant) (.+)$/iu,
  /^(?:bitte )?(?:erstelle?|mach(?:e|en)?|erstellen sie|produziere|ich (?:möchte|will|brauche)|schreibe?) (?:bitte )?(?:mir )?(?:ein(?:en?)? )?(?:\p{L}+ ){0,2}(?:video|film|clip|kurzvideo|erklärvideo|reel) (?:über|zu|zum thema|von|darüber,?) (.+)$/iu,
  /^(?:por favor,? )?(?:faça|faz|crie|cria|criar|quero|preciso de|gere) (?:um|uma) (?:\p{L}+ )?(?:v[ií]deo|filme|clipe|reel|animação)(?: \p{L}+)?(?: de \d+ segundos)? (?:sobre|acerca d[eo]|que explique|explicando) (.+)$/iu,
  /^(?:per favore,? )?(?:fa(?:i|mmi)|crea(?:mi)?|realizza|voglio|vorrei|genera) (?:un|una) (?:\p{L}+ )?(?:video|filmato|clip|reel|animazione)(?: \p{L}+)?(?: di \d+ secondi)? (?:su|sul|sulla|sui|sulle|sullo|sugli|che spieg\p{L}+) (.+)$/iu,
  /^(?:maak|creëer|ik wil|genereer)(?: alsjeblieft)? (?:een )?(?:\p{L}+ ){0,2}(?:video|filmpje|film|clip) (?:over|van) (.+)$/iu,
  /^(?:proszę )?(?:zrób|stwórz|nakręć|chcę) (?:\p{L}+ )?(?:wideo|film|filmik|klip) (?:o|na temat) (.+)$/iu,
  /^(.+?) (?:hakkında|ile ilgili) (?:bir )?(?:kısa )?(?:video|film|klip) (?:yap|hazırla|oluştur|istiyorum).*$/iu,
  /^(?:пожалуйста,? )?(?:сделай(?:те)?|создай(?:те)?|сними(?:те)?|хочу|нужно|нужен) (?:\p{L}+ )?(?:видео|ролик|фильм|клип)(?:ик)? (?:о|об|про|на тему) (.+)$/iu,
  /^(?:请|請)?(?:帮我|幫我|给我|給我)?(?:制作|製作|做|拍|创作|生成|创建)(?:一个|一個|一段|个|個|一部|一条)?(?:短片|视频|影片|短视频)?(?:关于|關於|介绍|介紹|有关)(.+?)(?:的(?:短?视频|短?影片|短片|动画|片子).*)?$/u,
  /^(.+?)(?:について|に関する|の)(?:の)?(?:短い)?(?:動画|ビデオ|映像|ショート動画)を(?:作|作成|制作).*$/u,
  /^(.+?)(?:에 대한|에 관한|에 대해|에 관해|에 대하여) (?:짧은 )?(?:영상|비디오|동영상|쇼츠).{0,6}(?:만들|제작|해).*$/u,
  /^(?:من فضلك،? )?(?:اصنع|أنشئ|اعمل|أريد|اريد|قم بإنشاء|صمم)(?: لي)? (?:فيديو|فيلم|مقطع)(?:ا|اً)?(?: قصيرا?ً?)? (?:عن|حول|يشرح) (.+)$/u,
  /^(?:בבקשה )?(?:צור|תיצור|תכין|הכן|עשה|תעשה|אני רוצה)(?: לי)? (?:סרטון|סרט|וידאו)(?: קצר)? (?:על|אודות|שמסביר) (.+)$/u,
  /^(.+?) (?:पर|के बारे में) (?:एक )?(?:छोटा )?(?:वीडियो|फिल्म) (?:बनाओ|बनाएं|बनाइए|चाहिए).*$/u,
  /^(?:ช่วย)?(?:ทำ|สร้าง)(?:วิดีโอ|คลิป|หนัง)(?:สั้น)?(?:เกี่ยวกับ|เรื่อง)(.+)$/u,
];
/** Words of the film in other languages, which make a short imperative a wish. */
export const foreignFilmWords =
  /\b(?:el vídeo|el video|este vídeo|este video|la música|música de fondo|narrador|voz en off|público objetivo|la vidéo|cette vidéo|musique de fond|voix off|public cible|das video|dieses video|im video|hintergrundmusik|sprecher(?:in)?|zielgruppe|o vídeo|este vídeo|música de fundo|público-alvo|il video|questo video|musica di sottofondo|voce narrante|de video|deze video|achtergrondmuziek|doelgroep)\b|видео|ролик|фоновая музыка|视频|背景音乐|旁白|動画は|動画に|BGM|영상은|영상에|배경음악|الفيديو|موسيقى خلفية|הסרטון|מוזיקת רקע|वीडियो/iu;
export const foreignWishVerbs =
  /^(?:por favor,? )?(?:usa|utiliza|añade|agrega|incluye|muestra|evita|termina|empieza|que |debe|sin |utilise|utilisez|ajoute|ajoutez|montre|montrez|évite|termine|terminez|commence|inclus|sans |bitte |verwende|benutze|zeige|füge|vermeide|beende|beginne|keine |ohne |use |adicione|inclua|mostre|evite|termine|comece|sem |usa |aggiungi|mostra|evita|inizia|includi|senza |gebruik|voeg|toon|laat|vermijd|eindig|begin|geen )|(?:debe|soll(?:te)?|doit|deve|moet|должно?|должен|هكذا|يجب)|должно быть|するように|してください|해 ?주세요|请|使用/iu;
/** What only whoever makes a film is told to do, in other languages: a verb of making or showing in the imperative. */
export const foreignMakers =
  /^(?:(?:por favor|bitte|s'il (?:te|vous) plaît|per favore|hola|hallo|bonjour|ciao|olá|y|und|et|e)[,:]? )*(?:haz(?:me|nos)?|hacedme|hágame|crea(?:me)?|créame|prepara(?:me)?|graba|empieza|comienza|termina|acaba|abre|cierra|pon|ponle|mete|añade|agrega|incluye|muestra|no (?:uses|pongas|muestres|metas|añadas)|mach(?:e|t)?|erstell(?:e|en|t)?|dreh(?:e|en|t)?|produzier(?:e|en|t)?|beginn(?:e|en|t)?|starte(?:n)?|fang(?:e)?|ende|beend(?:e|en|et)|schließ(?:e|en)?|zeig(?:e|en|t)?|füg(?:e|en|t)?|verwend(?:e|en|et)?|benutz(?:e|en|t)?|nimm|nehmt|nehmen|blende(?:n|t)?|fais(?:-moi|-nous)?|faites(?:-moi|-nous)?|crée(?:z)?(?:-moi)?|réalise(?:z)?|prépare(?:z)?|commence(?:z)?|termine(?:z)?|finis(?:sez)?|ouvre(?:z)?|mets|mettez|ajoute(?:z)?|montre(?:z)?|n['’](?:utilise|utilisez|ajoute|ajoutez|affiche)|utilise(?:z)?|faz|faça|fa[zç]a-me|crie|cria|prepare|grave|comece|começa|termine|acabe|abra|feche|coloque|coloca|põe|ponha|adicione|adiciona|inclua|inclui|mostre|mostra|não (?:use|uses|coloque|mostre)|fai|fammi|fate(?:mi|ci)?|crea(?:mi|ci)?|realizza(?:mi)?|prepara(?:mi|ci)?|inizia(?:te)?|comincia(?:te)?|finisci|finite|apri(?:te)?|chiudi|metti|mettete|aggiungi|aggiungete|includi|mostra(?:te)?|non (?:usare|usate|mettere|mostrare))(?![\p{L}])/iu;
/** What only a film has, or the place where it is shown, in other languages. */
export const foreignFilmThings =
  /(?<![\p{L}])(?:v[ií]deos?|cortometraje|clips?|clipes?|reels?|vidéos?|kurzvideo|erklärvideo|film(?:chen|ato|ino)?s?|filme|película|animaci[oó]n|animação|animazione|animation|tik ?tok|instagram|youtube|shorts|(?:primer |gran )?plano|primeros planos|planos|toma aérea|escena|cena|szene|scène|scena|inquadratura|aufnahme|einstellung|nahaufnahme|gros plan|plan (?:large|serré)|travelling|cámara lenta|zeitlupe|ralenti|rallentatore|câmera lenta|m[uú]sica|musik|musique|musica|voz en off|voix off|voz off|voce (?:fuori campo|narrante)|off-stimme|locutor(?:a)?|sprecher(?:in)?|narrador(?:a)?|narrateur|narratrice|subt[ií]tulos|untertiteln?|sous-titres|sottotitoli|legendas|hashtags?|emojis?|émojis|emoji|logo(?:tipo)?|tono|tonfall|ton (?:humoristique|joyeux|sérieux)|einblendung|texte à l['’]écran|texto en pantalla|testo a schermo|texto na tela)(?![\p{L}])/iu;
/** Hindi puts the verb last. */
export const hindiWish =
  /(?:वीडियो|विडियो|रील|क्लिप|फिल्म|फ़िल्म|संगीत|म्यूज़िक|म्यूजिक|इमोजी|हैशटैग|लोगो|शॉट|सीन).{0,120}(?:बनाओ|बनाइए|बनाइये|बनाएं|बनाएँ|बना दो|बना दीजिए|दिखाओ|दिखाइए|दिखाएं|दिखाएँ|रखो|रखें|रखिए|डालो|डालें|लगाओ|लगाएं|करो|करें|कीजिए)[।!.,: ]*$/u;
