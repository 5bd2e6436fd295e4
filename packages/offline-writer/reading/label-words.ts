/** What stands behind a label. */
export type LabelRole =
  /** A numbered scene begins; what it says is seen, or spoken where nothing else is. */
  | 'scene'
  | 'voice'
  /** A part of a script by its place: "Hook", "Outro"; what follows is spoken. */
  | 'speech'
  | 'picture'
  | 'screen'
  | 'sound'
  | 'wish'
  /** Notes to whoever cuts the film; the lines below belong to them. */
  | 'editor'
  /** One note, beside a text that is written for its viewers. */
  | 'note'
  | 'topic'
  | 'title'
  | 'opening'
  | 'ending'
  /** How many a recipe serves and how long it takes: shown with its name. */
  | 'dish'
  | 'ingredients'
  | 'steps'
  /** A part of the text whose name is not worth saying: "Key points". */
  | 'part'
  | 'question'
  | 'answer';

/** Labels in lower case, without dots and hyphens, in the languages that are read. */
const labels: Readonly<Record<LabelRole, string>> = {
  scene:
    'scene|clip|slide|frame|panel|szene|escena|scène|cena|scena|scéna|folie|diapo|diapositiva|séquence|sequence|séq|secuencia|sequência|sequenza|sequenz|sahne|сцена|场景|場景|シーン|장면|مشهد|סצנה|दृश्य|ฉาก',
  voice:
    'vo|voiceover|voice over|narrator|narration|narrator vo|speaker|host|presenter|dialogue|dialog|audio|spoken|says|' +
    'sprecher|sprecherin|sprechertext|off text|stimme aus dem off|erzähler|erzählerin|off|narrador|narradora|narración|voz en off|en off|voz|voix|commentaire|narración en off|locutor|locutora|locución|narrateur|narratrice|narration off|voix off|voz off|em off|narração|locução|voce narrante|voce off|voice off|voce fuori campo|narratore|narratrice fuori campo|verteller|voice over tekst|lektor|narrator z offu|głos z offu|anlatıcı|рассказчик|диктор|голос за кадром|закадровый голос|旁白|解说|ナレーション|ナレーター|내레이션|나레이션|الراوي|المعلق|קריין|קריינות|वाचक|सूत्रधार|ผู้บรรยาย',
  speech:
    'hook|cta|call to action|intro|outro|introduction|opening|closing|conclusion|body|main part|main content|main|punchline|punch line|setup|set up|script|line|problem|solution|product|proof|offer|summary|takeaway|message|key message|moral|headline|tldr|tl;dr|' +
    'einleitung|schluss|skript|gancho|introducción|cierre|guion|accroche|conclusão|introdução|roteiro|introduzione|conclusione|inleiding|slot|wstęp|giriş',
  picture:
    'last scene|final scene|first scene|opening scene|closing scene|last frame|final frame|end frame|letzte szene|erste szene|schlussbild|última escena|primera escena|escena final|dernière scène|première scène|scène finale|ultima scena|prima scena|última cena|cena final|son sahne|ilk sahne|' +
    'visual|visuals|visual note|pic|pics|split screen|shot|shots|wide shot|close up|camera|image|picture|broll|b roll|footage|video|we see|show|setting|action|animation|graphic|graphics|establishing shot|background|' +
    'bild|kamera|imagen|visuales|plano|cámara|image|plan|caméra|visuel|visuels|imagem|câmera|visuais|immagine|inquadratura|beeld|obraz|ujęcie|görsel|görüntü|кадр|визуал|изображение|画面|映像|画像|镜头|화면|영상|صورة|المشهد|المرئيات|תמונה|ויזואל|चित्र|ภาพ',
  screen:
    'on screen|onscreen|on screen text|text on screen|text overlay|overlay|text|caption|captions|subtitle|super|title card|lower third|end card|' +
    'texto en pantalla|texto|en pantalla|rótulo|texte à lécran|à lécran|texte|texteinblendung|einblendung|auf dem bildschirm|texto na tela|na tela|legenda|testo|testo a schermo|didascalia|tekst|tekst in beeld|tekst na ekranie|ekran yazısı|текст на экране|титр|текст|надпись|字幕|テロップ|자막|نص على الشاشة|טקסט על המסך|स्क्रीन पर|ข้อความบนจอ',
  sound:
    'sfx|fx|music|sound|sounds|sound effect|sound effects|background music|soundtrack|song|ambience|' +
    'musik|geräusch|geräusche|ton fx|música|sonido|efecto de sonido|musique|bruitage|son|som|musica|suono|muziek|geluid|muzyka|dźwięk|müzik|ses|музыка|звук|音乐|音楽|音效|効果音|음악|효과음|موسيقى|מוזיקה|संगीत|ดนตรี|เพลง',
  wish:
    'lo|wilf|walt|learning objective|learning objectives|learning intention|learning outcome|learning outcomes|success criteria|lernziel|lernziele|objectif|critères de réussite|criterios de evaluación|objetivo de aprendizaje|' +
    'tone|style|mood|vibe|format|length|duration|runtime|run time|total length|target audience|audience|platform|voice|voice style|language|aspect ratio|orientation|ratio|goal|objective|purpose|pacing|pace|colors|colours|color palette|hashtags|keywords|director|transition|transitions|cast|characters|deadline|genre|video style|visual style|art style|music style|call to action style|brand voice|' +
    'stil|tonfall|tonalität|dauer|länge|zielgruppe|plattform|stimmung|tono|estilo|duración|público|público objetivo|audiencia|plataforma|formato|ton|durée|public cible|public|plateforme|ambiance|estilo visual|tom de voz|duração|públicoalvo|público alvo|stile|durata|pubblico|piattaforma|stijl|toon|doelgroep|duur|styl|czas trwania|grupa docelowa|tarz|süre|hedef kitle|тон|стиль|длительность|аудитория|целевая аудитория|формат|风格|时长|语气|受众|スタイル|トーン|長さ|対象|스타일|톤|길이|대상|الأسلوب|النبرة|المدة|الجمهور|סגנון|טון|משך|קהל יעד|शैली|अवधि|โทน|สไตล์|ความยาว',
  editor:
    'notes for editor|notes for the editor|note to editor|note for editor|notes to editor|editor notes|editing notes|directors notes|production notes|requirements|instructions for the video|prompt',
  note: 'sprechernotizen|regieanweisung|source|sources|image credit|photo credit|picture credit|bildnachweis|quelle|quellen|fuente|fuentes|fonte|fonti|fontes|kaynak|kaynakça|المصدر',
  topic:
    'topic|subject|idea|theme|video idea|video topic|content idea|concept|about|thema|tema|idée|sujet|thème|assunto|argomento|onderwerp|idee|temat|konu|тема|идея|主题|テーマ|題材|주제|الموضوع|נושא|विषय|หัวข้อ',
  title:
    'betreff|oggetto|objet|title|video title|working title|name of the video|titel|título|titre|titolo|tytuł|başlık|название|заголовок|标题|題名|タイトル|제목|العنوان|כותרת|शीर्षक|ชื่อเรื่อง',
  opening:
    'opening line|first line|start with|begin with|open with|opening words|erster satz|primera frase|première phrase',
  ending:
    'closing line|last line|final line|end with|close with|finish with|ending line|sign off|end on|letzter satz|frase final|última frase|dernière phrase|termina con|finir par|endet mit',
  dish:
    'serves|servings|yield|yields|makes|prep|prep time|preparation time|cook|cook time|cooking time|baking time|total|total time|ready in|difficulty|calories|' +
    'rende|tempo|dificuldade|rinde|tiempo|temps|bereidingstijd|hazırlama süresi|pişirme süresi|porsiyon|porcje|' +
    'portionen|personen|zubereitungszeit|vorbereitungszeit|arbeitszeit|backzeit|kochzeit|garzeit|gesamtzeit|schwierigkeit|porciones|raciones|tiempo de preparación|tiempo de cocción|tiempo total|dificultad|portions|temps de préparation|temps de cuisson|difficulté|porzioni|tempo di preparazione|tempo di cottura|difficoltà|porções|rendimento|tempo de preparo|tempo de preparação|分量|人数|調理時間|份量|人份|烹饪时间',
  ingredients:
    'ingredients|ingredient list|you will need|youll need|what you need|what youll need|shopping list|zutaten|ingredientes|ingrédients|ingredienti|ingrediënten|składniki|malzemeler|ингредиенты|材料|재료|المكونات|מרכיבים|सामग्री|ส่วนผสม',
  steps:
    'steps|step by step|method|directions|instructions|preparation|how to make it|how to|procedure|zubereitung|anleitung|schritte|preparación|pasos|elaboración|instrucciones|étapes|préparation|instructions|preparo|modo de preparo|passos|preparazione|procedimento|passaggi|bereiding|stappen|przygotowanie|kroki|yapılışı|hazırlanışı|приготовление|шаги|做法|步骤|作り方|手順|만드는 법|순서|الطريقة|الخطوات|אופן ההכנה|विधि|วิธีทำ',
  part: 'aob|any other business|verschiedenes|sonstiges|ruegos y preguntas|questions diverses|varie ed eventuali|outros assuntos|edit|key messages|main messages|talking points|what to say|use this|use these|use these facts|use this info|use this text|use the following|info|information|background|here is the text|heres the text|here is my script|heres my script|heres the script|my notes|note|notes|hinweis|nota|notes to use|context|transcript|the facts|points|key points|main points|key facts|facts|tips|outline|details|content|text of the video|story|the story|poem|joke|recipe|article|news|draft|content of the video|list|quiz|stichpunkte|inhalt|punkte|fakten|puntos|datos|contenido|points clés|contenu|pontos|conteúdo|punti|contenuto|punten|inhoud|fragen|preguntas|questions|myths and facts|q&a|faq',
  question:
    'q|question|quiz question|frage|pregunta|pergunta|domanda|vraag|pytanie|soru|вопрос|问|問|問題|质问|質問|질문|문제|سؤال|שאלה|प्रश्न|सवाल|คำถาม',
  answer:
    'a|r|answer|correct answer|ans|antwort|respuesta|réponse|resposta|risposta|antwoord|odpowiedź|cevap|ответ|答|答案|答え|正解|답|정답|대답|جواب|الجواب|إجابة|תשובה|उत्तर|जवाब|คำตอบ|เฉลย',
};

/** The role of a label in lower case, without dots and hyphens. */
export const roleByLabel: ReadonlyMap<string, LabelRole> = new Map(
  (Object.entries(labels) as [LabelRole, string][]).flatMap(([role, names]) =>
    names.split('|').map((name) => [name, role] as const),
  ),
);

const note =
  /^(?:(?:an?|quick|final|last) )?(?:(?:speaker|presenter|editor|director|producer|client|video|film) )?(?:notes?|nb|notiz(?:en)?|hinweise?|anmerkung(?:en)?|notas?|obs|observaç(?:ão|ões)|remarques?|opmerking(?:en)?|uwag[ai])(?= |$)/u;
const maker =
  /(?<!\p{L})(?:speaker|presenter|client|editor(?:[ae]?s?)?|editing|edit|director|producer|animator|film-?maker|videographer|video(?:s|clip|spot)?|clips?|films?|reels?|trailers?|edição|edición|montaje|monteur|montage|montaggio|regie|schnitt|cutter|vidéo|vídeo|filmu|wideo)(?!\p{L})/u;

/** Whether a label calls itself a note and names the film or its makers: "Notiz fürs Video", "Obs p/ edição". */
export const isNoteToMaker = (key: string): boolean => note.test(key) && maker.test(key);

/** A step with its number: "Step 2". */
export const numberedStep =
  /^(?:step|schritt|paso|étape|etape|passo|stap|krok|adım|шаг|步骤|第|ステップ|手順|단계|الخطوة|שלב|चरण|ขั้นตอนที่)\s?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)$/iu;

/** A point with its number: "Tip 3", "Reason #2", "Fact no. 1". */
export const numberedPoint =
  /^(?:tip|reason|fact|rule|point|lesson|mistake|way|idea|number|no|sign|habit|benefit|secret|hack|tipp|consejo|conseil|dica|consiglio)\s?(?:#|no\.? ?)?(\d{1,2})$/iu;
