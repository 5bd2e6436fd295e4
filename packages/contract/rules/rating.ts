/** So many stars of so many: "3,5 von 5 Sternen", "4 out of 5". */
export interface Rating {
  /** As it is written: `3,5`. */
  readonly value: string;
  readonly stars: number;
  readonly most: number;
  /** What stands behind the value: `von 5 Sternen`. */
  readonly scale: string;
}

const stars =
  'stars?|sterne?n?|étoiles?|estrellas?|estrelas?|stell[ae]|sterren|gwiazd(?:ek|ki|ka)|звёзд|звезды?';
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\d.,/])(\d{1,2}(?:[.,]\d)?)\s((?:out of|of|von|de|sur|su|di|em|van|na|z|из)\s(5|10)\s(?:${stars}))(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<![\d.,/])(\d{1,2}(?:[.,]\d)?)\s((?:${stars})\s(?:out of|of|von|de|sur|su|di|em|van|na|z|из)\s(5|10))(?![\d.,]*\d)`,
    'iu',
  ),
  /(?<![\d.,/])(\d{1,2}(?:[.,]\d)?)\s(out of (5|10))(?!\p{L}|[.,]?\d|\s\p{L})/iu,
];

/** The rating that a text gives; null where it gives none. */
export function ratingIn(text: string): Rating | null {
  const found = forms.map((form) => form.exec(text.slice(0, 2_000))).find((each) => each !== null);
  const [, value = '', scale = '', of = ''] = found ?? [];
  const [given, most] = [Number(value.replace(',', '.')), Number(of)];
  return value === '' || given > most ? null : { value, stars: given, most, scale };
}

/** A text whose rating is blank: its stars are nothing that anybody sees. */
export function withoutRating(text: string): string {
  const rating = ratingIn(text);
  if (rating === null) return text;
  const at = text.indexOf(rating.scale);
  return text.slice(0, at) + ' '.repeat(rating.scale.length) + text.slice(at + rating.scale.length);
}
