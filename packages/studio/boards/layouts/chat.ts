import { clamp01, easeOut, overshoot, progress } from '../../painting/actors/motion.ts';
import { fillCircle, fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import { withOpacity } from '../../painting/palette/colour.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { entryTimes } from '../cues.ts';
import { drawCard } from '../marks.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { labelled } from './alike.ts';

const openMs = 300;
const popMs = 380;
/** Dots run for so long before somebody's bubble comes. */
const typingMs = 800;
const oneself = /^(?:me|i|you|myself|ich|du|moi|toi|je|yo|tú|eu|io|tu|أنا|אני|я|我|私)$/iu;

interface Bubble {
  readonly type: SetType;
  readonly name: SetType | null;
  readonly isOwn: boolean;
  readonly width: number;
  /** Of the whole row, with the name above and the gap below. */
  readonly height: number;
}

interface Said {
  readonly speaker: string;
  readonly text: string;
  readonly isOwn: boolean;
  readonly isNamed: boolean;
}

/** Who says what, and on which side: whose phone it is stands on the right, all others on the left. */
function readBubbles(items: readonly string[], owner: string): Said[] {
  const turns = items.map((item) => {
    const found = labelled(item);
    return { speaker: found?.label ?? '', text: found?.rest ?? item };
  });
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))].filter((name) => name !== '');
  const own = owner !== '' ? owner : (speakers.find((name) => oneself.test(name)) ?? speakers[1]);
  const isGroup = speakers.length > 2;
  const seen = new Set<string>();
  return turns.map(({ speaker, text }, index) => {
    const isFirst = !seen.has(speaker);
    seen.add(speaker);
    const isOwn = speakers.length === 0 ? index % 2 === 1 : speaker !== '' && speaker === own;
    const isTurn = isGroup && !isOwn && turns[index - 1]?.speaker !== speaker;
    return { speaker, text, isOwn, isNamed: speaker !== '' && (isFirst || isTurn) };
  });
}

interface Phone {
  readonly body: Box;
  readonly screen: Box;
  /** Where bubbles stand. */
  readonly view: Box;
  readonly input: Box;
}

/** Upright the whole phone is seen; wide, it is seen from near, and its top is beyond the frame. */
function phoneOf({ area, unit, isPortrait }: BoardBrief): Phone {
  const rim = 20 * unit;
  const width = isPortrait ? area.width * 0.94 : 1_040 * unit;
  const top = isPortrait ? area.y - 30 * unit : -140 * unit;
  const bottom = area.y + area.height + (isPortrait ? 20 * unit : 0);
  const body = { x: area.x + (area.width - width) / 2, y: top, width, height: bottom - top };
  const screen = {
    x: body.x + rim,
    y: body.y + rim,
    width: width - rim * 2,
    height: body.height - rim * 2,
  };
  const pad = 34 * unit;
  const inputHeight = 84 * unit;
  const input = {
    x: screen.x + pad,
    y: screen.y + screen.height - inputHeight - pad * 0.8,
    width: screen.width - pad * 2,
    height: inputHeight,
  };
  const viewTop = isPortrait ? screen.y + 92 * unit : area.y * 0.35;
  return {
    body,
    screen,
    input,
    view: {
      x: screen.x + pad,
      y: viewTop,
      width: screen.width - pad * 2,
      height: input.y - pad * 0.7 - viewTop,
    },
  };
}

function setBubbles(said: readonly Said[], view: Box, unit: number, px: number): Bubble[] {
  const [padX, padY] = [px * 0.62, px * 0.42];
  return said.map(({ speaker, text, isOwn, isNamed }, index) => {
    const type = setType(
      text,
      { width: view.width * 0.8 - padX * 2, height: view.height * 0.8 },
      { maxPx: px, minPx: Math.min(px, 34 * unit), weight: 600, leading: 1.2 },
    );
    const name = isNamed
      ? setType(
          speaker,
          { width: view.width * 0.8, height: px * 1.2 },
          { maxPx: Math.max(30 * unit, px * 0.62), minPx: 30 * unit, weight: 700, mostLines: 1 },
        )
      : null;
    const gap = said[index + 1]?.isOwn === isOwn ? px * 0.3 : px * 0.55;
    return {
      type,
      name,
      isOwn,
      width: Math.max(type.width + padX * 2, px * 2.2),
      height: type.height + padY * 2 + (name === null ? 0 : name.height + px * 0.12) + gap,
    };
  });
}

/** As large as all of them fit; where they do not even at the smallest size, the chat scrolls. */
function layOut(said: readonly Said[], view: Box, unit: number): { bubbles: Bubble[]; px: number } {
  const least = 36 * unit;
  for (let px = 84 * unit; ; px = Math.max(least, px * 0.93)) {
    const bubbles = setBubbles(said, view, unit, px);
    const total = bubbles.reduce((sum, { height }) => sum + height, 0);
    if (px <= least || total <= view.height) return { bubbles, px };
  }
}

/** A phone in which the bubbles of a talk pop up, each as it is said; older ones move up. */
export const chat: BoardBuilder = (brief) => {
  const { plan, unit, colours } = brief;
  const items = plan.items.length > 0 ? plan.items : [plan.quote];
  const said = readBubbles(
    items.filter((item) => item.trim() !== ''),
    plan.to,
  );
  if (said.length === 0) return null;
  const phone = phoneOf(brief);
  const { view } = phone;
  const { bubbles, px } = layOut(said, view, unit);
  const texts = said.map(({ text }) => text);
  const faces = {
    own: { fill: colours.accent, colour: colours.onAccent },
    other: { fill: withOpacity(colours.onCard, 0.1), colour: colours.onCard },
  };
  const padX = px * 0.62;
  const typingHeight = px * 1.7;

  function drawPhone(context: Context): void {
    const { body, screen, input } = phone;
    drawCard(context, body, '#15161c', { radius: 40 * unit, shadow: colours.shadow });
    fillRounded(context, body, 92 * unit, '#15161c');
    fillRounded(context, screen, 74 * unit, colours.card);
    // The camera.
    fillRounded(
      context,
      {
        x: screen.x + screen.width / 2 - 80 * unit,
        y: screen.y + 24 * unit,
        width: 160 * unit,
        height: 34 * unit,
      },
      17 * unit,
      '#15161c',
    );
    fillRounded(context, input, input.height / 2, withOpacity(colours.onCard, 0.08));
    const [x, y, radius] = [
      input.x + input.width - input.height / 2,
      input.y + input.height / 2,
      input.height * 0.38,
    ];
    fillCircle(context, x, y, radius, colours.accent);
    context.strokeStyle = colours.onAccent;
    context.lineWidth = 7 * unit;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.beginPath();
    context.moveTo(x, y + radius * 0.45);
    context.lineTo(x, y - radius * 0.45);
    context.moveTo(x - radius * 0.38, y - radius * 0.08);
    context.lineTo(x, y - radius * 0.45);
    context.lineTo(x + radius * 0.38, y - radius * 0.08);
    context.stroke();
  }

  function drawDots(context: Context, y: number, isOwn: boolean, timeMs: number): void {
    const width = px * 2.5;
    const x = isOwn ? view.x + view.width - width : view.x;
    const face = isOwn ? faces.own : faces.other;
    fillRounded(context, { x, y, width, height: px * 1.35 }, px * 0.67, face.fill);
    for (let dot = 0; dot < 3; dot += 1) {
      const lift = Math.max(0, Math.sin(timeMs / 150 - dot * 0.9)) * px * 0.16;
      fillCircle(
        context,
        x + px * (0.7 + dot * 0.55),
        y + px * 0.68 - lift,
        px * 0.15,
        face.colour,
      );
    }
  }

  function drawBubble(
    context: Context,
    { type, name, isOwn, width }: Bubble,
    top: number,
    since: number,
  ): void {
    const x = isOwn ? view.x + view.width - width : view.x;
    const face = isOwn ? faces.own : faces.other;
    let y = top;
    if (name !== null) {
      const nameX = isOwn ? view.x + view.width - name.width - padX * 0.5 : view.x + padX * 0.5;
      drawType(
        context,
        name,
        { x: nameX - (name.lines[0]?.x ?? 0), y },
        { colour: colours.mutedOnCard },
        since,
      );
      y += name.height + px * 0.12;
    }
    const height = type.height + px * 0.84;
    const scale = 0.5 + 0.5 * overshoot(progress(since, 0, popMs));
    const [pinX, pinY] = [isOwn ? x + width : x, y + height];
    context.save();
    context.translate(pinX, pinY);
    context.scale(scale, scale);
    context.translate(-pinX, -pinY);
    const [round, corner] = [px * 0.72, px * 0.16];
    context.fillStyle = face.fill;
    context.beginPath();
    context.roundRect(x, y, width, height, [
      round,
      round,
      isOwn ? corner : round,
      isOwn ? round : corner,
    ]);
    context.fill();
    // Lines stand as far in as the widest of them.
    const left = Math.min(...type.lines.map((line) => line.x));
    const textX = x + (width - type.width) / 2 - left;
    drawType(context, type, { x: textX, y: y + px * 0.42 }, { colour: face.colour }, 9_999);
    context.restore();
  }

  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const times = entryTimes(texts, words, durationMs);
      drawPhone(context);
      context.save();
      context.beginPath();
      context.rect(
        phone.screen.x,
        Math.max(0, view.y - px * 0.2),
        phone.screen.width,
        view.height + px * 0.2,
      );
      context.clip();
      const rows = bubbles.map((bubble, index) => {
        const since = timeMs - (times[index] ?? 0);
        const before = index === 0 ? 0 : (times[index - 1] ?? 0) + 350;
        const starts = Math.max(before, (times[index] ?? 0) - typingMs);
        const typing = index === 0 && timeMs < starts ? 1 : easeOut(progress(timeMs, starts, 200));
        const opened = easeOut(progress(since, 0, openMs));
        const isTyping = typing > 0 && since < 0;
        return {
          bubble,
          since,
          isTyping,
          height: typing * typingHeight * (1 - opened) + opened * bubble.height,
        };
      });
      let y = view.y + view.height - rows.reduce((sum, { height }) => sum + height, 0);
      for (const { bubble, since, isTyping, height } of rows) {
        // What has moved up to the edge fades: nothing is left half seen.
        context.globalAlpha = clamp01((y - view.y) / (px * 0.8) + 1);
        if (context.globalAlpha > 0 && since >= 0) drawBubble(context, bubble, y, since);
        else if (isTyping)
          drawDots(context, y + Math.max(0, height - typingHeight), bubble.isOwn, timeMs);
        y += height;
      }
      context.restore();
    },
  };
};
