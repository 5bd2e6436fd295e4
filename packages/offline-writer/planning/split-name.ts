/** "uncle Farouk", "cat Biscuit": the common noun before a name, and the name. */
export function splitName(noun: string): { common: string; name: string } {
  const [, common = '', name = ''] =
    /^((?:\p{Ll}[\p{L}'’-]* ?)+?) ?((?:\p{Lu}[\p{L}'’.-]*(?: |$))*)$/u.exec(noun) ?? [];
  return { common: common.trim(), name: name.trim() };
}
