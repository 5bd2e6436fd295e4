/**
 * A text with everything escaped but letters, digits and `-._~` (RFC 3986, 2.3): what `encodeURIComponent` leaves besides is
 * refused in signatures of S3 and in parameters of headers (RFC 5987, 3.2.1).
 */
export const escapeText = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
