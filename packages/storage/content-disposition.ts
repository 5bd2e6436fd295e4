import { escapeText } from './escaped-text.ts';

/** The header by which a browser saves a file under a name (RFC 6266, RFC 5987). */
export const contentDisposition = (downloadName: string): string =>
  `attachment; filename*=UTF-8''${escapeText(downloadName)}`;
