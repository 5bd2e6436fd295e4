/** Where the server serves the file behind {@link brandFontFace}. */
export const brandFontPath = '/fonts/inter.woff2';

/**
 * The product's letters, for pages that the server draws by itself: they know nothing of the web app's files, whose names
 * change with each build. A policy needs `font-src 'self'` beside it. Latin alone; other scripts keep the system's font.
 */
export const brandFontFace = `@font-face{font-family:'Inter Variable';font-weight:100 900;font-display:swap;src:url(${brandFontPath}) format('woff2')}`;
export const brandFontFamily = `'Inter Variable',Inter,ui-sans-serif,system-ui,sans-serif`;
export const brandFontFeatures = `'cv11','ss03'`;
