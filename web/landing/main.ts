// The page can be read as it came: what makes it answer is fetched once it has been painted, not before its letters and pictures.
requestAnimationFrame(() => setTimeout(() => void import('./hydrate.tsx')));
