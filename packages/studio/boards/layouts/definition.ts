import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillRounded } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { drawCard } from '../marks.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { drawRows, piecesOf, rowsOf, spokenEntries } from './spoken-type.ts';
import { heavyWords } from './heavy-words.ts';

interface Term {
  readonly term: string;
  readonly meaning: string;
}

const named = /^["“„«]?([^:"“”]{1,44}?)["”“»]?\s*(?::|\s[–—-]\s|：)\s*(.{4,})$/su;
const told =
  /^["“„«]?(.{1,44}?)["”“»]?,?\s+(?:is|are|was|means?|refers to|stands for|describes|ist|sind|heißt|bedeutet|bezeichnet|es|son|significa|est|sont|désigne|signifie|é|são|è|sono|означает|это|betekent|is een)\s+(.{4,})$/su;
const toldInJapanese = /^(.{1,20}?)(?:とは|は)、?(.{3,})$/su;
const article =
  /^(?:an?|the|der|die|das|ein|eine|el|la|los|las|un|una|le|les|une|o|os|as|um|uma|il|lo|gli)\s+(?=\p{L})/iu;
/** "It is a bird": no term, but what was spoken of. */
const pronoun =
  /^(?:it|this|that|these|those|they|he|she|we|you|i|there|here|what|es|das|dies|er|sie|esto|eso|c'est|ce|ça|isso|isto)$/iu;

/** How much of the letter's tab stands out above the leaf. */
const shownOfTab = 0.66;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What is defined, and what it means. */
export function termOf({ quote, subjects, items }: PicturePlan): Term | null {
  const text = quote.replace(/\s+/gu, ' ').trim();
  const match = named.exec(text) ?? told.exec(text) ?? toldInJapanese.exec(text);
  const term = (match?.[1] ?? '').trim().replace(article, '');
  if (match !== null && term !== '' && !pronoun.test(term) && term.split(' ').length <= 6)
    return { term: capital(term), meaning: capital((match[2] ?? '').trim()) };
  const what = subjects[0]?.what.trim() ?? '';
  const meaning = text || items.join(' ').trim();
  return what === '' || meaning === '' ? null : { term: capital(what), meaning };
}

interface Setting {
  readonly term: SetType;
  readonly meaning: SetType;
  readonly top: number;
  readonly gap: number;
  readonly height: number;
}

function layOut(
  { area, unit, isPortrait }: BoardBrief,
  { term, meaning }: Term,
  pad: number,
): Setting {
  const gap = 84 * unit;
  const width = area.width - pad * 2;
  const room = area.height - pad * 2 - gap - 80 * unit;
  const head = setType(
    term,
    { width, height: room * 0.42 },
    { maxPx: (isPortrait ? 170 : 168) * unit, minPx: 36 * unit, weight: 900, leading: 1.08 },
  );
  const body = setType(
    meaning,
    { width, height: room - head.height },
    { maxPx: (isPortrait ? 96 : 84) * unit, minPx: 36 * unit, weight: 600, leading: 1.26 },
  );
  const height = head.height + gap + body.height + pad * 2;
  // The tab above belongs to it.
  const top = area.y + Math.max(0, area.height - height) / 2 + 30 * unit;
  return { term: head, meaning: body, top, gap, height };
}

/** A term as a dictionary sets it: large, on a leaf with its letter at the edge, its meaning below. */
export const definition: BoardBuilder = (brief) => {
  const { plan, area, unit, colours, isPortrait } = brief;
  const parts = termOf(plan);
  if (parts === null) return null;
  const pad = (isPortrait ? 64 : 84) * unit;
  const { term, meaning, top, gap, height } = layOut(brief, parts, pad);
  const isMirrored = term.isRightToLeft;
  const left = area.x + pad;
  const leaf = { ...area, y: top, height };
  const rows = rowsOf(meaning, { x: left, y: top + pad + term.height + gap });
  const pieces = piecesOf(rows);
  const accents = new Map(
    heavyWords(pieces).map((index) => [index, colours.strongOnCard] as const),
  );
  const letter = /^\p{L}/u.exec(parts.term)?.[0] ?? '';
  const tab = { width: 132 * unit, height: 150 * unit };
  const tabX = isMirrored ? area.x + 44 * unit : area.x + area.width - tab.width - 44 * unit;
  const index =
    letter === ''
      ? null
      : setType(letter, tab, {
          maxPx: 66 * unit,
          minPx: 40 * unit,
          weight: 900,
          align: 'middle',
          leading: 1.1,
        });
  return {
    draw(context, { timeMs, words }: Moment) {
      const entries = spokenEntries(pieces, words, 500);
      const rise = 40 * unit * (1 - easeOut(progress(timeMs, 0, 380)));
      // The letter's tab stands out above the leaf, behind it.
      if (index !== null) {
        const y = top - tab.height * shownOfTab + rise;
        fillRounded(context, { x: tabX, y, ...tab }, 24 * unit, colours.accent);
        const at = { x: tabX, y: y + (tab.height * shownOfTab - index.height) / 2 };
        drawType(context, index, at, { colour: colours.onAccent }, 10_000);
      }
      drawCard(context, leaf, colours.card, { radius: 30 * unit, shadow: colours.shadow });
      drawType(
        context,
        term,
        { x: left, y: top + pad },
        { colour: colours.strongOnCard },
        timeMs - 60,
      );
      const wide = (area.width - pad * 2) * (0.2 + 0.8 * easeOut(progress(timeMs, 120, 620)));
      const line = { y: top + pad + term.height + gap * 0.45, width: wide, height: 10 * unit };
      const x = isMirrored ? area.x + area.width - pad - wide : left;
      fillRounded(context, { ...line, x }, 5 * unit, colours.accent);
      drawRows(context, rows, { colour: colours.onCard, accents }, (at) =>
        progress(timeMs, entries[at] ?? 0, 300),
      );
    },
  };
};
