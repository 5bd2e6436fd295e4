// The page can be read as it came: the rest is fetched once it has been painted, not before its fonts.
requestAnimationFrame(() => setTimeout(() => import('./hydrate.tsx').catch(console.error)));
