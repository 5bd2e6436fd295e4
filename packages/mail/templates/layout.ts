import type { Email } from '../mail.ts';

interface EmailParts {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly link: string };
  /** Small print: why the mail came, and what to do if it was not asked for. */
  readonly note: string;
  /** Where the reader ends these mails; null where nobody but them asked for the mail. */
  readonly stopLink?: string | null;
}

/** Makes text safe inside HTML, also in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The brand's purple in light pages (apps/web/ui/tokens.css): mail programs know no `light-dark()`. */
const accent = '#5a4bdb';

const font = `font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

/**
 * One email as plain text and as HTML. Mail programs know tables and inline styles, little else; the width gives way
 * on narrow screens, and colours are set in pairs so that dark modes cannot hide the text.
 */
export function composeEmail(parts: EmailParts): Email {
  return { subject: singleLine(parts.subject), text: asText(parts), html: asHtml(parts) };
}

/** A header must not break into a second one. */
function singleLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

const stopWords = 'No more of these mails';

function asText({ heading, paragraphs, action, note, stopLink = null }: EmailParts): string {
  const stop = stopLink === null ? [] : [`${stopWords}: ${stopLink}`];
  return (
    [
      heading,
      ...paragraphs,
      `${action.label}:\n${action.link}`,
      ['--', note, ...stop, 'Scenewright'].join('\n'),
    ].join('\n\n') + '\n'
  );
}

function asHtml({
  subject,
  heading,
  paragraphs,
  action,
  note,
  stopLink = null,
}: EmailParts): string {
  const link = escapeHtml(action.link);
  const body = paragraphs
    .map(
      (text) =>
        `<p style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#3f3f46;word-break:break-word;overflow-wrap:anywhere">${escapeHtml(text)}</p>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(singleLine(subject))}</title></head>
<body style="margin:0;padding:0;background:#f4f4f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f4f5"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e4e4e7;border-radius:16px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;${font};font-size:14px;font-weight:600;letter-spacing:.02em;color:${accent}">Scenewright</p>
<h1 style="margin:0 0 16px;${font};font-size:24px;line-height:32px;color:#18181b;overflow-wrap:anywhere">${escapeHtml(heading)}</h1>
${body}
<p style="margin:24px 0"><a href="${link}" target="_blank" rel="noreferrer" style="display:inline-block;padding:12px 24px;border-radius:10px;background:${accent};${font};font-size:16px;font-weight:600;line-height:24px;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 4px;${font};font-size:13px;line-height:20px;color:#52525b">If the button does not work, copy this address into your browser:</p>
<p style="margin:0;${font};font-size:13px;line-height:20px;word-break:break-all"><a href="${link}" target="_blank" rel="noreferrer" style="color:${accent}">${link}</a></p>
</td></tr></table>
<p style="max-width:520px;margin:24px auto 0;${font};font-size:13px;line-height:20px;color:#52525b">${escapeHtml(note)}${stopLink === null ? '' : ` <a href="${escapeHtml(stopLink)}" target="_blank" rel="noreferrer" style="color:${accent}">${stopWords}</a>`}</p>
</td></tr></table>
</body>
</html>
`;
}
