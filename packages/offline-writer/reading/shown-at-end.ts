/** What is shown letter by letter: an account, an address of the web, a number to ring. */
const literal =
  /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{2,40}(?<!\.)|(?:https?:\/\/|www\.)[^\s,;()]{3,80}(?<![.!?])|(?<![\p{L}\d@.])[\p{L}\d-]{2,40}(?:\.[\p{L}\d-]{2,40})*\.(?:com|org|net|info|shop|io|co|eu|example|[a-z]{2})(?![\p{L}.])|\+?\d[\d ()/-]{6,18}\d/giu;
const atEnd =
  /(?<!\p{L})(?:at|in|on|for|by) the (?:very )?(?:end|finish|last)|(?<!\p{L})(?:end card|last (?:scene|shot|slide)|no (?:final|fim)|al final|am (?:ende|schluss)|zum schluss|à la fin|en fin|alla fine|na ko(?:ń|n)c[ue]|aan het eind|op het eind|sonunda|в конце)(?!\p{L})/iu;
const shows =
  /(?<!\p{L})(?:put|show|add|display|have|include|with|zeig(?:en|t)?|einblenden|blende|steht?|põe|poe|coloca|bota|mostra|pon|ponle|pongan|poned|muestra|mets|mettez|affiche[rz]?|metti|mettete|inserisci|zet|toon|daj|dajcie|wstaw|pokaż|koy|göster)(?!\p{L})/iu;
const longestWish = 300;

/** The account, address or number that a wish wants to be seen at the end, as it is written; null where it wants none. */
export function shownAtEnd(wish: string): string | null {
  if (wish.length > longestWish || !atEnd.test(wish)) return null;
  const literals = wish.match(literal);
  return literals === null ? null : [...new Set(literals)].join(', ');
}

/** Whether a sentence asks for such an end, and says it to nobody else. */
export const asksToShow = (text: string): boolean => shownAtEnd(text) !== null && shows.test(text);

/** "logo + web address" says what to letter, and is not lettered itself. */
const placeholder =
  /^(?:(?:the|our|my|your|and|with|plus|le|la|el|il|das|unser|nuestro|notre|il nostro|o|nosso)\s+|[+&,/]\s*|(?:[\p{L}]+ )?(?:logos?|logotipo|web ?address|website|web ?site|url|link|phone(?: number)?|telephone|e-?mail(?: address)?|contact(?: details| info)?|address|handle|@|credits?|hashtags?|adresse|webadresse|telefonnummer|dirección|teléfono|site|endereço|indirizzo|telefono|coordonnées)\s*)+[.!]*$/iu;
export const isPlaceholder = (text: string): boolean => placeholder.test(text);

const wordsToRead =
  /(?<!\p{L})(?:words?|text|line|slogan|tagline|wörte\p{L}*|worte\p{L}*|palabras|mots|parole|palavras|yazı\p{L}*)\s?:?\s*["“„«]([^"”»]{2,80})["”»“]/iu;
const logo = /(?<!\p{L})logo(?:s|tipo)?(?!\p{L})/iu;

/** "logo and the words “Feed it like the tide does”": what is read beside a logo; null where a note shows something else. */
export const wordsBesideLogo = (note: string): string | null =>
  logo.test(note) ? (wordsToRead.exec(note)?.[1] ?? null) : null;
