/** The mark (a strip of film around a play sign) and the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-16 font-semibold tracking-tight text-fg">
      <LogoMark />
      Scenewright
    </span>
  );
}

function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-6">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M8 9.5h16M8 22.5h16"
        className="stroke-accent-ink"
        strokeOpacity=".55"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="3 3.5"
      />
      <path
        d="M13.5 12.6v6.8a.8.8 0 0 0 1.2.7l5.7-3.4a.8.8 0 0 0 0-1.4l-5.7-3.4a.8.8 0 0 0-1.2.7Z"
        className="fill-accent-ink"
      />
    </svg>
  );
}
