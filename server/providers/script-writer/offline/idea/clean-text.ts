/** No idea is read beyond this: the API allows 10,000 characters and title and notes stand beside them. */
const readLimit = 16_000;

/** The idea as plain text: no control characters, markup, code blocks or bare links; lines kept. */
export function cleanText(raw: string): string {
  return raw
    .slice(0, readLimit)
    .normalize('NFC')
    .replace(/\r\n?/gu, '\n')
    .replace(/```[^`]{0,16000}(?:```|$)/gu, '\n')
    .replace(/https?:\/\/\S{1,2000}/giu, spokenLink)
    .replace(/<[a-z/!][^<>]{0,300}>/giu, ' ')
    // oxlint-disable-next-line no-control-regex -- removing them is the point
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/gu, ' ')
    .replace(/^[#>\s]+/gmu, '')
    .replace(/\*\*|__|`/gu, '')
    .replace(/(.)\1{30,}/gu, '$1')
    .split('\n')
    .filter((line) => !looksLikeCode(line))
    .map((line) => line.replace(/[ \t\u00a0]+/gu, ' ').trim())
    .join('\n')
    .trim();
}

/** A link is not spoken; the words of its last part often name the subject. */
function spokenLink(link: string): string {
  const path = link.replace(/^https?:\/\/[^/]*/iu, '').replace(/[?#].*$/u, '');
  const words = path.split('/').findLast((part) => /[a-z]{3,}.*[-_].*[a-z]{2,}/iu.test(part)) ?? '';
  return ` ${words.replace(/\.[a-z]{2,5}$/iu, '').replace(/[-_%\d]+/gu, ' ')} `;
}

function looksLikeCode(line: string): boolean {
  const symbols = line.match(/[{}();=<>[\]|&\\/]/gu)?.length ?? 0;
  return symbols >= 4 && symbols / line.length > 0.07;
}

/** The emoji of a text, in order, each once. */
export function emojiOf(text: string): string[] {
  const found = text.match(/\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*/gu) ?? [];
  return [...new Set(found)].filter((emoji) => !/^[\d#*©®™]/u.test(emoji)).slice(0, 40);
}

/** The text without its emoji. */
export function withoutEmoji(text: string): string {
  return text.replace(/[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\ufe0f\u200d\u20e3\p{Emoji_Modifier}]/gu, ' ').replace(/[ \t]{2,}/gu, ' ').trim();
}
