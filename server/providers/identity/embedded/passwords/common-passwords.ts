const howMany = 10_000;

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is chosen: the list takes some milliseconds and has no other reader. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, howMany).map(String));
}

/** Whether a password is one of the 10,000 most used, in whatever case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= load();
  return (await loaded).has(password.toLowerCase());
}
