export const orientations = ['vertical', 'landscape'] as const;
export type Orientation = (typeof orientations)[number];

export const platforms = [
  { id: 'tiktok', name: 'TikTok', orientation: 'vertical' },
  { id: 'instagram', name: 'Reels', orientation: 'vertical' },
  { id: 'shorts', name: 'Shorts', orientation: 'vertical' },
  { id: 'youtube', name: 'YouTube', orientation: 'landscape' },
  { id: 'video', name: 'Video', orientation: 'landscape' },
] as const satisfies readonly { id: string; name: string; orientation: Orientation }[];

export type PlatformId = (typeof platforms)[number]['id'];
export const platformIds = platforms.map((platform) => platform.id) as [
  PlatformId,
  ...PlatformId[],
];

/** The orientation a platform's videos have. */
export function orientationOf(platformId: PlatformId): Orientation {
  const platform = platforms.find(({ id }) => id === platformId);
  if (platform === undefined) throw new RangeError(`unknown platform: ${platformId}`);
  return platform.orientation;
}
