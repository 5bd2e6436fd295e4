/** A member's name being typed after an `@`. */
export interface Mention {
  /** Where its `@` stands. */
  readonly start: number;
  /** What was typed of the name so far. */
  readonly query: string;
}

const longestQuery = 40;

/** The mention the caret stands in; null where there is none. An address (`me@home`) is not one. */
export function mentionAt(text: string, caret: number): Mention | null {
  const start = text.slice(0, caret).lastIndexOf('@');
  if (start < 0 || /[\p{L}\p{N}_]/u.test(text.charAt(start - 1))) return null;
  const query = text.slice(start + 1, caret);
  return query.length > longestQuery || /[\n@]/u.test(query) ? null : { start, query };
}

/** The members whose name, or a word of it, begins with what was typed; whose name begins so come first. */
export function membersFor<Member extends { readonly name: string }>(
  query: string,
  members: readonly Member[],
): Member[] {
  const typed = query.toLowerCase();
  const rank = ({ name }: Member) =>
    name.toLowerCase().startsWith(typed)
      ? 0
      : name
            .toLowerCase()
            .split(/[ -]/u)
            .some((word) => word.startsWith(typed))
        ? 1
        : 2;
  return members
    .filter((member) => rank(member) < 2)
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The text with the mention replaced by the name, and where the caret goes: behind it and a space. */
export function insertName(
  text: string,
  { start, query }: Mention,
  name: string,
): { text: string; caret: number } {
  const rest = text.slice(start + 1 + query.length);
  const space = /^[\s,.;:!?'’)]/u.test(rest) ? '' : ' ';
  return {
    text: text.slice(0, start) + name + space + rest,
    caret: start + name.length + (/^\s/u.test(rest) ? 1 : space.length),
  };
}
