/** A sum of numbers, texts and things, in their order, of 52 bits: others have another one but by the rarest chance. */
export interface Sum {
  clear(): void;
  add(parts: readonly unknown[]): void;
  /** From now on a thing counts as the next new one since the sum was cleared, and not as itself. */
  isNew(thing: object): void;
  value(): number;
}

export function createSum(): Sum {
  let [low, high] = [0, 0];
  const known = new WeakMap<object, number>();
  let [knownCount, newCount] = [0, 0];
  const numberOf = (thing: object): number => {
    const number = known.get(thing) ?? (knownCount += 1);
    known.set(thing, number);
    return number;
  };
  const bits = new Float64Array(1);
  const halves = new Uint32Array(bits.buffer);
  const addNumber = (value: number) => {
    bits[0] = value;
    low = Math.imul(low ^ (halves[0] ?? 0), 0x9e_37_79_b1) ^ (low >>> 15);
    high = Math.imul(high ^ (halves[1] ?? 0) ^ low, 0x85_eb_ca_6b) ^ (high >>> 13);
  };
  const addText = (text: string) => {
    addNumber(text.length);
    for (let at = 0; at < text.length; at += 1) addNumber(text.charCodeAt(at));
  };
  return {
    clear: () => void ([low, high, newCount] = [0, 0, 0]),
    add(parts) {
      for (const part of parts)
        if (typeof part === 'number') addNumber(part);
        else if (typeof part === 'object' && part !== null) addNumber(numberOf(part));
        else addText(String(part));
    },
    isNew: (thing) => void known.set(thing, -(newCount += 1)),
    value: () => (high & 0xf_ff_ff) * 2 ** 32 + (low >>> 0),
  };
}
