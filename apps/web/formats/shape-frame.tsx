import { aspectOf, type Shape } from '@scenewright/contract/rules/shapes.ts';
import { classNames } from '../ui/class-names.ts';

/** A small frame in a shape, as a sign of it. */
export function ShapeFrame({ shape, className }: { shape: Shape; className?: string }) {
  const aspect = aspectOf(shape);
  return (
    <span aria-hidden className={classNames('grid size-8 shrink-0 place-items-center', className)}>
      <span
        className="rounded-[3px] border-2 border-control bg-hover group-has-checked:border-accent"
        style={{
          aspectRatio: aspect,
          ...(aspect < 1 ? { height: '100%' } : { width: aspect === 1 ? '84%' : '100%' }),
        }}
      />
    </span>
  );
}
