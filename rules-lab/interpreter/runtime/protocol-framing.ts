import { StringDecoder } from 'node:string_decoder';

/**
 * Cuts a stream of bytes into lines. A rules file arrives as one line of any length; other line
 * separators than the line feed may stand inside JSON strings and separate nothing.
 */
export class Lines {
  readonly #decoder = new StringDecoder('utf8');
  #pieces: string[] = [];

  /** The lines that `chunk` completes, without their ends; blank ones are left out. */
  take(chunk: Buffer): string[] {
    const [first = '', ...rest] = this.#decoder.write(chunk).split('\n');
    // Joined only once the line is whole: a long line stays linear in its length.
    this.#pieces.push(first);
    const last = rest.pop();
    if (last === undefined) return [];
    const lines = [this.#pieces.join(''), ...rest];
    this.#pieces = [last];
    return lines.filter((line) => line.trim() !== '');
  }
}
