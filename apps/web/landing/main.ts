// The page can be read as it came, and its form sent: the rest is fetched once it has been painted, not before its fonts and pictures.
requestAnimationFrame(() => setTimeout(() => import('./hydrate.tsx').catch(console.error)));
