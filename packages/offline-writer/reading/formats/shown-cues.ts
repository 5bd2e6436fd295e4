import words from '../../data/format-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../../word-patterns.ts';

const said = alternativesIn(words);
/* "[ON SCREEN: choir]" above what is said while it is seen, again and again: scenes with their pictures. */

const cue = new RegExp(
  String.raw`^\s*[[(]\s*(?:${eitherApostrophe(said.shownCues)})\s*[:：]\s*([^[\]()]{1,160}?)\s*[\])]\s*$`,
  'iu',
);
/** "(SFX: bell)", "(SFX)": what is heard under a cue is no words. */
const sound = new RegExp(
  String.raw`^\s*[[(]\s*(?:${said.soundCues})\b[^\])]{0,160}[\])]\s*$`,
  'iu',
);
/** Words to be read are quoted, shouted or figures; a thing to be seen is none of these. */
const isRead = (text: string): boolean =>
  /["“”«»„]|\d/u.test(text) || /^[^\p{Ll}]{8,}$/u.test(text);
const leastCues = 2;

/** A text whose lines stand under cues of what is on the screen, with labels for its scenes. Anything else is left. */
export function readShownCues(text: string): string {
  const lines = text.split('\n');
  const cues = lines.flatMap((line, at) => (cue.test(line.slice(0, 200)) ? [at] : []));
  // Where a voice is named, the labels part the text already.
  const isScript =
    cues.length >= leastCues &&
    cues.every((at) => isSaid(lines[at + 1]) || sound.test(lines[at + 1] ?? ''));
  if (!isScript) return text;
  let scene = 0;
  let hasEnded = false;
  return lines
    .flatMap((line) => {
      const shown = cue.exec(line.slice(0, 200))?.[1];
      if (shown !== undefined) {
        scene += 1;
        return ['', `Scene ${scene}`, `${isRead(shown) ? 'On screen' : 'Visual'}: ${shown}`];
      }
      if (line.trim() === '' && scene === cues.length) hasEnded = true;
      if (sound.test(line)) return [];
      if (scene === 0 || !isSaid(line)) return [line];
      // Behind the last scene somebody signs.
      if (hasEnded) return [isSignature(line) ? `Format: ${line.trim()}` : line];
      return [`VO: ${line.trim()}`];
    })
    .join('\n');
}

const isSignature = (line: string): boolean =>
  line.trim().split(/\s+/u).length <= 4 && !/\d|[!?]/u.test(line);

const isSaid = (line = ''): boolean =>
  /\p{L}/u.test(line) && !/^\s*[[(]/u.test(line) && !/^\s*\p{L}[\p{L}/ .]{0,20}:/u.test(line);
