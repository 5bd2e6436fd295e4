/* What a closing card says, in the parts that are set apart: where to go, whom to follow, what it costs. */

export interface CallPart {
  readonly kind: 'text' | 'address' | 'price';
  readonly text: string;
}

const email = String.raw`[\p{L}\d.+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+`;
const handle = String.raw`(?<![\p{L}\d])@[\p{L}\d_](?:[\p{L}\d_.]*[\p{L}\d_])?`;
const address = String.raw`(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+[a-z]{2,12}(?![\p{L}\d])(?:\/[^\s,;]*[^\s,;.!?)"”»])?`;
const phone = String.raw`(?<![\p{L}\d.,])\+?\(?\d[\d() ./\-]{5,18}\d(?![\p{L}\d])`;
const price = String.raw`(?:(?:\p{Sc}|R\$|CHF|EUR|USD)\s?\d(?:[\d.,]*\d)?)|(?:\d(?:[\d.,]*\d)?\s?(?:\p{Sc}|zł|CHF|EUR|USD)(?![\p{L}\d]))`;
const setApart = new RegExp(`(${email}|${handle}|${address})|(${price})|(${phone})`, 'gu');
const leastPhoneDigits = 7;
const mostApart = 3;

/** "1974-1975" and "12 - 4" are no numbers to call. */
const isPhone = (text: string): boolean =>
  text.replace(/\D/gu, '').length >= leastPhoneDigits && !/^\d{4}\s?[-/.]\s?\d{4}$/u.test(text);

const trimmed = (text: string): string =>
  text
    .replace(/^[\s.,;:!?)–—-]+/u, '')
    .replace(/[\s,;:(–—-]+$/u, '')
    .trim();

/** The last of several sentences leads over to what is set apart. */
function sentencesOf(text: string): CallPart[] {
  const at = text.search(/(?<=[.!?] )[^.!?]{1,40}$/u);
  return (at <= 0 ? [text] : [text.slice(0, at).trim(), text.slice(at)]).map((said) => ({
    kind: 'text',
    text: said,
  }));
}

/** The parts in the order in which they are said. */
export function callParts(text: string): readonly CallPart[] {
  const parts: CallPart[] = [];
  let [from, apart] = [0, 0];
  const addText = (to: number): void => {
    const said = trimmed(text.slice(from, to));
    if (/[\p{L}\p{N}]/u.test(said)) parts.push(...sentencesOf(said));
  };
  for (const match of text.matchAll(setApart)) {
    const [whole, , cost, called] = match;
    if (apart >= mostApart || (called !== undefined && !isPhone(whole))) continue;
    addText(match.index);
    parts.push({ kind: cost === undefined ? 'address' : 'price', text: whole.trim() });
    from = match.index + whole.length;
    apart += 1;
  }
  addText(text.length);
  return parts;
}

const call =
  /^(?:please |jetzt |now |and |then )*(?:follow|subscribe|book|call|text|visit|order|try|join|share|send|save|like|comment|download|sign|get|buy|come|see you|learn|check|shop|start|tag|watch|donate|vote|register|apply|find|tap|click|swipe|scan|tell|ask|stay|grab|drop|link|message|dm|write|abonnier|folg|buch|ruf|schreib|teil|probier|komm|besuch|suscr[ií]b|s[ií]gu|reserva|llama|comparte|abonne|inscri|suivez|partage|réserve|segui|siga|sigam|assine|compartilh|iscri|prenota)/iu;

/** Whether a text asks the viewer for something. */
export const isCall = (text: string): boolean => call.test(text.trim());
