/** Characters that `encodeURIComponent` leaves and RFC 5987 (3.2.1, `attr-char`) does not allow. */
const alsoEscaped = /['()*]/g;

/** The header by which a browser saves a file under a name (RFC 6266, RFC 5987). */
export function contentDisposition(downloadName: string): string {
  const escaped = encodeURIComponent(downloadName).replaceAll(
    alsoEscaped,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${escaped}`;
}
