import { easeOut, progress } from '../../painting/actors/motion.ts';
import type { Box, Context } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { entryTimes } from '../cues.ts';
import { drawCard, drawPart, popIn } from '../marks.ts';
import type { SetType } from '../type.ts';
import { drawInBox, mirrored, readsFromRight, setAlike } from './alike.ts';
import { readTree, type Branch } from './tree-reading.ts';

const entryMs = 420;
type Point = readonly [number, number];

interface Node {
  readonly text: string;
  readonly depth: number;
  readonly box: Box;
  /** From the one above it. */
  readonly line: readonly Point[];
}

/** The head above, its branches side by side, what belongs to each beneath it. */
function placeUnder(branches: readonly Branch[], brief: BoardBrief): Node[] {
  const { area, unit } = brief;
  const count = branches.length;
  const deepest = Math.max(0, ...branches.map(({ leaves }) => leaves.length));
  const gap = 36 * unit;
  const [gapY, gapLeaf] = [110 * unit, 22 * unit];
  const width = (area.width - gap * (count - 1)) / count;
  const headHeight = 170 * unit;
  const left = area.height - headHeight - gapY;
  const branchHeight =
    deepest === 0 ? Math.min(left, 260 * unit) : Math.min(150 * unit, left * 0.4);
  const leafHeight =
    deepest === 0 ? 0 : Math.min(110 * unit, (left - branchHeight) / deepest - gapLeaf);
  const total = headHeight + gapY + branchHeight + deepest * (leafHeight + gapLeaf);
  const top = area.y + (area.height - total) / 2;
  const headWidth = Math.min(area.width, 700 * unit);
  const middle = area.x + area.width / 2;
  const branchTop = top + headHeight + gapY;
  const head: Node = {
    text: '',
    depth: 0,
    box: { x: middle - headWidth / 2, y: top, width: headWidth, height: headHeight },
    line: [],
  };
  const below = branches.flatMap(({ text, leaves }, index): Node[] => {
    const x = area.x + index * (width + gap);
    const own = x + width / 2;
    const bend = top + headHeight + gapY / 2;
    const line: Point[] = [
      [middle, top + headHeight],
      [middle, bend],
      [own, bend],
      [own, branchTop],
    ];
    const box = { x, y: branchTop, width, height: branchHeight };
    return [
      { text, depth: 1, box, line },
      ...leaves.map((leaf, at): Node => {
        const y = branchTop + branchHeight + gapLeaf + at * (leafHeight + gapLeaf);
        const indent = 34 * unit;
        return {
          text: leaf,
          depth: 2,
          box: { x: x + indent, y, width: width - indent, height: leafHeight },
          line: [
            [x + 12 * unit, branchTop + branchHeight],
            [x + 12 * unit, y + leafHeight / 2],
            [x + indent, y + leafHeight / 2],
          ],
        };
      }),
    ];
  });
  return [head, ...below];
}

/** The head on top, and all others under each other, further in the deeper they stand. */
function placeIndented(branches: readonly Branch[], brief: BoardBrief): Node[] {
  const { area, unit, isPortrait } = brief;
  const rows = branches.flatMap(({ text, leaves }) => [
    { text, depth: 1 },
    ...leaves.map((leaf) => ({ text: leaf, depth: 2 })),
  ]);
  const isBeside = !isPortrait;
  const gap = Math.min(34 * unit, (area.height / (rows.length + 1)) * 0.22);
  const headRows = isBeside ? 0 : 1.25;
  const height = Math.min(
    190 * unit,
    (area.height - gap * (rows.length - (isBeside ? 1 : 0))) / (rows.length + headRows),
  );
  const headHeight = isBeside ? 240 * unit : height * headRows;
  const total = rows.length * (height + gap) - gap + (isBeside ? 0 : headHeight + gap);
  const top = area.y + (area.height - total) / 2;
  const head: Box = isBeside
    ? {
        x: area.x,
        y: area.y + (area.height - headHeight) / 2,
        width: area.width * 0.36,
        height: headHeight,
      }
    : { x: area.x, y: top, width: area.width, height: headHeight };
  const start = isBeside ? head.x + head.width + 150 * unit : area.x + 96 * unit;
  const stepIn = 84 * unit;
  const firstY = isBeside ? top : top + headHeight + gap;
  const trunk: [number, number] = [area.x + 48 * unit, head.y + head.height];
  const nodes: Node[] = [{ text: '', depth: 0, box: head, line: [] }];
  for (const [index, { text, depth }] of rows.entries()) {
    const x = start + (depth - 1) * stepIn;
    const y = firstY + index * (height + gap);
    const own = y + height / 2;
    const parent = trunk;
    const bend = head.x + head.width + 75 * unit;
    const line: Point[] =
      depth === 2
        ? [
            [start + 40 * unit, y - gap],
            [start + 40 * unit, own],
            [x, own],
          ]
        : isBeside
          ? [
              [head.x + head.width, head.y + head.height / 2],
              [bend, head.y + head.height / 2],
              [bend, own],
              [x, own],
            ]
          : [parent, [parent[0], own], [x, own]];
    nodes.push({ text, depth, box: { x, y, width: area.x + area.width - x, height }, line });
  }
  return nodes;
}

interface Placed extends Node {
  readonly type: SetType;
}

function setNodes(
  nodes: readonly Node[],
  { unit }: BoardBrief,
): { placed: Placed[]; areWhole: boolean; px: number } {
  const pad = 22 * unit;
  const set = [0, 1, 2].map((depth) => {
    const own = nodes.filter((node) => node.depth === depth);
    return {
      own,
      ...setAlike(
        own.map(({ text }) => text),
        (index) => {
          const box = own[index]?.box ?? { width: 10, height: 10 };
          return {
            width: box.width - pad * 2,
            height: Math.max(box.height - pad * 0.7, 36 * unit),
          };
        },
        {
          maxPx: [84, 64, 48][depth] ?? 48,
          minPx: 30 * unit,
          weight: depth === 2 ? 600 : 700,
          align: 'middle',
          leading: 1.1,
        },
      ),
    };
  });
  return {
    placed: set.flatMap(({ own, types }) =>
      own.flatMap((node, index) => {
        const type = types[index];
        return type === undefined ? [] : [{ ...node, type }];
      }),
    ),
    areWhole: set.every(({ areWhole }) => areWhole),
    px: Math.min(...set.flatMap(({ types }) => types.map(({ px }) => px))),
  };
}

/** Side by side where the words are short enough for it, else under each other; with fewer where they do not fit at all. */
function layOut(brief: BoardBrief, head: string, branches: readonly Branch[]): Placed[] {
  const name = (nodes: Node[]) =>
    nodes.map((node) => (node.depth === 0 ? { ...node, text: head } : node));
  const { unit, isPortrait } = brief;
  const across = setNodes(name(placeUnder(branches, brief)), brief);
  const isNarrow = branches.length > (isPortrait ? 3 : 6);
  if (!isNarrow && across.areWhole && across.px >= 36 * unit) return across.placed;
  for (let count = branches.length; count > 1; count -= 1) {
    const indented = setNodes(name(placeIndented(branches.slice(0, count), brief)), brief);
    if (indented.areWhole) return indented.placed;
  }
  return across.placed;
}

function drawLine(
  context: Context,
  points: readonly Point[],
  share: number,
  width: number,
  colour: string,
): void {
  if (share <= 0 || points.length === 0) return;
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  drawPart(context, points, easeOut(share));
  context.stroke();
}

/** A head and what branches from it: a family, an organisation, kinds of something. Lines grow to each as it is named. */
export const tree: BoardBuilder = (brief) => {
  const { plan, unit, colours, area } = brief;
  const read = readTree(plan.items);
  if (read === null) return null;
  const isRightToLeft = readsFromRight(plan);
  const nodes = layOut(brief, read.head, read.branches).map((node) => ({
    ...node,
    box: mirrored(node.box, area, isRightToLeft),
    line: node.line.map(([x, y]): Point => [isRightToLeft ? area.x * 2 + area.width - x : x, y]),
  }));
  const order = [read.head, ...read.branches.flatMap(({ text, leaves }) => [text, ...leaves])];
  const faces = [
    { fill: colours.accent, colour: colours.onAccent },
    { fill: colours.card, colour: colours.onCard },
    { fill: colours.accentTwo, colour: colours.onAccentTwo },
  ];
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const times = entryTimes(order, words, durationMs);
      const timeOf = (text: string, depth: number) =>
        depth === 0 ? Math.min(120, times[0] ?? 0) : (times[order.indexOf(text, 1)] ?? 0);
      for (const { text, depth, line } of nodes)
        drawLine(
          context,
          line,
          progress(timeMs, timeOf(text, depth) - 200, 420),
          10 * unit,
          colours.strong,
        );
      for (const { text, depth, box, type } of nodes) {
        const since = timeMs - timeOf(text, depth);
        const face = faces[depth] ?? faces[1];
        if (face === undefined) continue;
        popIn(
          context,
          box.x + box.width / 2,
          box.y + box.height / 2,
          progress(since, 0, entryMs),
          () => {
            drawCard(context, box, face.fill, {
              radius: Math.min(34 * unit, box.height * 0.3),
              shadow: colours.shadow,
            });
            drawInBox(
              context,
              type,
              { ...box, x: box.x + 22 * unit },
              { colour: face.colour },
              since - 40,
            );
          },
        );
      }
    },
  };
};
