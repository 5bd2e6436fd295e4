/** "250 ml milk", "half a cup of oats": how much of something a recipe takes, at the beginning of a line. */
export const amount =
  /^(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔⅛]|\d+\s?[½¼¾⅓⅔⅛]|(?:an?|one|two|three|four|five|six|half an?|a few|some)(?=\s))\s?(?:[-–]\s?\d+\s?)?(?:cups?|tbsp|tsp|tablespoons?|teaspoons?|g|kg|mg|ml|l|dl|cl|oz|ounces?|lbs?|pounds?|grams?|litres?|liters?|cloves?|pinch(?:es)?|dash|slices?|cans?|tins?|sticks?|handfuls?|bunch|eggs?|kilos?|kilogram(?:m|o|me)?s?|heads?|sprigs?|stalks?|leaf|leaves|bay leaves|jars?|pack(?:et)?s?|bulbs?|knobs?|rashers?|fillets?|splash|dientes?|gousses?|zehen?|spicchi|teentjes?|dentes?|el|tl|esslöffel|teelöffel|tazas?|cucharadas?|cucharaditas?|gramos|tasses?|cuillères?|grammes|xícaras?|colher(?:es)?|cucchiai|tazze|eetlepels?|theelepels?)\b/iu;

/** Whether a line begins with a measured amount: "150g sugar". */
export const beginsWithMeasure = (line: string): boolean => amount.test(line.trimStart());
