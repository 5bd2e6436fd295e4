import { vi } from 'vitest';

/** A file finds each module as a page finds it that was just opened, though its worker has run other files before. */
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
