import type { ReactNode } from 'react';

export type SceneArtName = 'meadow' | 'sun' | 'hive';

/** The drawn scenes of the storyboard on the landing page; each fills a 4:5 box. */
export function SceneArt({ name }: { name: SceneArtName }) {
  return (
    <svg viewBox="0 0 160 200" preserveAspectRatio="xMidYMid slice" aria-hidden className="absolute inset-0 size-full">
      {arts[name]}
    </svg>
  );
}

const bee = (
  <g>
    <ellipse cx="-4" cy="-9" rx="7" ry="10" fill="#fff" opacity=".75" transform="rotate(-28 -4 -9)" />
    <ellipse cx="6" cy="-10" rx="6" ry="9" fill="#fff" opacity=".55" transform="rotate(18 6 -10)" />
    <ellipse rx="15" ry="9.5" fill="#ffc23d" />
    <path d="M-5 -9v18M3 -9.3v18.6" stroke="#2a1d14" strokeWidth="4.4" />
    <circle cx="13" cy="-1.5" r="5.2" fill="#2a1d14" />
    <circle cx="15" cy="-3" r="1.3" fill="#fff" />
  </g>
);

const arts: Record<SceneArtName, ReactNode> = {
  meadow: (
    <>
      <rect width="160" height="200" fill="#27507a" />
      <rect width="160" height="120" y="40" fill="#4f86a8" opacity=".6" />
      <circle cx="118" cy="48" r="17" fill="#ffe1a1" />
      <path d="M0 128 Q40 104 80 122 T160 112 V200 H0Z" fill="#2f6b52" />
      <path d="M0 150 Q50 130 100 146 T160 140 V200 H0Z" fill="#235340" />
      <path d="M0 176 Q60 158 160 172 V200 H0Z" fill="#183a2e" />
      {[18, 44, 78, 112, 140].map((x, index) => (
        <g key={x} transform={`translate(${x} ${168 + (index % 2) * 10})`}>
          <path d="M0 24V0" stroke="#0f2a20" strokeWidth="2" />
          <circle r="6" fill={index % 2 === 0 ? '#e97fa4' : '#f3d36b'} />
          <circle r="2.2" fill="#5b2a3f" />
        </g>
      ))}
      <path d="M30 150 C44 118 70 132 84 96" fill="none" stroke="#fff" strokeOpacity=".55" strokeWidth="1.6" strokeDasharray="2 5" strokeLinecap="round" />
      <g transform="translate(92 84) rotate(-14)">{bee}</g>
    </>
  ),
  sun: (
    <>
      <rect width="160" height="200" fill="#b5532f" />
      <rect width="160" height="110" fill="#e08a3c" opacity=".75" />
      <circle cx="80" cy="82" r="62" fill="#ffd98a" opacity=".22" />
      <circle cx="80" cy="82" r="42" fill="#ffd98a" opacity=".4" />
      <circle cx="80" cy="82" r="25" fill="#fff0c4" />
      {Array.from({ length: 12 }, (_, index) => (
        <path key={index} d="M80 28v10" stroke="#fff0c4" strokeWidth="2.6" strokeLinecap="round" transform={`rotate(${index * 30} 80 82)`} />
      ))}
      <path d="M0 160 L40 138 L78 158 L120 132 L160 154 V200 H0Z" fill="#5d2423" />
      <path d="M0 180 L60 164 L160 178 V200 H0Z" fill="#3a1618" />
      <path d="M44 132 L80 82" stroke="#3a1618" strokeWidth="1.6" strokeDasharray="3 4" />
      <g transform="translate(40 138) rotate(-46)">{bee}</g>
    </>
  ),
  hive: (
    <>
      <rect width="160" height="200" fill="#2b1a3d" />
      <circle cx="80" cy="104" r="88" fill="#8c4f1f" opacity=".4" />
      {honeycomb().map(({ x, y, lit }) => (
        <path key={`${x}-${y}`} d="M0 -14 L12.1 -7 V7 L0 14 L-12.1 7 V-7Z" transform={`translate(${x} ${y})`} fill={lit ? '#f2a732' : '#a8641f'} stroke="#4d2c12" strokeWidth="2.4" />
      ))}
      <path d="M80 104c-22-26-44-6-34 12s28 6 34-12c22 26 44 6 34-12s-28-6-34 12Z" fill="none" stroke="#fff" strokeOpacity=".8" strokeWidth="1.8" strokeDasharray="3 5" strokeLinecap="round" />
      <g transform="translate(80 104) scale(1.15)">{bee}</g>
    </>
  ),
};

/** Rows of hexagons within a circle around the middle. */
function honeycomb(): { x: number; y: number; lit: boolean }[] {
  const cells = [];
  for (let row = -3; row <= 3; row += 1) {
    for (let column = -3; column <= 3; column += 1) {
      const x = 80 + column * 24.2 + (row % 2 === 0 ? 0 : 12.1);
      const y = 104 + row * 21;
      if (Math.hypot(x - 80, y - 104) < 70) cells.push({ x: Math.round(x * 10) / 10, y, lit: (row * 7 + column * 5) % 3 === 0 });
    }
  }
  return cells;
}
