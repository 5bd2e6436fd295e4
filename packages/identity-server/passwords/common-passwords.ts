const howMany = 10_000;

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is chosen: the list takes some milliseconds and has no other reader. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, howMany).map(String));
}

/** Whether one of these words, in lower case, is one of the 10,000 most used passwords. */
export async function isCommonPassword(words: Iterable<string>): Promise<boolean> {
  loaded ??= load();
  const common = await loaded;
  return [...words].some((word) => common.has(word));
}
