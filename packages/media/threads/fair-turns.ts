/** Things that wait, each on behalf of somebody: all who wait take turns, and each one's come in the order they came. */
export interface FairTurns<Thing> {
  add(asker: string, thing: Thing): void;
  /** The next one; undefined where none waits. */
  take(): Thing | undefined;
  /** Nothing happens where it does not wait. */
  forget(asker: string, thing: Thing): void;
  countOf(asker: string): number;
  takeAll(): Thing[];
}

export function createFairTurns<Thing>(): FairTurns<Thing> {
  /** In the order of their turns. */
  const lists = new Map<string, Thing[]>();
  const put = (asker: string, things: Thing[]) =>
    things.length === 0 ? lists.delete(asker) : lists.set(asker, things);
  const of = (asker: string) => lists.get(asker) ?? [];
  return {
    add: (asker, thing) => void put(asker, [...of(asker), thing]),
    take() {
      for (const [asker, [thing, ...others]] of lists) {
        // The one whose turn it was comes last from now on.
        lists.delete(asker);
        put(asker, others);
        return thing;
      }
      return undefined;
    },
    forget: (asker, thing) =>
      void put(
        asker,
        of(asker).filter((each) => each !== thing),
      ),
    countOf: (asker) => of(asker).length,
    takeAll() {
      const all = [...lists.values()].flat();
      lists.clear();
      return all;
    },
  };
}
