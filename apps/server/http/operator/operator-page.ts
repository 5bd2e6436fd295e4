import { type Html, html } from '@scenewright/contract/rules/html.ts';
import { type Document, renderDocument } from '../../documents/document.ts';
import type { OperatorCell, OperatorSection } from './operator-section.ts';

/** A section as it was read; a string where it could not be. */
export interface ReadSection extends Pick<
  OperatorSection,
  'title' | 'about' | 'columns' | 'empty'
> {
  readonly rows: readonly (readonly OperatorCell[])[] | string;
}

const style = `
.operator{max-width:72rem;gap:1.5rem;padding-top:1rem}
.operator>p{color:var(--muted);text-wrap:pretty;margin-top:-1rem}
.section{border:1px solid var(--line);border-radius:16px;background:var(--surface);overflow:hidden}
.section h2{padding:1rem 1.25rem 0;font-size:1.125rem;line-height:1.4;font-weight:600;letter-spacing:-.01em}
.section p{padding:.125rem 1.25rem 0;color:var(--muted);font-size:.875rem;text-wrap:pretty;overflow-wrap:anywhere}
.section p:last-child{padding-bottom:1.25rem}
table{width:100%;margin-top:.75rem;border-collapse:collapse;font-size:.9375rem;font-variant-numeric:tabular-nums}
th,td{padding:.625rem 1.25rem;border-top:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400;overflow-wrap:anywhere}
thead th{border:0;padding-block:.25rem;color:var(--muted);font-size:.8125rem}
tbody th{font-weight:500}
td{color:var(--muted)}
code{display:block;font:.8125rem/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;color:var(--fg)}
@media(max-width:39.99rem){
table,tbody,tr,tbody th,td{display:block;width:auto}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{padding:.75rem 1.25rem;border-top:1px solid var(--line)}
tbody th,td{padding:.125rem 0;border:0}
td{display:grid;grid-template-columns:7rem minmax(0,1fr);gap:.75rem;color:var(--fg)}
td::before{content:attr(data-column);color:var(--muted);font-size:.875rem}
}
`;

const cellText = (cell: OperatorCell): string | Html[] =>
  typeof cell === 'string' ? cell : cell.code.map((line) => html`<code>${line}</code>`);

/** The text of a cell in one box, so that a narrow page can set it beside its column's name. */
const renderCell = (cell: OperatorCell): Html => html`<span>${cellText(cell)}</span>`;

function renderRow(row: readonly OperatorCell[], columns: readonly string[]): Html {
  const [name = '', ...others] = row;
  const cells = others.map(
    (cell, index) => html`<td data-column="${columns[index + 1] ?? ''}">${renderCell(cell)}</td>`,
  );
  return html`<tr>
    <th scope="row">${renderCell(name)}</th>
    ${cells}
  </tr>`;
}

function renderTable(rows: readonly (readonly OperatorCell[])[], columns: readonly string[]): Html {
  return html`<table>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => renderRow(row, columns))}
    </tbody>
  </table>`;
}

function renderSection({ title, about, columns, rows, empty }: ReadSection): Html {
  const body =
    typeof rows === 'string'
      ? html`<p>This could not be read: ${rows}</p>`
      : rows.length === 0
        ? html`<p>${empty}</p>`
        : renderTable(rows, columns);
  return html`<section class="section">
    <h2>${title}</h2>
    ${about === undefined ? null : html`<p>${about}</p>`} ${body}
  </section>`;
}

/** The page at `/operator`. */
export function renderOperatorPage(sections: readonly ReadSection[]): Document {
  return renderDocument({
    title: 'Operator',
    mainClass: 'operator',
    style,
    main: html`<h1>Operator</h1>
      <p>For this machine alone. Reload the page to see how it is now.</p>
      ${sections.map(renderSection)}`,
  });
}
