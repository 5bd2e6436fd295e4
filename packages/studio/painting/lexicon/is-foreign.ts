/* What is said in another language than English is not read for things and people: Spanish "pan" fries nothing. */

/** English has hardly three sentences without one of these. */
const english =
  /(?<!\p{L})(?:the|and|are|were|with|you|your|its|this|that|they|have|from|what|how|when|who|she|not)(?!\p{L})/iu;
/** Words that hold sentences together, of languages in Latin letters. */
const others =
  /(?<!\p{L})(?:el|la|los|las|una|que|del|por|su|les|une|et|dans|pour|qui|der|das|und|ist|ein|eine|mit|nicht|il|lo|di|che|della|nel|sono|o|os|um|uma|não|em|de|het|een|van|en|zijn|się|nie|jest|na|w|z|bir|ve|bu|için|yang|dan|itu|di|ke|och|att|som|är)(?!\p{L})/giu;
const mostRead = 4_000;
const leastOthers = 2;

/** Whether a text is surely in another language than English. */
export function isForeign(text: string): boolean {
  const read = text.slice(0, mostRead);
  const letters = read.match(/\p{L}/gu)?.length ?? 0;
  const latin = read.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin < letters / 2) return true;
  const marked = read.match(/[à-öø-ÿąćęłńśźżğışœßİ]/giu)?.length ?? 0;
  const found = new Set(read.toLowerCase().match(others)).size + Math.min(marked, 1);
  return found >= leastOthers && !english.test(read);
}
