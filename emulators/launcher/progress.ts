/** A duration for people: "0.4 s", "12.3 s". */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Lines on the terminal, each with the time since the command began. */
export class Progress {
  readonly #begun = Date.now();

  readonly say = (line: string): void => {
    console.log(`${seconds(Date.now() - this.#begun).padStart(8)}  ${line}`);
  };

  /** Runs a step and says how long it took. */
  async step<Result>(what: string, run: () => Promise<Result>): Promise<Result> {
    const begun = Date.now();
    const result = await run();
    this.say(`${what} (${seconds(Date.now() - begun)})`);
    return result;
  }

  /** Time since the command began, in milliseconds. */
  elapsed(): number {
    return Date.now() - this.#begun;
  }
}

/** Two columns, the first as wide as its widest text. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
}
