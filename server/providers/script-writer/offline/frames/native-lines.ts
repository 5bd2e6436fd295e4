/** Lines round a topic in its own language: {t} stands in quotes or after a colon, where no grammar bends it. */
export interface NativeLines {
  readonly hook: string;
  readonly beats: readonly string[];
  readonly close: string;
}

export const nativeLines: ReadonlyMap<string, NativeLines> = new Map(Object.entries({
  es: {
    hook: 'Mira esto con calma: {t}.',
    beats: ['¿Qué hay detrás de «{t}»?', 'Un detalle lo cambia todo: {t}.', 'Casi nadie lo cuenta así: {t}.', 'Fíjate bien, porque «{t}» empieza con algo pequeño.', 'Y aquí llega el giro: {t}.'],
    close: 'Quédate con una idea: {t}.',
  },
  fr: {
    hook: 'Regardez bien ceci : {t}.',
    beats: ['Que se cache-t-il derrière « {t} » ?', 'Un seul détail change tout : {t}.', 'On le raconte rarement ainsi : {t}.', 'Tout commence par une petite chose : {t}.', 'Et voici le tournant : {t}.'],
    close: 'Gardez une idée en tête : {t}.',
  },
  de: {
    hook: 'Schau einmal genau hin: {t}.',
    beats: ['Was steckt eigentlich hinter „{t}“?', 'Ein Detail ändert alles: {t}.', 'So erzählt es kaum jemand: {t}.', 'Am Anfang steht etwas ganz Kleines: {t}.', 'Und dann kommt die Wendung: {t}.'],
    close: 'Ein Gedanke bleibt: {t}.',
  },
  pt: {
    hook: 'Olhe com atenção: {t}.',
    beats: ['O que está por trás de “{t}”?', 'Um detalhe muda tudo: {t}.', 'Quase ninguém conta assim: {t}.', 'Tudo começa com uma coisa pequena: {t}.', 'E aqui vem a virada: {t}.'],
    close: 'Fica uma ideia: {t}.',
  },
  it: {
    hook: 'Guarda bene: {t}.',
    beats: ['Che cosa si nasconde dietro «{t}»?', 'Un dettaglio cambia tutto: {t}.', 'Quasi nessuno lo racconta così: {t}.', 'Tutto comincia da una cosa piccola: {t}.', 'Ed ecco la svolta: {t}.'],
    close: 'Resta un pensiero: {t}.',
  },
  nl: {
    hook: 'Kijk hier eens goed naar: {t}.',
    beats: ['Wat zit er achter “{t}”?', 'Eén detail verandert alles: {t}.', 'Bijna niemand vertelt het zo: {t}.', 'Het begint met iets kleins: {t}.', 'En dan komt de wending: {t}.'],
    close: 'Eén gedachte blijft: {t}.',
  },
  pl: {
    hook: 'Przyjrzyj się uważnie: {t}.',
    beats: ['Co kryje się za hasłem „{t}”?', 'Jeden szczegół zmienia wszystko: {t}.', 'Mało kto mówi o tym w ten sposób: {t}.', 'Wszystko zaczyna się od drobiazgu: {t}.', 'I oto zwrot akcji: {t}.'],
    close: 'Zostaje jedna myśl: {t}.',
  },
  tr: {
    hook: 'Şuna dikkatle bak: {t}.',
    beats: ['“{t}” sözünün ardında ne var?', 'Tek bir ayrıntı her şeyi değiştirir: {t}.', 'Bunu böyle anlatan pek yok: {t}.', 'Her şey küçük bir adımla başlar: {t}.', 'Ve işte dönüm noktası: {t}.'],
    close: 'Akılda kalan tek şey: {t}.',
  },
  ru: {
    hook: 'Присмотритесь внимательнее: {t}.',
    beats: ['Что стоит за словами «{t}»?', 'Одна деталь меняет всё: {t}.', 'Так об этом почти не говорят: {t}.', 'Всё начинается с малого: {t}.', 'И вот поворот: {t}.'],
    close: 'Запомните одну мысль: {t}.',
  },
  ar: {
    hook: 'تأمّل هذا جيدًا: {t}.',
    beats: ['ما الذي يقف وراء «{t}»؟', 'تفصيل واحد يغيّر كل شيء: {t}.', 'قليلون من يروون القصة هكذا: {t}.', 'كل شيء يبدأ بخطوة صغيرة: {t}.', 'وهنا تأتي المفاجأة: {t}.'],
    close: 'فكرة واحدة تبقى معك: {t}.',
  },
  hi: {
    hook: 'ज़रा ध्यान से देखिए: {t}।',
    beats: ['“{t}” के पीछे क्या है?', 'एक छोटी बात सब बदल देती है: {t}।', 'इसे ऐसे कोई नहीं बताता: {t}।', 'शुरुआत छोटी होती है: {t}।', 'और यहीं आता है मोड़: {t}।'],
    close: 'एक बात याद रखिए: {t}।',
  },
  zh: {
    hook: '请仔细看：{t}。',
    beats: ['“{t}”背后是什么？', '一个细节，改变一切：{t}。', '很少有人这样讲：{t}。', '一切从小事开始：{t}。', '转折就在这里：{t}。'],
    close: '记住这一点：{t}。',
  },
  ja: {
    hook: 'よく見てください：{t}。',
    beats: ['「{t}」の裏には何があるのか？', '小さな一つがすべてを変える：{t}。', 'こう語る人は少ない：{t}。', '始まりはいつも小さい：{t}。', 'ここで流れが変わる：{t}。'],
    close: '一つだけ覚えていてほしい：{t}。',
  },
  ko: {
    hook: '자세히 보세요: {t}.',
    beats: ['“{t}” 뒤에는 무엇이 있을까요?', '작은 하나가 모든 것을 바꿉니다: {t}.', '이렇게 말하는 사람은 드뭅니다: {t}.', '모든 것은 작은 데서 시작됩니다: {t}.', '그리고 여기서 달라집니다: {t}.'],
    close: '한 가지만 기억하세요: {t}.',
  },
  id: {
    hook: 'Perhatikan baik-baik: {t}.',
    beats: ['Apa yang ada di balik “{t}”?', 'Satu hal kecil mengubah semuanya: {t}.', 'Jarang ada yang menceritakannya begini: {t}.', 'Semuanya berawal dari hal kecil: {t}.', 'Dan di sinilah titik baliknya: {t}.'],
    close: 'Ingat satu hal ini: {t}.',
  },
  sv: {
    hook: 'Titta noga på det här: {t}.',
    beats: ['Vad döljer sig bakom ”{t}”?', 'En enda detalj ändrar allt: {t}.', 'Få berättar det så här: {t}.', 'Allt börjar med något litet: {t}.', 'Och här kommer vändningen: {t}.'],
    close: 'En tanke stannar kvar: {t}.',
  },
}));
