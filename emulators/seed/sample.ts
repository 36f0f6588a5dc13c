/** A seeded random generator (mulberry32): the same choices in every run. */
export class Sample {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`, inclusive. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[this.between(0, from.length - 1)];
    if (picked === undefined) throw new RangeError('Nothing to pick from');
    return picked;
  }

  /** `count` different elements of `from`, in their order. */
  some<T>(from: readonly T[], count: number): T[] {
    const left = [...from.keys()];
    const chosen = new Set<number>();
    while (chosen.size < Math.min(count, from.length)) {
      const [index] = left.splice(this.between(0, left.length - 1), 1);
      if (index !== undefined) chosen.add(index);
    }
    return from.filter((_, index) => chosen.has(index));
  }
}
