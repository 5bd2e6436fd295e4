import type { BeatLine } from '../knowledge/knowledge.ts';

/**
 * Lines for an idea no knowledge covers, built round the creator's own words.
 * Slots: {t} the topic in mid-sentence, {T} at a sentence's start, and those of the intent.
 * Every sentence carries a slot, so that two ideas never share one.
 */
export interface Frame {
  readonly hooks: readonly BeatLine[];
  readonly beats: readonly BeatLine[];
  readonly closes: readonly BeatLine[];
}

/** The line with its slots filled; an unknown slot stays visible, which a test forbids. */
export function fillSlots(line: string, slots: Readonly<Record<string, string>>): string {
  return line.replace(/\{(\w+)\}/gu, (slot, name: string) => (Object.hasOwn(slots, name) ? slots[name] : undefined) ?? slot);
}
