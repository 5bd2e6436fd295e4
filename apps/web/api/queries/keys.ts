/** Every key of the query cache, so that what one hook reads another can refresh. */
export const queryKeys = {
  contents: ['contents'] as const,
  contentPage: (part: { page: number; search: string; status: string | null; sort: string }) =>
    ['contents', 'page', part] as const,
  contentCount: ['contents', 'count'] as const,
  /** What an idea holds. */
  idea: (asked: unknown) => ['idea', asked] as const,
  content: (id: string) => ['contents', 'one', id] as const,
  storyboard: (contentId: string) => ['storyboard', contentId] as const,
  /** A scene's takes; another `made` says that there may be more by now. */
  takes: (sceneId: string, made: string) => ['takes', sceneId, made] as const,
  cast: ['cast'] as const,
  library: ['library'] as const,
  libraryPart: (part: { page: number; search: string; kind: string | null; tag: string | null }) =>
    ['library', part] as const,
  libraryUses: (id: string) => ['library', 'uses', id] as const,
  libraryItem: (id: string) => ['library', 'one', id] as const,
  brand: ['brand'] as const,
  stock: (asked: unknown) => ['stock', asked] as const,
  credits: ['credits'] as const,
  usagePage: (page: number) => ['credits', 'usage', page] as const,
  /** What this installation says of itself. */
  config: ['config'] as const,
  models: ['models'] as const,
  priceIds: ['price-ids'] as const,
  payment: (id: string) => ['payment', id] as const,
  /** Prices of a content: of approving it, and of making its scenes again. */
  prices: (contentId: string) => ['prices', contentId] as const,
  formatPrice: (contentId: string, shape: string) =>
    ['prices', contentId, 'format', shape] as const,
  approvalPrice: (contentId: string, quality: 'draft' | 'final') =>
    ['prices', contentId, 'approval', quality] as const,
};
