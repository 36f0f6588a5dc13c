/** A question of a quiz. */
export interface Question {
  /** Draws name it, so it stays. A question with another meaning has another one. */
  readonly id: string;
  readonly question: string;
  /** The right one first; each draw has its own order. */
  readonly options: readonly [string, string, string];
  /** The reason why it is right, for those who chose another one. */
  readonly why: string;
}
