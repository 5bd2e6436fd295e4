import { Clapperboard, Film, MonitorPlay, Music2, Zap, type LucideIcon } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  tiktok: Music2,
  instagram: Clapperboard,
  shorts: Zap,
  youtube: MonitorPlay,
  video: Film,
};

/** A sign for a platform's id; decoration beside its name. */
export function PlatformIcon({ platform, className }: { platform: string; className?: string }) {
  const Icon = (Object.hasOwn(icons, platform) ? icons[platform] : undefined) ?? Film;
  return <Icon aria-hidden className={className} />;
}
