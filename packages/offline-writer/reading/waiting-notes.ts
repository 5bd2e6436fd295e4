import type { SilentShot } from './material.ts';

interface Waiting {
  readonly block: number;
  readonly role: 'picture' | 'screen';
  readonly text: string;
  /** Whether it stands in a scene of a script that is headed as one. */
  readonly isInScene: boolean;
}

/** Notes of what is seen, and seconds, that stand before the speech they belong to. */
export class WaitingNotes {
  #notes: Waiting[] = [];
  #seconds: { readonly block: number; readonly value: number } | null = null;

  add(note: Waiting): void {
    this.#notes.push(note);
  }

  time(block: number, value: number): void {
    this.#seconds = { block, value };
  }

  /** What a block lasts; null where nothing says. */
  secondsOf(block: number): number | null {
    return this.#seconds?.block === block ? this.#seconds.value : null;
  }

  forgetSeconds(): void {
    this.#seconds = null;
  }

  /** Takes what waits in scenes that end before a block, where nobody has spoken: each is a scene of its own. */
  takeSilent(before: number | null): readonly SilentShot[] {
    const isSilent = (one: Waiting) =>
      one.isInScene && one.role === 'picture' && one.block !== before;
    const silent = this.#notes.filter(isSilent);
    this.#notes = this.#notes.filter((one) => !isSilent(one));
    return [...Map.groupBy(silent, ({ block }) => block)].map(([block, shots]) => ({
      picture: shots.map(({ text }) => text).join('; '),
      seconds: this.secondsOf(block),
    }));
  }

  /** Takes what else waits, as the notes of the speech that comes now. */
  take(): { readonly picture: string | null; readonly onScreen: string | null } {
    const notes = { picture: this.#of('picture'), onScreen: this.#of('screen') };
    this.#notes = [];
    return notes;
  }

  get texts(): readonly string[] {
    return this.#notes.map(({ text }) => text);
  }

  #of(role: Waiting['role']): string | null {
    const texts = this.#notes.flatMap((one) => (one.role === role ? [one.text] : []));
    return texts.length === 0 ? null : texts.join('; ');
  }
}
