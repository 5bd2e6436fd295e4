/** Words that count, from two on, in the languages that are read. */
const counts: readonly (readonly [number, string])[] = [
  [2, 'two|zwei|deux|dois|duas|twee|dwa|dwie|iki|два|две'],
  [3, 'three|drei|tres|trois|tre|três|drie|trzy|üç|три|tiga'],
  [4, 'four|vier|cuatro|quatre|quattro|quatro|cztery|dört|четыре|empat'],
  [5, 'five|fünf|cinco|cinq|cinque|vijf|pięć|beş|пять|lima'],
  [6, 'six|sechs|seis|sei|zes|sześć|altı|шесть|enam'],
  [7, 'seven|sieben|siete|sept|sette|sete|zeven|siedem|yedi|семь|tujuh'],
  [8, 'eight|acht|ocho|huit|otto|oito|osiem|sekiz|восемь|delapan'],
  [9, 'nine|neun|nueve|neuf|nove|negen|dziewięć|dokuz|девять|sembilan'],
  [10, 'ten|zehn|diez|dix|dieci|dez|tien|dziesięć|десять|sepuluh'],
];
const named = counts.map(
  ([count, words]) =>
    [count, new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu')] as const,
);
/** "3 mistakes", and no measure, price, hour or date. */
const figure =
  /(?<![\p{L}\p{N}$€£.,:/-])(\d{1,2})(?![.,:/%°-]?\d|\s?(?:%|°|km|kg|g|mg|ml|l|cm|mm|m|h|min|mins|minutes?|minuten|minutos?|minuti|hours?|hrs?|stunden|horas|heures|ore|days?|tage|días|jours|giorni|dias|weeks?|wochen|years?|jahre|años|ans|anni|anos|am|pm|uhr|€|euros?|dollars?|pounds?)(?!\p{L}))\s+\p{L}{3,}/gu;

/** Whether a line says that there are so many of something. */
export function saysCount(text: string, count: number): boolean {
  const start = text.slice(0, 300);
  const figures = [...start.matchAll(figure)].map(([, digits]) => Number(digits));
  return figures.includes(count) || named.some(([own, word]) => own === count && word.test(start));
}
