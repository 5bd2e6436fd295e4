const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
];

const commonWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: setOf('the of and to is in it you that for on are with as this be at have from or by what how why your my about an not we can tips best make'),
  es: setOf('el la los las de del que y en un una es por con para como se su lo más pero mi tu cómo qué cuando donde sobre historia hacer está son'),
  fr: setOf('le la les de des du et en un une est que pour dans qui sur avec pas plus ce au aux mon ton comment pourquoi histoire par sont vous nous l d'),
  de: setOf('der die das und ist in den von zu mit ein eine für auf nicht sich wie warum im dem des auch es am aus bei wir du ich mein über geschichte'),
  pt: setOf('o os as de do da que e em um uma é por com para como se seu mais mas meu no na dos das não história fazer sobre são você'),
  it: setOf('il lo la gli le di del della che e in un una è per con come si più ma mio nel alla sono non perché storia fare cosa delle dei'),
  nl: setOf('de het een van en in is dat op te met voor niet zijn er hoe waarom mijn naar bij aan ook over wat je'),
  pl: setOf('i w na z do się nie to jest że jak o dla po od czy dlaczego moja mój co są przez oraz'),
  tr: setOf('ve bir bu için ile de da nasıl neden çok en ne olarak daha gibi benim mi hakkında'),
  id: setOf('yang dan di dari untuk dengan ini itu adalah tidak cara mengapa pada ke saya kamu tentang bagaimana'),
  vi: setOf('và của là một cho không các những trong với có này cách tại sao người về'),
  sv: setOf('och att det som en på är av för med den till inte hur varför om ett jag du'),
};

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** The language a text is written in (ISO 639-1), by its letters, then by its commonest words; `en` where nothing tells. */
export function detectLanguage(text: string): string {
  const letterCount = text.match(/\p{L}/gu)?.length ?? 0;
  if (letterCount === 0) return 'en';
  for (const [language, letters] of scripts) {
    const share = (text.match(letters)?.length ?? 0) / letterCount;
    if (share > (language === 'ja' ? 0.08 : 0.3)) return language;
  }
  return languageOfLatinText(text);
}

function languageOfLatinText(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu)?.slice(0, 400) ?? [];
  const hits = Object.entries(commonWords).map(([language, common]) => ({
    language,
    hits: words.filter((word) => common.has(word)).length + (language === 'en' ? 0.5 : 0) + markOf(language, text),
  }));
  const best = hits.toSorted((left, right) => right.hits - left.hits)[0];
  return best === undefined || best.hits < 1 ? 'en' : best.language;
}

const tellingMarks: ReadonlyMap<string, RegExp> = new Map(Object.entries({
  es: /[ñ¿¡]/u, de: /[ßäöü]/u, fr: /[çœêè]/u, pt: /[ãõ]/u, pl: /[łżźśęą]/u, tr: /[ğışİ]/u, vi: /[ăđơưạảấầ]/u, sv: /å/u,
}));

/** Letters only one of these languages uses often count like a common word. */
function markOf(language: string, text: string): number {
  return tellingMarks.get(language)?.test(text) === true ? 1 : 0;
}
