import { Avatar as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';

interface AvatarProps {
  /** Shown while there is no picture: a letter or two. */
  initials: string;
  src?: string;
  className?: string;
}

export function Avatar({ initials, src, className }: AvatarProps) {
  return (
    <Primitive.Root className={classNames('grid size-8 place-items-center overflow-hidden rounded-full bg-accent text-13 font-semibold text-accent-ink', className)}>
      {src !== undefined && <Primitive.Image src={src} alt="" className="size-full object-cover" />}
      <Primitive.Fallback>{initials}</Primitive.Fallback>
    </Primitive.Root>
  );
}
