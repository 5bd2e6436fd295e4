import type { VisualModel } from '#contract/rules/models.ts';

/** What a model's scene looks like, beside its price. */
export function ModelExample({ model }: { model: VisualModel }) {
  return (
    <span className="relative block aspect-video overflow-hidden rounded-control bg-black">
      <Valley depth={model.tier === 'value' ? 2 : model.tier === 'professional' ? 3 : 4} />
    </span>
  );
}

const ridges = [
  'M0 66 L18 52 L34 62 L52 44 L72 60 L92 46 L112 58 L132 40 L160 60 V90 H0Z',
  'M0 74 L22 62 L44 72 L66 56 L90 72 L110 60 L136 72 L160 58 V90 H0Z',
  'M0 82 L30 70 L58 80 L84 68 L116 82 L160 68 V90 H0Z',
  'M0 88 L40 80 L90 87 L130 78 L160 86 V90 H0Z',
] as const;

/** A drawn landscape whose layers grow with the model's tier. */
function Valley({ depth }: { depth: number }) {
  return (
    <svg viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden className="size-full">
      <rect width="160" height="90" fill="#241f4d" />
      <rect width="160" height="60" y="20" fill="#5b3f8c" opacity=".55" />
      <circle cx="112" cy="34" r="12" fill="#ffd9a0" />
      {ridges.slice(0, depth).map((ridge, index) => <path key={ridge} d={ridge} fill="#14112e" opacity={0.4 + index * 0.18} />)}
    </svg>
  );
}
