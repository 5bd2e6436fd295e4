/** Words so common that a sentence holds one of them, by language. Those that two of the languages share are left out. */
const commonWords: Readonly<Record<'english' | 'other', ReadonlySet<string>>> = {
  english: new Set(
    (
      'the of and to is that it for was with as his they at be this from have or had by but what all were when we there can an your which ' +
      'their said if will each about how up out them then she many these so some her would make like him into time has look two more ' +
      'see number could my than been who its now did get you are not our just where why every only first after over new only i'
    ).split(' '),
  ),
  other: new Set(
    (
      'el los las una unos que del por para con como pero sus está este esta son más muy también porque cuando ser hay nos yo ' +
      'le les des du est une dans pour qui sur pas plus avec sont ce cette il elle nous vous au aux et ou mais je leur ont être ' +
      'der die das und ist nicht ein eine einen mit auf für von zu den dem sich auch wir ich sie es im wie aus bei nach oder werden wird sind ' +
      'het een van niet zijn dat voor met ook maar naar di che per non della gli nel sono questo anche più ' +
      'os uma não com mais dos da em são foi ao pelo och att är som på av inte jag och det ' +
      'nie jest się że na z do bir ve bu için çok ile da'
    ).split(' '),
  ),
};

/** Below this, a text has too few words to tell its language from; it is then taken for English. */
const fewestWords = 5;

/**
 * Whether an English speaker could read the text aloud: most of its letters are Latin, and its common words are not plainly
 * those of another language. Figures, names and emoji are readable. Empty text is not.
 */
export function readsAsEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters === 0) return /\d/.test(text);
  return latin > letters * 0.6 && !readsAsOther(text);
}

function readsAsOther(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < fewestWords) return false;
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const [english, other] = [count(commonWords.english), count(commonWords.other)];
  return other >= 2 && other > english * 2 && other / words.length > 0.15;
}
