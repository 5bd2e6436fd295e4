const longestTitle = 60;

/** Signs that change the direction of text, or that nobody sees: they make words read as something else. */
const unseen = /[\p{Cc}\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]+/gu;
const scheme =
  /\b(?:[a-z][a-z\d+.-]*:\/\/|(?:mailto|tel|sms|javascript|data):(?=\S)|www\.(?=\S))/gi;
/** Between letters or digits it makes a name of a host; between two digits alone it is a number. */
const hostDot = /(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])|(?<=[a-z\d])\u3002(?=[a-z\d])/giu;
const decimal = /(?<![\p{L}\p{N}.·])(\d+)·(\d+)(?![\p{L}\p{N}·.])/gu;
/** Mail programs ring these up. */
const phoneNumber = /\+?\d(?:[\s()./·-]*\d){8,}/g;

/**
 * A title as it may stand in a mail: one line of at most 60 characters, in which no mail program finds anything to open:
 * no address of a page or a mailbox, no telephone number.
 */
export function quotedTitle(title: string): string {
  const inert = title
    .normalize('NFKC')
    .replaceAll('...', '…')
    .replaceAll(unseen, ' ')
    .replaceAll(scheme, ' ')
    .replaceAll(/\s*@\s*/g, ' at ')
    .replaceAll(hostDot, '·')
    .replaceAll(decimal, '$1.$2')
    .replaceAll(phoneNumber, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const signs = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(inert)].map(
    ({ segment }) => segment,
  );
  return signs.length <= longestTitle
    ? inert
    : `${signs
        .slice(0, longestTitle - 1)
        .join('')
        .trimEnd()}…`;
}
