import { readLabel } from '../labels.ts';
import { roleByLabel, type LabelRole } from '../label-words.ts';
import words from '../../data/format-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(words);

/** What a column of a script is for. */
type Column = 'scene' | 'time' | 'voice' | 'picture' | 'screen' | 'sound' | 'other';

const timeColumn = new RegExp(
  String.raw`^(?:${said.timeColumns})(?: ?\(?(?:s|sec|secs|seconds)\)?)?$`,
  'u',
);
const sceneColumn = new RegExp(
  String.raw`^(?:${said.sceneColumns}|#)(?: ?(?:#|no|number|nr))?$`,
  'u',
);
const voiceColumn = new RegExp(String.raw`\b(?:${said.voiceColumns})\b`, 'u');
const pictureColumn = new RegExp(String.raw`\b(?:${said.pictureColumns})\b`, 'u');
const roles: Partial<Record<LabelRole, Column>> = {
  voice: 'voice',
  picture: 'picture',
  screen: 'screen',
  sound: 'sound',
  scene: 'scene',
  speech: 'voice',
};
const labels: Record<Exclude<Column, 'scene' | 'time'>, string> = {
  voice: 'Narrator',
  picture: 'Visual',
  screen: 'On screen',
  sound: 'Music',
  other: 'Format',
};
const rule = /^\|?[\s:|-]*-[\s:|-]*\|[\s:|-]*$/u;
/** "5" or "0-5" in a column of times. */
const bareSeconds = /^\d{1,3}(?:\.\d)?(?:\s?[-–—]\s?\d{1,3})?$/u;
const leastRows = 2;

/** A bullet of a slide, or the number of a point in a document, which a tab parts from its words, is no cell. */
const bulletBeforeTab =
  /^([^\S\n]*(?:[^\p{L}\p{N}\s|"'“”()]{1,2}|o|\(?(?:\p{Nd}{1,3}|\p{L})[.)]))\t+(?=\S)/gmu;

/** Rows whose cells are parted by tabs, as a spreadsheet copies them, as rows with bars. */
export function tabsToBars(text: string): string {
  const lines = commasToBars(text.replace(bulletBeforeTab, '$1 ')).split('\n');
  if (!text.includes('\t')) return lines.join('\n');
  const cellsOf = (line: string | undefined): number =>
    (line ?? '')
      .trim()
      .split(/\t+/u)
      .filter((cell) => cell.trim() !== '').length;
  return lines
    .map((line, index) => {
      const cells = cellsOf(line);
      const isRow =
        cells >= 2 && (cellsOf(lines[index - 1]) === cells || cellsOf(lines[index + 1]) === cells);
      return isRow
        ? `| ${line
            .trim()
            .split(/\t+/u)
            .map((cell) => cell.trim())
            .join(' | ')} |`
        : line;
    })
    .join('\n');
}

const leastCells = 3;
const leastFileRows = 3;
const figure = /^[\p{Sc}+-]?\d[\d.]*\s?(?:%|\p{Sc}|[a-zµ]{1,3})?$/iu;

/** Where the rows of as many cells as the row at `at` end. */
function endOfRows(lines: readonly string[], at: number): number {
  const count = cellsIn(lines[at] ?? '').length;
  if (count < leastCells) return at + 1;
  for (let end = at + 1; end < lines.length; end += 1)
    if (cellsIn(lines[end] ?? '').length !== count) return end;
  return lines.length;
}

/** Rows of a file whose cells are parted by commas without a space, below the row that names them; what stands around them stays. */
function commasToBars(text: string): string {
  const lines = text.split('\n');
  const out: string[] = [];
  for (let at = 0, end = 0; at < lines.length; at = end) {
    end = endOfRows(lines, at);
    const rows = lines.slice(at, end);
    const isTable = end - at >= leastFileRows && isFile(lines, at, end);
    out.push(...(isTable ? [...barsOf(rows), ''] : rows));
  }
  return out.join('\n');
}

const cellsIn = (line: string): readonly string[] =>
  /,\s/u.test(line) || line.length > 1000 || !line.includes(',') ? [] : line.trim().split(',');

/** The lines of a file are all there is, or hold figures below a head that holds none. */
function isFile(lines: readonly string[], from: number, to: number): boolean {
  const isWhole = lines.every((line, index) => (index >= from && index < to) || line.trim() === '');
  const [head = '', ...rows] = lines.slice(from, to);
  const isCounted =
    !cellsIn(head).some((cell) => figure.test(cell)) &&
    rows.every((row) =>
      cellsIn(row)
        .slice(1)
        .some((cell) => figure.test(cell)),
    );
  return isWhole || isCounted;
}

/** Cells with the names of their columns where these hold figures: "bread | 8200 sold 2023 | 9100 sold 2024". */
function barsOf([head = '', ...rows]: readonly string[]): readonly string[] {
  const names = cellsIn(head).map((name) => name.replaceAll('_', ' ').trim());
  const named = (cell: string, column: number): string => {
    const name = names[column] ?? '';
    if (column === 0 || name === '' || !figure.test(cell)) return cell;
    return /\d$/u.test(name) ? `${cell} ${name}` : `${name} ${cell}`;
  };
  const isScript = names.map(columnOf).some((column) => column !== 'other');
  return [
    `| ${cellsIn(head).join(' | ')} |`,
    '|---|',
    ...rows.map(
      (row) =>
        `| ${cellsIn(row)
          .map(isScript ? String : named)
          .join(' | ')} |`,
    ),
  ];
}

/** A table that is a script becomes its scenes, each with its picture note and its words; of any other the rows are kept without their heads. */
export function readTables(text: string): string {
  const lines = text.split('\n');
  const out: string[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (end < lines.length && isRow(lines[end] ?? '')) end += 1;
    if (end - at < leastRows) out.push(...barCells(lines[at] ?? ''));
    else out.push(...readTable(lines.slice(at, end)));
    at = Math.max(end, at + 1);
  }
  return out.join('\n');
}

const bars = [' | ', ' // ', ' · '] as const;
const leastBars = 2;
const longestBar = 300;

/** What a single bar holds is said in one breath; facts of a dish ("Serves 6 | Cook 1 hr") and sentences are lines of their own. */
function barCells(line: string): readonly string[] {
  const bar = bars.find((sign) => line.split(sign).length > leastBars);
  if (bar === undefined || line.length > longestBar || line.startsWith('|')) return [line];
  const cells = line.split(bar).map((cell) => cell.trim());
  const filled = cells.filter((cell) => cell !== '');
  const isParted = filled.some((cell) => readLabel(cell) !== null || /[.!?]$/u.test(cell));
  return ['', ...(isParted ? filled : [filled.join(', ')]), ''];
}

const isRow = (line: string): boolean =>
  rule.test(line) ||
  (line.includes('|') &&
    cellsOf(line).length >= 2 &&
    (line.trim().startsWith('|') || cellsOf(line).length >= 3));

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => cell.trim());

function readTable(rows: readonly string[]): readonly string[] {
  const [head = '', second = ''] = rows;
  const columns = cellsOf(head).map(columnOf);
  const body = rows.slice(1).filter((row) => !rule.test(row));
  if (
    columns.includes('voice') &&
    columns.some((column) => column !== 'voice' && column !== 'other')
  ) {
    return body.flatMap((row, index) => sceneOf(cellsOf(row), columns, index + 1));
  }
  if (comparesColumns(head, body)) return body.map((row) => compared(row, cellsOf(head)));
  // What heads the columns is read, and not said.
  return rule.test(second) ? body : rows;
}

const ofProperties = new RegExp(String.raw`^(?:|${said.propertyColumns})$`, 'iu');
const mostCellWords = 6;
const isShort = (cell: string) => cell.split(/\s+/u).length <= mostCellWords;

/** Whether what is compared heads the columns, and in what heads the rows: "| Weight | 31 kg | 3 kg |". */
function comparesColumns(head: string, body: readonly string[]): boolean {
  const [first = '', ...names] = cellsOf(head);
  const rows = body.map((row) => cellsOf(row));
  return (
    ofProperties.test(first) &&
    names.length > 1 &&
    names.every((name) => /\p{L}/u.test(name) && isShort(name)) &&
    rows.every((cells) => cells.length === names.length + 1 && cells.every(isShort)) &&
    rows.some((cells) => cells.slice(1).some((cell) => /\d/u.test(cell)))
  );
}

/** A row whose cells say whose they are: "Weight | Turntables 31 kg | Controller 3 kg". */
const compared = (row: string, names: readonly string[]): string =>
  `| ${cellsOf(row)
    .map((cell, column) => (column === 0 || cell === '' ? cell : `${names[column] ?? ''} ${cell}`))
    .join(' | ')} |`;

function columnOf(name: string): Column {
  const key = name
    .toLowerCase()
    .replace(/[*_.'’]/gu, '')
    .replace(/[-/]/gu, ' ')
    .replace(/ {2,}/gu, ' ')
    .trim();
  if (timeColumn.test(key)) return 'time';
  if (sceneColumn.test(key)) return 'scene';
  const role = roles[roleByLabel.get(key) ?? 'part'];
  if (role !== undefined) return role;
  if (isTextColumn.test(key)) return 'screen';
  if (/\b(?:music|sfx|sound)\b/u.test(key)) return 'sound';
  if (voiceColumn.test(key)) return 'voice';
  return pictureColumn.test(key) ? 'picture' : 'other';
}
const isTextColumn = new RegExp(String.raw`\b(?:${said.textColumns})\b`, 'u');

function sceneOf(
  cells: readonly string[],
  columns: readonly Column[],
  number: number,
): readonly string[] {
  const of = (column: Column): readonly string[] =>
    cells.filter((cell, index) => columns[index] === column && /[\p{L}\p{N}]/u.test(cell));
  const time = of('time')[0] ?? '';
  const seconds = bareSeconds.test(time) ? ` (${time}s)` : time === '' ? '' : ` (${time})`;
  const said = (['picture', 'screen', 'sound', 'other', 'voice'] as const).flatMap((column) =>
    of(column).map((cell) => `${labels[column]}: ${cell}`),
  );
  // A scene that is named, and not only numbered, is seen as it is named.
  const named = of('scene')
    .filter((cell) => !/^#?[\p{L}]*\.? ?\d{1,3}[a-z]?$/iu.test(cell))
    .map((cell) => `Visual: ${cell}`);
  return [`Scene ${number}${seconds}`, ...(of('picture').length === 0 ? named : []), ...said, ''];
}
