/** Sites that pictures and clips of others may be taken from, with what their licences ask for. */
export const stockSources = [
  { id: 'pexels', name: 'Pexels', url: 'https://www.pexels.com/', kinds: ['picture', 'clip'] },
  { id: 'pixabay', name: 'Pixabay', url: 'https://pixabay.com/', kinds: ['picture', 'clip'] },
  { id: 'openverse', name: 'Openverse', url: 'https://openverse.org/', kinds: ['picture'] },
] as const;

export type StockSourceId = (typeof stockSources)[number]['id'];
export const stockSourceIds = stockSources.map(({ id }) => id) as [
  StockSourceId,
  ...StockSourceId[],
];

/** What a site is called. */
export const stockSourceName = (id: StockSourceId): string =>
  stockSources.find((source) => source.id === id)?.name ?? id;

/** Where a site is: each asks to be linked to where its results are shown. */
export const stockSourceUrl = (id: StockSourceId): string | undefined =>
  stockSources.find((source) => source.id === id)?.url;

/** Words of a search: no site takes more. */
export const maxStockWords = 100;
/** How far a search may be turned; no site lets one see everything. */
export const maxStockPage = 20;
/** Signs that an id of a site may have. */
export const stockIdPattern = /^[A-Za-z0-9_-]{1,64}$/;
/** How often it is asked whether a file that was chosen has been fetched. */
export const stockPollMs = 1_000;

/** Whose a picture or clip is, and under which licence: kept with it wherever it goes. */
export interface Credit {
  readonly source: StockSourceId;
  readonly title: string;
  readonly author: string;
  readonly author_url: string | null;
  readonly licence: string;
  readonly licence_url: string;
  /** Its page at the site. */
  readonly page_url: string;
}

/** `Jane Doe on Pexels`: who is named beside a picture or clip. */
export const creditLine = ({ author, source }: Pick<Credit, 'author' | 'source'>): string =>
  `${author} on ${stockSourceName(source)}`;

/** What a scene's description is searched as: its first sentence, as long as a site takes it, up to a whole word. */
export function stockWordsOf(description: string): string {
  const [first = ''] = description.trim().split(/(?<=[.!?…。])\s+|\n/u);
  const words = first.replace(/[.!?…。]+$/u, '').trim();
  if (words.length <= maxStockWords) return words;
  const cut = words.slice(0, maxStockWords + 1);
  const end = cut.lastIndexOf(' ');
  return cut.slice(0, end > 0 ? end : maxStockWords).replace(/[\s,;:–-]+$/u, '');
}

/** The films' credits as a text to be read without this product; empty where nothing is of others. */
export function creditsText(
  title: string,
  shown: readonly { readonly scene: number; readonly credit: Credit }[],
): string {
  if (shown.length === 0) return '';
  const parts = shown.map(({ scene, credit }) =>
    [
      `Scene ${scene}: “${credit.title}” by ${creditLine(credit)}`,
      `  ${credit.page_url}`,
      ...(credit.author_url === null ? [] : [`  By ${credit.author}: ${credit.author_url}`]),
      `  ${credit.licence}: ${credit.licence_url}`,
    ].join('\n'),
  );
  // A title may have lines, which would pass for credits.
  const inOneLine = title.replaceAll(/\s+/gu, ' ').trim();
  return `${[`Pictures and clips of others in “${inOneLine}”`, ...parts].join('\n\n')}\n`;
}

/** What sites of stock are searched for. */
export const stockKinds = ['picture', 'clip'] as const;
export type StockKind = (typeof stockKinds)[number];
