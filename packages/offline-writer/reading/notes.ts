import { readLabel } from './labels.ts';

/** A note in brackets within a text that is spoken. */
export interface Note {
  readonly role: 'picture' | 'screen' | 'sound' | 'wish';
  readonly text: string;
}

/** Stands in a text where a note was taken out; tidied texts hold no such sign. */
export const noteSign = '\uE000';

const stageWords =
  /^(?:pause|beat|long pause|short pause|silence|laughs?|laughing|laughter|chuckles|sighs?|sighing|whispers?|whispering|smiles?|smiling|crying|shouts?|shouting|gasps?|applause|nods?|softly|quietly|loudly|slowly|excited|excitedly|angrily|sarcastic|sarcastically|deadpan|to camera|off ?-?screen|off|o\.s\.|v\.o\.|vo|voice ?-?over|cut to|fade|zoom|pan|close ?-?up|wide shot|medium shot|camera|shot of|show|shows|sound of|sounds of|sfx|music|on ?-?screen|text|insert|b-?roll|dramatic music|upbeat music|soft music|end|the end|logo|transition|montage|slow motion|time ?-?lapse|drum ?roll|pausa|pause de|musik|música|musique|musica|lacht|ríe|rires|lachend|seufzt|suspira|soupire)\b/iu;
const soundWords =
  /\b(?:music|sfx|sound|sounds|song|applause|drum ?roll|musik|música|musique|musica)\b/iu;
const manner = /^(?:\p{L}+ly|\p{L}+ing|\p{Ll}+ing(?: [\p{L}'’]+){1,5})$/u;

/** Takes the notes out of a text; a sign stands for each. */
export function takeNotes(text: string): {
  readonly text: string;
  readonly notes: readonly Note[];
} {
  const notes: Note[] = [];
  const rest = text.replace(
    /\[([^[\]\n]{0,400})\]|\(([^()\n]{1,400})\)|［([^［］]{0,400})］/gu,
    (whole, ...found) => {
      const [square, round, wide] = found as (string | undefined)[];
      const offset = found[3] as unknown as number;
      const inner = (square ?? round ?? wide ?? '').trim();
      const isRound = round !== undefined;
      if (/^\d{0,3}$/.test(inner)) return isRound || inner === '' ? whole : ' ';
      // A line of a program is no note.
      if (/[=<>*{}]/.test(inner)) return whole;
      const note = readNote(inner, isRound, () => standsApart(text, offset, offset + whole.length));
      if (note === 'words') return inner;
      if (note === null) return whole;
      notes.push(note);
      return noteSign;
    },
  );
  return { text: rest, notes };
}

function readNote(inner: string, isRound: boolean, isApart: () => boolean): Note | 'words' | null {
  const label = readLabel(inner);
  if (label !== null && label.rest !== '') {
    if (label.role === 'screen' || label.role === 'sound' || label.role === 'wish')
      return { role: label.role, text: label.rest };
    if (label.role === 'picture' || label.role === 'scene')
      return { role: 'picture', text: label.rest };
  }
  if (stageWords.test(inner) || (isApart() && manner.test(inner))) return noteOf(inner);
  if (/^\d{1,3}\s?(?:s|sec|secs|seconds)\.?$/iu.test(inner)) return { role: 'wish', text: inner };
  if (isRound) return null;
  return isApart() || inner.split(' ').length >= 4 ? noteOf(inner) : 'words';
}

function noteOf(text: string): Note {
  const isDelivery =
    /^(?:pause|beat|long pause|short pause|silence|end|the end)\b/iu.test(text) ||
    manner.test(text);
  if (isDelivery) return { role: 'wish', text };
  return { role: soundWords.test(text) ? 'sound' : 'picture', text };
}

/** Whether a note stands between sentences rather than within one. */
function standsApart(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 4), from).trimEnd();
  const after = text.slice(to, to + 4).trim();
  return before === '' || /[.!?…。"”:]$/u.test(before) || after === '' || before.endsWith(noteSign);
}
