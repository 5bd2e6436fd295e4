import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillRounded } from '../../painting/brushes/surface.ts';
import { mix } from '../../painting/palette/colour.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief } from '../board.ts';
import { drawType } from '../type.ts';
import { cues, isMirrored, mainFill, setAlike, withHeading } from './chart-parts.ts';
import type { Amount } from './measured-amounts.ts';
import { halves, strokeArc } from './ring-parts.ts';

/** Several shares of one whole: a ring of arcs, and what each stands for. */
export function ringOfShares(brief: BoardBrief, rows: readonly Amount[]): Board {
  const headed = withHeading(brief);
  const { colours, unit, isPortrait, plan } = brief;
  const { art, words } = halves({ ...brief, area: headed.area }, true);
  const ringBox = isPortrait ? { ...art, height: headed.area.height * 0.52 } : art;
  const list = isPortrait
    ? {
        ...words,
        y: ringBox.y + ringBox.height + 50 * unit,
        height: headed.area.height * 0.48 - 50 * unit,
      }
    : words;
  const outer = Math.min(ringBox.width, ringBox.height, 760 * unit) / 2;
  const thick = outer * 0.4;
  const at = {
    x: ringBox.x + ringBox.width / 2,
    y: ringBox.y + ringBox.height / 2,
    radius: outer - thick / 2,
  };
  const pitch = Math.min(list.height / rows.length, 130 * unit);
  const swatch = Math.min(pitch * 0.55, 56 * unit);
  const texts = rows.map(({ label, text }) => (label === '' ? text : `${label} · ${text}`));
  const types = setAlike(
    texts,
    { width: list.width - swatch * 1.6, height: pitch * 0.92 },
    {
      maxPx: 62 * unit,
      minPx: 30 * unit,
      weight: 700,
      mostLines: 2,
      leading: 1.08,
    },
  );
  const main = mainFill(colours);
  const fills = [
    main,
    colours.text,
    mix(main, colours.ground, 0.45),
    mix(main, colours.text, 0.5),
    mix(colours.text, colours.ground, 0.55),
    mix(main, colours.ground, 0.7),
  ];
  const fillOf = (index: number): string => fills[index % fills.length] ?? colours.accent;
  const isRight = isMirrored(plan);
  const high = list.y + (list.height - pitch * rows.length) / 2;
  return {
    draw(context, moment: Moment) {
      headed.drawHeading(context, moment.timeMs);
      strokeArc(context, at, {
        from: 0,
        to: 1,
        width: thick,
        colour: mix(colours.ground, colours.text, 0.16),
      });
      const times = cues(texts, moment);
      let from = 0;
      for (const [index, { value }] of rows.entries()) {
        const since = moment.timeMs - (times[index] ?? 0);
        const come = easeOut(progress(since, 0, 620));
        const whole = value / 100;
        strokeArc(context, at, {
          from: from + 0.003,
          to: from + Math.max(0.003, whole * come - 0.003),
          width: thick,
          colour: fillOf(index),
        });
        from += whole;
        const y = high + (index + 0.5) * pitch;
        const type = types[index];
        if (type === undefined || since <= 0) continue;
        const x = isRight ? list.x + list.width - swatch : list.x;
        fillRounded(
          context,
          { x, y: y - swatch / 2, width: swatch, height: swatch },
          swatch * 0.28,
          fillOf(index),
        );
        drawType(
          context,
          type,
          { x: isRight ? list.x : list.x + swatch * 1.6, y: y - type.height / 2 },
          { colour: colours.text },
          since,
        );
      }
    },
  };
}
