import { readLabel } from '../labels.ts';
import { splitSentences } from '../sentences.ts';
import { isElsewhere, isHeardOnly } from '../off-stage.ts';
import { speakersOf } from '../speakers.ts';
import { turnOf } from '../turns.ts';
import words from '../../data/screenplay-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../../word-patterns.ts';
import formatWords from '../../data/format-words.json' with { type: 'json' };

const written = alternativesIn(formatWords);

const said = alternativesIn(words);

/** "INT. KITCHEN – DAY", with or without a number, in the languages that write scripts so. */
const place = new RegExp(
  String.raw`^\.?(?:\d{1,3}[A-Z]?[.)]?\s+)?(?:${said.places}|INT\.?\s?/\s?EXT|EXT\.?\s?/\s?INT)(?:[. ]|\s[-–—])\s?(?:[-–—]\s)?(\S.*)$`,
  'u',
);
/** "SÉQ. 2 – ", "Escena 3:", "Scene 4": the number of a scene, and what stands behind it. */
const numbered = new RegExp(
  String.raw`^(?:${written.sceneNouns})(?:\s|\.\s?)#?\d{1,3}[a-z]?\s*(?:[.:–—-]+\s*|\s+|$)(.*)$`,
  'iu',
);
/** When a scene is, where that only says that it goes on. */
const goesOn = new RegExp(
  String.raw`\s*[-–—,.]\s*(?:${eitherApostrophe(written.goesOn)})\.?$`,
  'iu',
);

/** How one scene becomes the next, and where a page ends: capitals that hold a word of the cutting room, and nobody says anything under them. */
const transition = new RegExp(
  String.raw`^(?:>.*|[\p{Lu} '’-]+ TO:|(?=[^\p{Ll}]*$).{0,30}(?<!\p{L})(?:${said.transitions})(?!\p{L}).{0,20}|(?:THE )?END\.?|\(?(?:CONT['’]?D|CONTINUED|MORE)\b.{0,14}|(?:pg?|page)\.? ?\d{1,3}\.?|\d{1,3}\.)$`,
  'u',
);
/** How a script ends. */
const ends = new RegExp(String.raw`^>?\s?(?:${said.endings})[.:]?$`, 'u');
const cue = /^@?(\p{Lu}[\p{Lu}\p{N} .'’-]{0,38}?)(?:\s*\([^()]{1,20}\))*\s*\^?$/u;
const titlePage = new RegExp(String.raw`^(?:${written.titlePages})\s?:`, 'iu');
const aside = /^\([^()]{1,80}\)$/u;

/** "GUS (on tape): I thought so.": a name, how it is said, and what is said; a label of the cutting room names nobody. */
const turn = /^(\p{L}[\p{L}\p{M}\p{N} .'’-]{0,30}?)\s?(?:\([^()]{0,40}\))?\s?[:：]\s?\S/u;
/** Who says a line, in lower case; null where it is no turn. */
function speakerOf(line: string, speakers: ReadonlySet<string>): string | null {
  const name = turn.exec(line.slice(0, 100))?.[1];
  if (name === undefined || readLabel(line) !== null) return null;
  if (filmed.test(name.toUpperCase())) return null;
  const isShouted = /^\p{Lu}[\p{Lu}\p{N} .'’-]+$/u.test(name);
  const isSpeaker = speakers.has(name.toLowerCase()) || isShouted;
  return isSpeaker ? name.toLowerCase() : null;
}
const filmed = new RegExp(String.raw`(?<!\p{L})(?:${said.cuttingRoom})(?!\p{L})`, 'u');

const isVoice = (line: string): boolean => readLabel(line)?.role === 'voice';
const isPlace = (line: string): boolean =>
  place.test(numbered.exec(line.slice(0, 200))?.[1] ?? line.slice(0, 200));
/** What heads a scene says of where it is; null where a line heads none. */
function settingOf(line: string): string | null {
  const text = line.slice(0, 200);
  const behind = numbered.exec(text)?.[1];
  const at = place.exec(behind ?? text)?.[1];
  if (behind === undefined && at === undefined) return null;
  // "Scene 2: The kitchen is empty." says more than where it is, and "Scene 2 (5s)" how long.
  if (at === undefined && /\p{Ll}{2}|[\d([]/u.test(behind ?? '')) return null;
  return (at ?? behind ?? '')
    .replace(goesOn, '')
    .replace(/^CONTINU(?:OUS|ED)?$/u, '')
    .trim();
}

/** "DUSTY TRACK – DAWN" as it would be told: what is written in capitals is read as a sign. */
const asTold = (setting: string): string =>
  setting
    .replace(/\s*[-–—]\s*/gu, ', ')
    .replace(/\p{Lu}{2,}/gu, (word, at: number) =>
      at === 0 ? word.slice(0, 1) + word.slice(1).toLowerCase() : word.toLowerCase(),
    );

/** What is heard, and what the camera does, stand in capitals in an action line. */
const heardOrFilmed = new RegExp(
  String.raw`(?:^|(?<=[.!?]\s))(?=[^\p{Ll}.!?]+[.!?])[^.!?]*\b(?:${said.heardOrFilmed}|CONGELA\p{Lu}*)\b[^.!?]*[.!?]\s*`,
  'gu',
);

/** "CLOSE ON: one small bag of chips": from where it is seen. */
const angle = new RegExp(
  String.raw`^(?:(?:EXTREME )?CLOSE(?:[- ]?UP)?(?: ON| OF)?|${said.angles})\s?(?::|[-–—]\s)\s*`,
  'u',
);

/** What is seen, with what is heard or filmed beside it in lines of their own. */
function action(line: string): readonly string[] {
  if (readLabel(line) !== null || /^[[(]/u.test(line)) return [line];
  const plain = line.replace(angle, '');
  const asides = plain.match(heardOrFilmed) ?? [];
  const seen = plain.replace(heardOrFilmed, '').trim();
  return [
    ...(seen === '' ? [] : [`Visual: ${seen}`]),
    ...asides.map((aside) => `Format: ${aside.trim()}`),
  ];
}

/** A screenplay, in Fountain or typed as one, with labels for its scenes, its action and who speaks. Anything else is left. */
export function readScreenplay(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const voices = lines.filter(isVoice).length;
  const speakers = speakersOf(lines);
  // Numbered scenes that say nowhere where they are have labels enough.
  if (!lines.some(isPlace))
    return voices < leastVoices ? readPlay(lines, text) : betweenVoices(lines, text, speakers);
  const out: string[] = [];
  let speaker: string | null = null;
  let isAway = false;
  let scenes = 0;
  let acted = 0;
  // What is done between two turns has a scene of its own, where there is room for one; whoever speaks then is seen at it still.
  const speak = (name: string, words: string, away = false): void => {
    if (acted === scenes && scenes > 0 && !isSpokenSince(out)) {
      const seen = out.slice(out.lastIndexOf(`Scene ${scenes}`) + 1);
      scenes += 1;
      out.push('', `Scene ${scenes}`, ...seen.filter((each) => each.startsWith('Visual: ')));
    }
    out.push(scenes === 0 ? `${name}: ${words}` : turnOf(name, words, away));
  };
  const end = lines.findLastIndex((line) => isPlace(line) || ends.test(line));
  for (const [index, line] of lines.entries()) {
    const setting = settingOf(line);
    if (line === '') speaker = null;
    else if (setting !== null) {
      scenes += 1;
      out.push('', `Scene ${scenes}`, ...(setting === '' ? [] : [`Visual: ${asTold(setting)}`]));
    } else if (transition.test(line) || (scenes === 0 && titlePage.test(line))) speaker = null;
    else if (isVoice(line) && readLabel(line)?.rest !== '') {
      out.push(line);
      speaker = null;
    } else if (speakerOf(line, speakers) !== null) {
      const colon = line.search(/[:：]/u);
      const name = line.slice(0, colon);
      // Above the first scene it may be the title: "THE LOST OFFICE: by Year 9".
      if (scenes === 0) out.push(line);
      else speak(name, line.slice(colon + 1));
      speaker = null;
    } else if (speaker !== null) {
      if (aside.test(line)) isAway ||= isElsewhere(line);
      else speak(speaker, line, isAway);
    } else if (isCue(lines, index)) {
      speaker = titled(cue.exec(line)?.[1] ?? line);
      isAway = isHeardOnly(line);
    }
    // Where the voice is marked, what stands in brackets under a scene is seen.
    else if (scenes > 0 && voices > 0 && aside.test(line))
      out.push(`Visual: ${line.slice(1, -1).trim()}`);
    // What stands behind the end is said to whoever makes it.
    else if (scenes > 0 && index > end && ends.test(lines[end] ?? ''))
      out.push(...splitSentences(line).map((sentence) => `Format: ${sentence}`));
    else if (scenes > 0) {
      const seen = action(line);
      // What is done after somebody spoke is seen with what is said next, or by itself.
      if (isSpokenSince(out) && seen.some((each) => each.startsWith('Visual: '))) {
        scenes += 1;
        acted = scenes;
        out.push('', `Scene ${scenes}`);
      }
      out.push(...seen);
    }
    // What stands above a script whose voice is marked names it.
    else if (voices > 0 && readLabel(line) === null)
      out.push(`${out.length === 0 ? 'Title' : 'Format'}: ${line}`);
    else out.push(line);
  }
  return joinTurns(out).join('\n');
}

/** Whether somebody has spoken since the last scene was headed. */
function isSpokenSince(out: readonly string[]): boolean {
  const head = out.findLastIndex((line) => line.startsWith('Scene '));
  return out.slice(head + 1).some((line) => line !== '' && !/^(?:Visual|Format): /u.test(line));
}

/** Who speaks stands in capitals, or is the voice itself, above what is said. */
const isCue = (lines: readonly string[], at: number): boolean =>
  cue.test(lines[at] ?? '') && (lines[at + 1] ?? '') !== '' && (lines[at - 1] ?? '') === '';

const leastVoices = 2;

/** Where a voice is named again and again, what stands between its lines is seen. */
function betweenVoices(
  lines: readonly string[],
  text: string,
  speakers: ReadonlySet<string>,
): string {
  const isSaid = (line: string): boolean => isVoice(line) || speakerOf(line, speakers) !== null;
  const first = lines.findIndex(isVoice);
  const last = lines.findLastIndex(isVoice);
  const between = lines.slice(first, last).filter((line) => line !== '' && !isSaid(line));
  // A speech may run over several lines, and other labels part a text in their own way.
  const isMixed =
    (lines[first - 1] ?? '') !== '' &&
    between.length > 0 &&
    between.length <= lines.filter(isVoice).length * mostActionLines &&
    between.every((line) => readLabel(line) === null && /[.!…]$/u.test(line) && isNarrow(line)) &&
    lines.every((line) => !isVoice(line) || /[.!?…"”»]$/u.test(line));
  if (!isMixed) return text;
  const isSeen = (line: string): boolean =>
    readLabel(line) === null && isNarrow(line) && !isSaid(line);
  const start = lines.slice(0, first).findLastIndex((line) => line === '') + 1;
  return lines
    .map((line, at) =>
      at >= start && at < last && line !== '' && isSeen(line) ? `Visual: ${line}` : line,
    )
    .join('\n');
}
const mostActionLines = 2;
const isNarrow = (line: string): boolean => line.length <= 120;

/** The lines of one speech are one turn. */
function joinTurns(lines: readonly string[]): readonly string[] {
  const turns: string[] = [];
  for (const line of lines) {
    const name = /^([^:]{1,40}: )/u.exec(line)?.[1];
    const before = turns.at(-1);
    if (
      name !== undefined &&
      before !== undefined &&
      before.startsWith(name) &&
      !/^(?:Visual|Format)/u.test(name)
    )
      turns[turns.length - 1] = `${before} ${line.slice(name.length)}`;
    else turns.push(line);
  }
  return turns;
}

const titled = (name: string): string =>
  name
    .toLowerCase()
    .replace(
      /(^|[ .-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );

const playTurn = /^(\p{Lu}{2,}(?: \p{Lu}{2,}){0,2})\.\s+(\S.*)$/u;
const leastTurns = 3;

/** A play writes "MOTHER. You are late." */
function readPlay(lines: readonly string[], text: string): string {
  const names = lines.flatMap((line) => playTurn.exec(line.slice(0, 200))?.[1] ?? []);
  const isPlay = names.length >= leastTurns && new Set(names).size < names.length;
  if (!isPlay) return text;
  return lines
    .map((line) => {
      const turn = playTurn.exec(line);
      return turn === null ? line : `${titled(turn[1] ?? '')}: ${turn[2] ?? ''}`;
    })
    .join('\n');
}
