const arrow =
  /^\s*\d{1,2}:(?:\d{2}:)?\d{2}[.,]\d{1,3}\s*-->\s*\d{1,2}:(?:\d{2}:)?\d{2}[.,]\d{1,3}/u;
const stampAlone = /^\s*[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?\s*$/u;
const speakerDash = /^[-–—]\s?/u;
const leastStamps = 3;

/** Subtitles and automatic transcripts, as the text that runs through them. Anything else is left as it is. */
export function withoutCues(text: string): string {
  const lines = text.split('\n');
  if (lines.some((line) => arrow.test(line))) return runTogether(lines.map(cueLine));
  const stamps = lines.filter((line) => stampAlone.test(line)).length;
  const others = lines.filter((line) => line.trim() !== '' && !stampAlone.test(line)).length;
  if (stamps < leastStamps || others > stamps * 3) return text;
  return runTogether(lines.map((line) => (stampAlone.test(line) ? '' : line)));
}

/** What a line of a subtitle file says; empty where it only counts or times. */
function cueLine(line: string, index: number, lines: readonly string[]): string {
  if (/^(?:WEBVTT|Kind:|Language:)|^(?:NOTE|STYLE|REGION)\b/u.test(line) || arrow.test(line))
    return '';
  if (/^\s*\d+\s*$/u.test(line) && arrow.test(lines[index + 1] ?? '')) return '';
  return line.replace(/<\/?(?:[ibuc]|v|lang)\b[^<>\n]{0,60}>/giu, '').replace(/\{\\an\d\}/gu, '');
}

/** Lines under each other as one text; who begins to speak with a dash begins a line. */
function runTogether(lines: readonly string[]): string {
  const spoken = lines.map((line) => line.trim()).filter((line) => line !== '');
  return spoken.reduce((text, line) => {
    if (text === '') return line;
    return speakerDash.test(line) ? `${text}\n${line}` : `${text} ${line}`;
  }, '');
}
