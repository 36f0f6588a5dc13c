import { StringDecoder } from 'node:string_decoder';

/**
 * Splits a stream of bytes into lines at line feeds only: other line separators may be inside JSON
 * strings. A rules file is one line of any length.
 */
export class Lines {
  readonly #decoder = new StringDecoder('utf8');
  #pieces: string[] = [];

  /** The lines completed by `chunk`, without their ends and without blank ones. */
  take(chunk: Buffer): string[] {
    const [first = '', ...rest] = this.#decoder.write(chunk).split('\n');
    // Joined when the line is complete, so that a long line takes linear time.
    this.#pieces.push(first);
    const last = rest.pop();
    if (last === undefined) return [];
    const lines = [this.#pieces.join(''), ...rest];
    this.#pieces = [last];
    return lines.filter((line) => line.trim() !== '');
  }
}
