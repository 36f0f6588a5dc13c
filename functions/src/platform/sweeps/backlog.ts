/** The delay of the items of one run that have a time when they are due. */
export class Backlog {
  #met: Date | null = null;
  #left: Date | null = null;

  /** An item that the run begins. */
  met(dueAt: Date): void {
    this.#met = earlierOf(this.#met, dueAt);
  }

  /** An item that the run leaves to the next, because its time is up. */
  left(dueAt: Date): void {
    this.#left = earlierOf(this.#left, dueAt);
  }

  /** The delay of the oldest item that was met or left: whole seconds, 0 without one. */
  behindSeconds(now: Date): number {
    return secondsSince(earlierOf(this.#met, this.#left), now);
  }

  /** The delay of the oldest item that was left. */
  leftSeconds(now: Date): number {
    return secondsSince(this.#left, now);
  }
}

function earlierOf(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one <= other ? one : other;
}

function secondsSince(then: Date | null, now: Date): number {
  return then === null ? 0 : Math.max(0, Math.floor((now.getTime() - then.getTime()) / 1000));
}
