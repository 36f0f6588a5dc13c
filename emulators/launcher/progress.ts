/** A duration: "0.4 s", "12.3 s". */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Prints lines with the time since the command began. */
export class Progress {
  readonly #begun = Date.now();

  readonly say = (line: string): void => {
    console.log(`${seconds(Date.now() - this.#begun).padStart(8)}  ${line}`);
  };

  /** Runs a step and prints how long it took. */
  async step<Result>(what: string, run: () => Promise<Result>): Promise<Result> {
    const begun = Date.now();
    const result = await run();
    this.say(`${what} (${seconds(Date.now() - begun)})`);
    return result;
  }

  /** Milliseconds since the command began. */
  elapsed(): number {
    return Date.now() - this.#begun;
  }
}

/** Two aligned columns. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
}
