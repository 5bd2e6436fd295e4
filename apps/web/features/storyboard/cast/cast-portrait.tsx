import { useState } from 'react';
import { Box, MapPin, PawPrint, UserRound } from 'lucide-react';
import type { CastMember } from '@scenewright/contract/schemas/cast.ts';
import type { CastKind } from '@scenewright/contract/rules/cast.ts';
import { classNames } from '../../../ui/class-names.ts';

const icons = {
  person: UserRound,
  animal: PawPrint,
  place: MapPin,
  thing: Box,
} as const satisfies Record<CastKind, unknown>;

interface CastPortraitProps {
  member: Pick<CastMember, 'kind' | 'portrait_url'>;
  /** Its size and shape. */
  className: string;
}

/** A member's face; its name stands beside it. The sign of its kind where there is no picture, or none that loads. */
export function CastPortrait({
  member: { kind, portrait_url: url },
  className,
}: CastPortraitProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const Icon = icons[kind];
  return (
    <span
      aria-hidden
      className={classNames(
        'relative grid shrink-0 place-items-center overflow-hidden bg-hover text-subtle',
        className,
      )}
    >
      <Icon className="size-1/2" />
      {url !== null && url !== failed && (
        <img
          src={url}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setFailed(url)}
          className="absolute inset-0 size-full object-cover object-[50%_42%]"
        />
      )}
    </span>
  );
}
