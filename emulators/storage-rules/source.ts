/** A position in a rules file, from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The text of one rules file. */
export class Source {
  readonly #lineStarts: number[] = [0];

  readonly text: string;
  readonly name: string;

  constructor(text: string, name = 'storage.rules') {
    this.text = text;
    this.name = name;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
      this.#lineStarts.push(at + 1);
    }
  }

  /** The position of the character at `offset` (from 0). */
  position(offset: number): Position {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 };
  }

  /** A line without its end, from 1; empty if there is none. */
  line(number: number): string {
    const start = this.#lineStarts[number - 1];
    if (start === undefined) return '';
    const end = this.text.indexOf('\n', start);
    return this.text.slice(start, end === -1 ? undefined : end).replace(/\r$/, '');
  }
}
