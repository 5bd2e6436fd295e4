const sceneHeading = /^\.?(?:INT|EXT|EST|INT\.?\/EXT|EXT\.?\/INT|I\/E)[. ]\s?(\S.*)$/u;
/** How one scene becomes the next, and where a page ends: capitals that hold a word of the cutting room, and nobody says anything under them. */
const transition =
  /^(?:>.*|[\p{Lu} '’-]+ TO:|(?=[^\p{Ll}]*$).{0,30}\b(?:CUT|FADE|DISSOLVE|WIPE|IRIS|BLACKOUT|BLACK|WHITE)\b.{0,20}|(?:THE )?END\.?|\(?(?:CONT['’]?D|CONTINUED|MORE)\b.{0,14}|(?:pg?|page)\.? ?\d{1,3}\.?|\d{1,3}\.)$/u;
const cue = /^@?(\p{Lu}[\p{Lu}\p{N} .'’-]{0,38}?)(?:\s*\([^()]{1,20}\))*\s*\^?$/u;
const titlePage =
  /^(?:credit|authors?|source|draft date|date|contact|copyright|revision|notes|written by|by)\s?:/iu;
const aside = /^\([^()]{1,80}\)$/u;

/** A screenplay, in Fountain or typed as one, with labels for its scenes, its action and who speaks. Anything else is left. */
export function readScreenplay(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  if (!lines.some((line) => sceneHeading.test(line.slice(0, 200)))) return readPlay(lines, text);
  const out: string[] = [];
  let speaker: string | null = null;
  let scenes = 0;
  for (const [index, line] of lines.entries()) {
    const heading = sceneHeading.exec(line.slice(0, 200));
    if (line === '') speaker = null;
    else if (heading !== null) {
      scenes += 1;
      out.push('', `Scene ${scenes}`, `Visual: ${heading[1] ?? ''}`);
    } else if (transition.test(line) || (scenes === 0 && titlePage.test(line))) speaker = null;
    else if (speaker !== null) {
      if (!aside.test(line)) out.push(`${speaker}: ${line}`);
    } else if (cue.test(line) && (lines[index + 1] ?? '') !== '' && (lines[index - 1] ?? '') === '')
      speaker = titled(cue.exec(line)?.[1] ?? line);
    else out.push(scenes === 0 ? line : `Visual: ${line}`);
  }
  return joinTurns(out).join('\n');
}

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
      !name.startsWith('Visual')
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
